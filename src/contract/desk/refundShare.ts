interface Part {
  /** Fen of the whole order, of what went back before, and of this part. */
  amountFen: number;
  before: number;
  fen: number;
}

/**
 * What a part of an order that is given back takes of what the order gave (diamonds or days): its share, rounded up over all parts so
 * far, so that no way to split a refund leaves anybody more, and all parts together take all of it.
 */
export function takenWith(given: number, { amountFen, before, fen }: Part): number {
  const upTo = (back: number) => Math.ceil((given * back) / amountFen);
  return upTo(before + fen) - upTo(before);
}
