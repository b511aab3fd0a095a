declare module 'pg/lib/utils' {
  /** Turns a JavaScript value into the text (or Buffer) that goes over the wire. */
  export function prepareValue(value: unknown): string | Buffer | null | undefined;
}
