import type { Bubble } from '@/contract/book';

/** What may not begin or end a line takes a place of its neighbour's with it. */
const STICKY = /[，。！？：；、…—”’）》]{2}/u;
const LINE = 1.28;
/** Sizes in page widths: never louder than the drawing, never too small to be drawn at all. */
const LARGEST = 0.056;
const SMALLEST = 0.014;
const STEP = 0.002;

/** The largest type, in page widths, with which the words fit their balloon; scales with the page by itself. */
export function bubbleSize({ w, h, text }: Pick<Bubble, 'w' | 'h' | 'text'>, ratio: number): number {
  const height = h * ratio;
  const lost = STICKY.test(text) ? 1 : 0;
  const lines = text.split('\n');
  for (let size = LARGEST; size > SMALLEST; size -= STEP) {
    const perLine = Math.floor(w / size) - lost;
    if (perLine < 1) continue;
    const rows = lines.reduce((sum, line) => sum + Math.max(1, Math.ceil([...line].length / perLine)), 0);
    if (rows * size * LINE <= height * 1.04) return Math.round(size * 1000) / 1000;
  }
  return SMALLEST;
}
