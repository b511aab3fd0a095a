/** Where our code broke: the kind of error, and the first line of it that lies in a file of ours. Its message may quote a member. */
export function crashPlace(fault: unknown): string {
  const { name = typeof fault, stack = '' } = fault instanceof Error ? fault : {};
  const [line = 'nowhere'] = /[\w.-]+\.js:\d+:\d+/.exec(stack) ?? [];
  return `${name} ${line}`;
}
