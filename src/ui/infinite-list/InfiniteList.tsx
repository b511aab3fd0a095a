import { type ReactElement, type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react';
import { useNextTask } from '@/lib/react/useNextTask';
import { ListEnd, ListError, ListMore } from '@/ui/page-state/ListLine';
import { SkeletonRows } from '@/ui/skeleton/Skeleton';
import { Root, Sentinel } from './infinite-list.styles';
import type { ListState } from './listMachine';
import { Rows, type RowsProps } from './Rows';
import { KeptRowContext, RowMemoryContext } from './rowMemory';
import { NEAR_END_PX, useNearEnd } from './useNearEnd';

export interface InfiniteListProps<T> extends Omit<RowsProps<T>, 'children' | 'keptRow'> {
  /** One row; or else `layout`. */
  children?: RowsProps<T>['children'];
  /** All rows, where they do not stand one under another; none is windowed then. */
  layout?: (items: readonly T[]) => ReactElement;
  phase: ListState['at'];
  /** The end is less than 300 px away; not called while finished, errored or disabled (F5). */
  onNearEnd: () => void;
  /** The member tapped the error under the rows. */
  onRetry: () => void;
  /** In the shape of the rows; default rows with an icon. */
  skeleton?: ReactNode;
  /** The face of a list without rows. */
  empty: ReactNode;
  /** The face of a list whose first page failed, usually an `ErrorState`. */
  error: ReactNode;
  /** Why the next page failed; default 加载失败，点此重试. */
  moreError?: string;
  /** Loads nothing, such as while the page is hidden. */
  disabled?: boolean;
}

/** A list with its four faces: skeleton, empty, error, end (F5). Old rows stay while anything loads. */
export function InfiniteList<T>(props: InfiniteListProps<T>) {
  const { phase, skeleton, empty, error } = props;
  if (phase === 'idle' || phase === 'loading-first') return skeleton ?? <SkeletonRows />;
  if (phase === 'error-first') return error;
  if (phase === 'empty') return empty;
  return <Filled {...props} />;
}

/** About a screen of rows: in a list with a name that is shown for the first time they do not wait for those below them. */
const AT_FIRST = 8;

/** The rows and what stands below them. */
function Filled<T>(props: InfiniteListProps<T>) {
  const { phase, items, onNearEnd, onRetry, moreError, disabled, layout, children, name, ...rows } = props;
  const root = useRef<HTMLDivElement>(null);
  const marker = useRef<HTMLElement>(null);
  const [fits, setFits] = useState(true);
  const memory = useContext(RowMemoryContext);
  const kept = useContext(KeptRowContext);
  // Whoever comes back to a list may have been far down in it; one without a name may be such a list.
  const [isNew] = useState(() => name !== undefined && memory?.recall(name) === undefined);
  const isWhole = useNextTask(!isNew || rows.windowed === true || items.length <= AT_FIRST);
  // The row that the page goes back to may be below what is loaded: rows that nobody measured may be guessed too high. It is
  // looked for no further than twice as far down as it was.
  const keptRow = kept?.item && !disabled ? kept : undefined;
  const hasKept = keptRow && items.some((item) => String(rows.keyOf(item)) === keptRow.item);
  const nearPx = keptRow && !hasKept ? Math.max(keptRow.top, NEAR_END_PX) : NEAR_END_PX;
  useNearEnd(marker, phase === 'ready' && !disabled && isWhole, items.length, onNearEnd, nearPx);

  // A list that fits one screen needs nobody to say that it ended.
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again when the rows change
  useLayoutEffect(() => {
    if (phase === 'finished' && root.current) setFits(root.current.offsetHeight <= window.innerHeight);
  }, [phase, items.length, isWhole]);

  return (
    <Root ref={root} data-has-kept={hasKept || undefined} aria-busy={phase === 'loading-more' || undefined}>
      {layout?.(items)}
      {children && (
        <Rows {...rows} name={name} keptRow={keptRow} items={isWhole ? items : items.slice(0, AT_FIRST)}>
          {children}
        </Rows>
      )}
      <Sentinel ref={marker} />
      {phase === 'loading-more' && <ListMore />}
      {phase === 'error-more' && <ListError text={moreError} onRetry={onRetry} />}
      {phase === 'finished' && !fits && <ListEnd />}
    </Root>
  );
}
