/** F4: the head of a pull, in px: past it a release loads. */
export const pullHead = 50;

/** How far the content follows a finger that went `raw` px: fully up to the head, half to twice its height, then a quarter. */
export function resist(raw: number, head = pullHead): number {
  if (raw <= 0) return 0;
  if (raw <= head) return Math.round(raw);
  if (raw < head * 2) return Math.round(head + (raw - head) / 2);
  return Math.round(head * 1.5 + (raw - head * 2) / 4);
}
