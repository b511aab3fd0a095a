import {
  type ReactElement,
  type RefObject,
  useContext,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';
import { RowBox, RowsBox } from './boxes';
import { Row } from './Row';
import { type KeptRow, RowMemoryContext } from './rowMemory';
import { ScrolledRows } from './ScrolledRows';
import { ScrollerContext } from './ScrollerContext';

export interface RowsProps<T> {
  items: readonly T[];
  keyOf: (item: T) => string | number;
  children: (item: T, index: number) => ReactElement;
  /** Mount only what is near the screen; default: from 30 rows on. */
  windowed?: boolean;
  /** About how high a row is, in rem: what a window is filled by before any row is measured. Too low draws rows in vain. */
  rowRem?: number;
  /** To restore a place: `scrollToIndex`, `getItemOffset` and the like, while windowed. */
  handle?: RefObject<WindowVirtualizerHandle | null>;
  /** The row that the page goes back to, which may be one of these. */
  keptRow?: KeptRow | undefined;
  /** Names the list, so that its rows have their heights, and are all there, at once when its page is made anew. */
  name?: string;
}

const windowFrom = 30;

const none: readonly never[] = [];

/** The root size (B2), without asking for styles. */
const rem = () => (Math.min(window.innerWidth, 520) * 16) / 375;

/** The rows of a long list; above 30 only those near the screen exist. Each is keyed by its own id, never by place. */
export function Rows<T>(props: RowsProps<T>) {
  const { items, keyOf, children, windowed = items.length > windowFrom, rowRem = 0, handle, name, keptRow } = props;
  const plain = useRef<HTMLDivElement>(null);
  const rowHeight = useRef(0);

  // What the rows measure is told to the window when it takes over: with a wrong guess the page would jump.
  useLayoutEffect(() => {
    if (plain.current && items.length > 0) rowHeight.current = plain.current.offsetHeight / items.length;
  });

  const scroller = useContext(ScrollerContext);
  const own = useRef<WindowVirtualizerHandle>(null);
  const held = handle ?? own;
  const memory = useContext(RowMemoryContext);
  const [heights] = useState(() => (name === undefined ? undefined : memory?.recall(name)));
  useLayoutEffect(() => {
    if (name === undefined) return;
    return () => {
      memory?.keep(name, held.current?.cache ?? memory.recall(name) ?? [[]]);
    };
  }, [name, memory, held]);
  const isFound = useRef(false);
  // In a task after the page has gone to the height it knows: the row is elsewhere, where others are higher than was guessed.
  const drawn = useDeferredValue<readonly T[]>(keptRow ? items : none, none);
  useEffect(() => {
    if (!keptRow || !windowed || isFound.current) return;
    const index = drawn.findIndex((item) => String(keyOf(item)) === keptRow.item);
    if (index < 0) return;
    isFound.current = true;
    // To its top, so that it is drawn; how far it was past the edge only its page knows, and its guessed height may be less.
    held.current?.scrollToIndex(index);
  }, [keptRow, windowed, drawn, keyOf, held]);
  // A window asks for its rows with every scroll event: it gets the same elements as long as its list is not drawn again.
  const rows = items.map((item, index) => (
    <Row key={keyOf(item)} item={item} index={index}>
      {children}
    </Row>
  ));
  if (!windowed) return <div ref={plain}>{rows}</div>;
  if (scroller) return <ScrolledRows scroller={scroller}>{rows}</ScrolledRows>;
  return (
    <WindowVirtualizer
      ref={held}
      as={RowsBox}
      item={RowBox}
      itemSize={rowHeight.current || rowRem * rem() || undefined}
      cache={heights}
    >
      {rows}
    </WindowVirtualizer>
  );
}
