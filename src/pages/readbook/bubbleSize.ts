import type { Bubble } from '@/contract/book';

/** Part of a balloon that its words may fill: an ellipse has less room in it than its box. */
const ROOM = { speech: 0.74, thought: 0.7, shout: 0.66, narration: 0.9 } as const;
const LINE = 1.28;
/** Sizes in page widths: never louder than the drawing, never too small to be drawn at all. */
const LARGEST = 0.056;
const SMALLEST = 0.014;
const STEP = 0.002;

/** The largest type, in page widths, with which the words fit their balloon; scales with the page by itself. */
export function bubbleSize({ w, h, text, kind }: Pick<Bubble, 'w' | 'h' | 'text' | 'kind'>, ratio: number): number {
  const room = ROOM[kind];
  const [width, height] = [w * room, h * ratio * room];
  const lines = text.split('\n');
  for (let size = LARGEST; size > SMALLEST; size -= STEP) {
    const perLine = Math.floor(width / size);
    if (perLine < 1) continue;
    const rows = lines.reduce((sum, line) => sum + Math.max(1, Math.ceil([...line].length / perLine)), 0);
    if (rows * size * LINE <= height) return Math.round(size * 1000) / 1000;
  }
  return SMALLEST;
}
