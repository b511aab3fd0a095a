interface Parts {
  format: string;
  v: number;
  header: object;
  base?: object | undefined;
  entries: readonly unknown[];
  checkpoints: readonly unknown[];
  marks: readonly unknown[];
  loads?: readonly unknown[] | undefined;
  touches?: readonly unknown[] | undefined;
  live?: readonly unknown[] | undefined;
  end: object;
}

const rows = (list: readonly unknown[]) =>
  list.length === 0 ? '[]' : `[\n${list.map((row) => JSON.stringify(row)).join(',\n')}\n]`;

/** A recording as a text, an entry a line. */
export function recordingText({ format, v, header, base, end, ...lists }: Parts): string {
  const head = `"format":${JSON.stringify(format)},"v":${v},"header":${JSON.stringify(header)}`;
  const start = base === undefined ? '' : `,\n"base":${JSON.stringify(base)}`;
  const { entries, checkpoints, marks, loads, touches, live } = lists;
  const parts = Object.entries({ entries, checkpoints, marks, loads, touches, live })
    .flatMap(([name, list]) => (list ? [`,\n"${name}":${rows(list)}`] : []))
    .join('');
  return `{${head}${start}${parts},\n"end":${JSON.stringify(end)}}\n`;
}
