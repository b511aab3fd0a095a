/** Says words, all that are waiting in one go: `said` ends once its word is out. */
export function createSpeaker(
  send: (words: readonly string[]) => Promise<void>,
): (words: readonly string[]) => Promise<void> {
  let waiting: string[] = [];
  let sending: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  return (words) => {
    waiting.push(...words);
    next ??= sending.then(() => {
      const batch = [...new Set(waiting)];
      waiting = [];
      next = undefined;
      const sent = send(batch);
      sending = sent.catch(() => {});
      return sent;
    });
    return next;
  };
}
