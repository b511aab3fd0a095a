import { type KeyRow, nameOf, rowFor } from './keyRow';
import { actsItself, isComposing, takesText } from './typing';

/** Tables that stand over each other: the latest is asked first, and `over` silences all below it. */
export interface KeyTable {
  rows: readonly KeyRow[];
  /** A dialog: what is under it hears nothing. */
  over: boolean;
  /** What the sheet calls these keys. */
  title: string;
}

/** All tables of keys that are on screen; hears the keyboard and tells who shows them. */
export class KeyDesk {
  private tables: KeyTable[] = [];
  private readonly told = new Set<() => void>();

  /** Those that work now, from the lowest to the uppermost. */
  working: readonly KeyTable[] = [];

  add(table: KeyTable): () => void {
    this.tables = [...this.tables, table];
    this.tell();
    return () => {
      this.tables = this.tables.filter((each) => each !== table);
      this.tell();
    };
  }

  /** Something that is shown of a table has changed. */
  tell(): void {
    const lowest = Math.max(0, this.tables.map(({ over }) => over).lastIndexOf(true));
    this.working = this.tables.slice(lowest);
    for (const each of this.told) each();
  }

  subscribe = (hear: () => void): (() => void) => {
    this.told.add(hear);
    return () => this.told.delete(hear);
  };

  /** While somebody types only ⌘ and Ctrl are heard, and Esc leaves the field. */
  hear(event: KeyboardEvent): void {
    const name = nameOf(event);
    if (name === null || event.defaultPrevented || isComposing(event)) return;
    const { target } = event;
    const isModified = name.startsWith('mod+');
    if (takesText(target) && !isModified) {
      if (name === 'Escape' && target.closest('[role="dialog"]') === null) target.blur();
      return;
    }
    if (!isModified && actsItself(target, name)) return;
    for (const { rows } of [...this.working].reverse()) {
      const row = rowFor(rows, name);
      if (row === undefined) continue;
      event.preventDefault();
      row.run(name);
      return;
    }
  }
}
