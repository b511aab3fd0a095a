import { useCallback, useEffect, useRef, useState } from 'react';
import { useKeys } from '@/desk/keys/useKeys';
import { kitText } from '@/text/desk/kit';
import { chosenRow, rowBeside } from './chosenRow';

interface RowListOptions<T> {
  rows: readonly T[];
  idOf: (row: T) => string;
  /** By Enter; without it, Enter is not taken. */
  onOpen?: (row: T) => void;
  /** Whenever another row is chosen, by key, click, or because the one before is gone. */
  onChoose?: (row: T | null) => void;
  /** Chosen from outside, as by the address; else the list keeps it itself. */
  chosen?: string | null;
  /** Reads on: by going down from the last row too. Without it there is no more. */
  onMore?: (() => void) | undefined;
  /** Reads what was before, by going up from the first row too. */
  onLess?: (() => void) | undefined;
  /** It is being read: neither is asked for meanwhile. */
  isBusy?: boolean;
  /** Instead of 「打开」 on the key line. */
  openLabel?: string;
  /** False while something else has `j k`. */
  on?: boolean;
}

/** What a row needs to be one of the list; it goes on a `tr`, `li` or link. */
export interface RowProps {
  'data-row': string;
  'aria-current': 'true' | undefined;
  /** One of all rows is reached by Tab: the chosen one. */
  tabIndex: 0 | -1;
  onClick: () => void;
}

/** A list that `j k` move in and Enter opens; what is chosen stays chosen when the rows are read again. */
export function useRowList<T>({
  rows,
  idOf,
  onOpen,
  onChoose,
  onMore,
  onLess,
  isBusy = false,
  openLabel,
  on = true,
  ...from
}: RowListOptions<T>) {
  const [own, setOwn] = useState<string | null>(null);
  const chosenId = from.chosen === undefined ? own : from.chosen;
  const ids = rows.map(idOf);
  const before = useRef(ids);
  const byId = (id: string | null) => (id === null ? null : (rows.find((row) => idOf(row) === id) ?? null));

  const choose = (id: string | null) => {
    if (id === chosenId) return;
    setOwn(id);
    onChoose?.(byId(id));
  };
  /** By keys: the row takes the focus, so that it is read out and Enter is no longer some button's. */
  const moveTo = (id: string | null) => {
    choose(id);
    const row = id === null ? null : document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  };

  const step = (by: 1 | -1) => {
    const isAtEnd = chosenId !== null && chosenId === ids.at(by === 1 ? -1 : 0);
    if (isAtEnd && !isBusy) (by === 1 ? onMore : onLess)?.();
    moveTo(rowBeside(ids, chosenId, by));
  };

  const latest = useRef(choose);
  const looks = ids.join('\n');
  useEffect(() => {
    latest.current = choose;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked when the rows are others, not when the choice is
  useEffect(() => {
    const next = chosenRow(before.current, chosenId, ids);
    before.current = ids;
    if (next !== chosenId && ids.length > 0) latest.current(next);
  }, [looks]);

  const chosen = byId(chosenId);
  useKeys(
    [
      {
        key: ['j', 'k'],
        also: ['ArrowDown', 'ArrowUp'],
        label: kitText.upDown,
        when: rows.length > 0,
        run: (key) => step(key === 'j' || key === 'ArrowDown' ? 1 : -1),
      },
      {
        key: 'Enter',
        label: openLabel ?? kitText.open,
        when: onOpen !== undefined && chosen !== null,
        run: () => chosen && onOpen?.(chosen),
      },
    ],
    { on },
  );

  const reached = chosenId !== null && ids.includes(chosenId) ? chosenId : ids[0];
  const rowProps = useCallback(
    (row: T): RowProps => ({
      'data-row': idOf(row),
      'aria-current': idOf(row) === chosenId ? 'true' : undefined,
      tabIndex: idOf(row) === reached ? 0 : -1,
      onClick: () => latest.current(idOf(row)),
    }),
    [idOf, chosenId, reached],
  );
  return { chosen, chosenId, choose, moveTo, rowProps };
}
