/** One line of a table of keys: it feeds the handler, the key line and the sheet of all keys. */
export interface KeyRow {
  /**
   * As `KeyboardEvent.key` names it (`j`, `Enter`, `B` with shift), or `mod+Enter` with ⌘ or Ctrl; of a list each works, and
   * `run` hears which.
   */
  key: string | readonly string[];
  label: string;
  run: (key: string) => void;
  /** Works and shows only while this holds; default true. */
  when?: boolean;
  /** In the sheet alone, not on the key line. */
  quiet?: boolean;
  /** Instead of the keys, such as `1–4`. */
  shown?: string;
  /** Works without being told of, beside `key`. */
  also?: readonly string[];
}

/** The keys of a row that are told of. */
export const keysOf = ({ key }: KeyRow): readonly string[] => [key].flat();

/** What a keystroke is called in a table; null for those that are the browser's or the system's. */
export function nameOf(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): string | null {
  if (event.altKey) return null;
  if (event.ctrlKey || event.metaKey) return `mod+${event.key}`;
  return event.key;
}

/** What a keystroke does in a table that works; undefined: nothing. */
export function rowFor(rows: readonly KeyRow[], name: string): KeyRow | undefined {
  return rows.find((row) => row.when !== false && (keysOf(row).includes(name) || row.also?.includes(name) === true));
}
