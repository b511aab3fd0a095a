import { createContext } from 'react';

/** Heights that rows measured, by their place in the list; what nobody measured is a guess. */
export type RowHeights = [sizes: number[], guess?: number];

/** Heights of the rows of lists that left the screen, by the name of the list: back again, nothing has to be guessed. */
export interface RowMemory {
  recall(name: string): RowHeights | undefined;
  keep(name: string, heights: RowHeights): void;
}

/** Lists whose heights are remembered at the same time. */
const MOST = 30;

export function createRowMemory(): RowMemory {
  const lists = new Map<string, RowHeights>();
  return {
    recall: (name) => lists.get(name),
    keep: (name, heights) => {
      lists.delete(name);
      lists.set(name, heights);
      const [oldest] = lists.keys();
      if (lists.size > MOST && oldest !== undefined) lists.delete(oldest);
    },
  };
}

/** A row (`''`: none) that the page goes back to after it was loaded again, and how far down the page was, px. */
export interface KeptRow {
  item: string;
  top: number;
}

/** Provided by each page: once the row is among the items, a window moves there. */
export const KeptRowContext = createContext<KeptRow | undefined>(undefined);

/** Provided above the pages, so that it outlives each of them. */
export const RowMemoryContext = createContext<RowMemory | undefined>(undefined);
