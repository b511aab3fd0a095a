import type { Doc } from '@demo/art/doc';
import { glow, shade } from '@demo/art/oklch';
import { group, int, line, oval, path } from '@demo/art/svg';

export type Mood = 'calm' | 'happy' | 'grin' | 'bold' | 'wow' | 'wink' | 'sad' | 'mad' | 'shy' | 'sly';
export const BRIGHT_MOODS: readonly Mood[] = ['calm', 'happy', 'grin', 'bold', 'wow', 'wink', 'shy', 'sly'];

/** Outlines of a face: oval, round, pointed, broad. */
export const FACES = {
  oval: 'M-82-20C-86 36-56 96 0 98C56 96 86 36 82-20C82-96-82-96-82-20Z',
  round: 'M-84-16C-94 46-60 96 0 96C60 96 94 46 84-16C82-96-82-96-84-16Z',
  point: 'M-81-20C-84 30-46 84 0 101C46 84 84 30 81-20C82-96-82-96-81-20Z',
  broad: 'M-84-20C-88 40-74 76-40 92Q0 104 40 92C74 76 88 40 84-20C82-96-82-96-84-20Z',
} as const;
export type FaceKind = keyof typeof FACES;
export const FACE_KINDS = Object.keys(FACES) as FaceKind[];

export interface StateLook {
  mood?: Mood;
  eye?: string;
  ink?: string;
  brow?: string;
  /** Which way the face looks, -1 to 1. */
  t?: number;
  animal?: boolean;
  /** Narrower eyes: calm grown-ups. */
  slim?: boolean;
}

const BROWS: Partial<Record<Mood, readonly [number, number]>> = {
  bold: [-46, -36],
  mad: [-48, -28],
  sad: [-34, -44],
  wow: [-52, -52],
  shy: [-36, -42],
  sly: [-46, -36],
};

function eyeAt(d: Doc, look: StateLook, x: number, k: number, side: 1 | -1): string {
  const { mood = 'calm', eye = '#2f6f9f', ink = '#2b2140', animal } = look;
  const y = animal ? 14 : 24;
  if (mood === 'happy' || (mood === 'wink' && side > 0)) {
    return line(`M${int(x - 17 * k)} ${y + 6}Q${int(x)} ${y - 16} ${int(x + 17 * k)} ${y + 6}`, ink, 7);
  }
  if (mood === 'shy')
    return line(`M${int(x - 16 * k)} ${y - 2}Q${int(x)} ${y + 14} ${int(x + 16 * k)} ${y - 2}`, ink, 7);
  const wow = mood === 'wow';
  const open = (wow ? 1.12 : mood === 'sly' || mood === 'mad' ? 0.86 : 1) * (look.slim ? 0.8 : 1);
  const rx = (animal ? 18 : 15) * k;
  const ry = (animal ? 23 : 21) * open;
  const iris = d.linear([shade(eye, 0.72), shade(eye, 0.3), glow(eye, 0.35)]);
  let s = animal ? '' : oval(x, y, rx + 5, ry + 1, '#fff');
  s += oval(x, y + 1, wow ? rx * 0.78 : rx, wow ? ry * 0.75 : ry, iris);
  s += oval(x - 5 * k, y - 8 * open, 5.5 * k, 6.5, '#fff') + oval(x + 6 * k, y + 9, 3, 3, '#fff', { opacity: 0.75 });
  const tilt = mood === 'mad' || mood === 'bold' ? 7 * side : mood === 'sad' ? -6 * side : 0;
  if (!animal) {
    const lid = `M${int(x - 21 * k)} ${int(y - 9 * open - tilt * 0.6)}Q${int(x)} ${int(y - ry - 9)} ${int(x + 21 * k)} ${int(y - 9 * open + tilt * -0.6)}`;
    return s + line(lid, ink, 6.5);
  }
  if (tilt > 0 || mood === 'mad' || mood === 'bold') {
    s += line(`M${int(x - 19)} ${y - 29 + 6 * side}L${int(x + 19)} ${y - 29 - 6 * side}`, ink, 8);
  }
  return s;
}

function brows(look: StateLook, x: number): string {
  const [outer, inner] = BROWS[look.mood ?? 'calm'] ?? [-40, -40];
  const [a, b, c] = [30 + outer, 20 + (outer + inner) / 2, 30 + inner];
  return line(
    `M${x - 54} ${a}Q${x - 38} ${b} ${x - 22} ${c}M${x + 54} ${a}Q${x + 38} ${b} ${x + 22} ${c}`,
    look.brow ?? look.ink ?? '#2b2140',
    5,
  );
}

function mouth(look: StateLook, x: number): string {
  const { mood = 'calm', animal } = look;
  const y = animal ? 50 : 66;
  const lip = '#7c2f3f';
  if (mood === 'grin' || mood === 'happy' || mood === 'wink') {
    const jaw = `M${x - 19} ${y - 5}Q${x} ${y + 3} ${x + 19} ${y - 5}Q${x + 15} ${y + 19} ${x} ${y + 19}Q${x - 15} ${y + 19} ${x - 19} ${y - 5}Z`;
    return path(jaw, lip) + oval(x, y + 14, 10, 5, '#f0808a');
  }
  if (mood === 'wow') return oval(x, y + 4, 9, 12, lip);
  if (mood === 'mad')
    return path(`M${x - 20} ${y + 10}Q${x} ${y - 12} ${x + 20} ${y + 10}Q${x} ${y + 4} ${x - 20} ${y + 10}Z`, lip);
  if (mood === 'sad') return line(`M${x - 11} ${y + 6}Q${x} ${y - 6} ${x + 11} ${y + 6}`, lip, 5);
  if (mood === 'sly' || mood === 'bold')
    return line(`M${x - 14} ${y + 2}Q${x + 4} ${y + 8} ${x + 16} ${y - 6}`, lip, 5);
  return animal
    ? line(`M${x - 14} ${y - 2}Q${x - 7} ${y + 8} ${x} ${y - 2}Q${x + 7} ${y + 8} ${x + 14} ${y - 2}`, lip, 5)
    : line(`M${x - 12} ${y - 2}Q${x} ${y + 8} ${x + 12} ${y - 2}`, lip, 5);
}

/** Eyes, brows and mouth around a head at 0,0. */
export function face(d: Doc, look: StateLook): string {
  const { t = 0, animal } = look;
  const x = int(t * 20);
  const gap = animal ? 44 : 37;
  const left = eyeAt(d, look, x - gap * (t > 0 ? 1 - t * 0.05 : 1), t < 0 ? 1 + t * 0.22 : 1, -1);
  const right = eyeAt(d, look, x + gap * (t < 0 ? 1 + t * 0.05 : 1), t > 0 ? 1 - t * 0.22 : 1, 1);
  return left + right + (animal ? '' : brows(look, x)) + mouth(look, int(x * 1.1));
}

export const blush = (colour: string, x: number, y: number, t = 0): string =>
  group(
    { fill: colour, opacity: 0.5 },
    ...[-x, x].map((c) => `<ellipse cx="${int(c + t * 18)}" cy="${y}" rx="15" ry="9"/>`),
  );
