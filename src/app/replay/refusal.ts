/** Why a file is not read; `text` is a Chinese sentence that names entry and path. */
export class Refusal extends Error {
  constructor(
    /** What a member or colleague is told. */
    readonly text: string,
    /** JSON pointer from the top of the file. */
    readonly path = '',
    /** The entry it is about, counted from 1. */
    readonly entry?: number,
  ) {
    super(text);
  }
}

/** The entry a JSON pointer leads into, and what is left of it there. */
export function splitPath(path: string): { entry?: number; inside: string } {
  const [, index, inside = ''] = /^\/entries\/(\d+)(?:\/(.*))?$/.exec(path) ?? [];
  return index === undefined ? { inside: path.slice(1) } : { entry: Number(index) + 1, inside };
}
