/** One version at level M: correction bytes a block, and the data bytes of each of its blocks. */
export interface Version {
  number: number;
  correction: number;
  blocks: readonly number[];
  /** Centres of the alignment patterns. */
  alignment: readonly number[];
}

const repeat = (count: number, bytes: number): number[] => Array.from({ length: count }, () => bytes);

/** Versions 1 to 10 at error correction level M (ISO/IEC 18004, tables 9 and E.1). */
export const versions: readonly Version[] = [
  { number: 1, correction: 10, blocks: [16], alignment: [] },
  { number: 2, correction: 16, blocks: [28], alignment: [6, 18] },
  { number: 3, correction: 26, blocks: [44], alignment: [6, 22] },
  { number: 4, correction: 18, blocks: repeat(2, 32), alignment: [6, 26] },
  { number: 5, correction: 24, blocks: repeat(2, 43), alignment: [6, 30] },
  { number: 6, correction: 16, blocks: repeat(4, 27), alignment: [6, 34] },
  { number: 7, correction: 18, blocks: repeat(4, 31), alignment: [6, 22, 38] },
  { number: 8, correction: 22, blocks: [...repeat(2, 38), ...repeat(2, 39)], alignment: [6, 24, 42] },
  { number: 9, correction: 22, blocks: [...repeat(3, 36), ...repeat(2, 37)], alignment: [6, 26, 46] },
  { number: 10, correction: 26, blocks: [...repeat(4, 43), 44], alignment: [6, 28, 50] },
];

/** Data bytes a version holds. */
export const capacity = ({ blocks }: Version): number => blocks.reduce((sum, bytes) => sum + bytes, 0);
