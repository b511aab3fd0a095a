import { type Point, pts } from '@demo/art/shape';
import { int, oval, path, rect } from '@demo/art/svg';
import type { Bubble } from '@/contract/book';
import { inked } from './ink';

export type BalloonKind = Bubble['kind'];

/** A line of a script that stands in a balloon. */
export interface Line {
  /** Who says it; null for a narrator. */
  by: string | null;
  kind: BalloonKind;
  text: string;
}

/** A balloon's size, and how its text breaks. */
export interface Size {
  w: number;
  h: number;
}

/** Signs that do not begin a line. */
const CLOSING = /[，。！？、；：…—”’》）～·]/u;
/** The text takes this much of a balloon. */
const INNER = { speech: [0.76, 0.68], thought: [0.76, 0.68], shout: [0.66, 0.56], narration: [0.9, 0.82] } as const;
const LINE_HEIGHT = 1.4;

/** Rows of a text in a column so many characters wide, closing signs kept with what they close. */
function rowsOf(text: string, columns: number): number {
  let rows = 1;
  let used = 0;
  for (const sign of text) {
    const width = sign.charCodeAt(0) < 0x2000 ? 0.6 : 1;
    if (used + width > columns && CLOSING.test(sign)) {
      rows += 1;
      used = 1 + width;
    } else if (used + width > columns) {
      rows += 1;
      used = width;
    } else used += width;
  }
  return rows;
}

/** How large a balloon must be for its text at a letter height; wide before high, never wider than it may be. */
export function sizeOf({ text, kind }: Line, letter: number, widest: number): Size {
  const [kx, ky] = INNER[kind];
  const most = Math.max(3, Math.floor((widest * kx) / letter) - 1);
  const letters = [...text].length;
  const columns = Math.min(most, letters, Math.max(4, Math.ceil(Math.sqrt(letters * 2.6))));
  const rows = rowsOf(text, columns);
  return {
    w: Math.max((columns + 0.8) * letter, letter * 3.4) / kx,
    h: Math.max(rows * letter * LINE_HEIGHT + letter * 0.2, letter * 1.7) / ky,
  };
}

/** The part of a balloon that its text stands in. */
export function innerOf(kind: BalloonKind, x: number, y: number, { w, h }: Size) {
  const [kx, ky] = INNER[kind];
  return { x: x + (w * (1 - kx)) / 2, y: y + (h * (1 - ky)) / 2, w: w * kx, h: h * ky };
}

function spikes(cx: number, cy: number, w: number, h: number): string {
  const list: Point[] = [];
  for (let i = 0; i < 28; i++) {
    const turn = (i / 28) * 2 * Math.PI;
    const k = i & 1 ? 0.84 : 1.0 + (i % 3) * 0.04;
    list.push([cx + Math.cos(turn) * w * 0.52 * k, cy + Math.sin(turn) * h * 0.54 * k]);
  }
  return `${pts(list)}Z`;
}

/** Draws a balloon; its tail points to `to`, or there is none. */
export function balloon(kind: BalloonKind, x: number, y: number, { w, h }: Size, to: Point | null): string {
  const cx = x + w / 2;
  const cy = y + h / 2;
  const edge = inked(3.5);
  if (kind === 'narration') return rect(x, y, w, h, 4, '#fffdf4', edge);
  if (kind === 'shout') return path(spikes(cx, cy, w, h), '#fff', edge);
  const body = `M${int(x)} ${int(cy)}C${int(x)} ${int(y + h * 0.06)} ${int(x + w * 0.12)} ${int(y)} ${int(cx)} ${int(y)}S${int(x + w)} ${int(y + h * 0.06)} ${int(x + w)} ${int(cy)}S${int(x + w * 0.88)} ${int(y + h)} ${int(cx)} ${int(y + h)}S${int(x)} ${int(y + h * 0.94)} ${int(x)} ${int(cy)}Z`;
  if (to === null) return path(body, '#fff', edge);
  const [dx, dy] = [to[0] - cx, to[1] - cy];
  const far = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / far, dy / far];
  const [bx, by] = [cx + ux * w * 0.3, cy + uy * h * 0.34];
  const reach = Math.hypot(ux * w * 0.5, uy * h * 0.5);
  const [ex, ey] = [cx + ux * Math.min(far * 0.9, reach + 40), cy + uy * Math.min(far * 0.9, reach + 40)];
  if (kind === 'thought') {
    return (
      path(body, '#fff', edge) +
      oval(ex, ey, 7, 7, '#fff', edge) +
      oval(cx + ux * (reach + 12), cy + uy * (reach + 12), 11, 11, '#fff', edge)
    );
  }
  const [nx, ny] = [-uy * 14, ux * 14];
  const [mx, my] = [(bx + ex) / 2, (by + ey) / 2];
  // Turned as the body is, so that what both cover is filled; the outline lies below the fill, so that it parts them nowhere.
  const tail = `M${int(bx - nx)} ${int(by - ny)}Q${int(mx - nx * 0.4)} ${int(my - ny * 0.4)} ${int(ex)} ${int(ey)}Q${int(mx)} ${int(my)} ${int(bx + nx)} ${int(by + ny)}Z`;
  return path(body + tail, '#fff', { ...edge, 'paint-order': 'stroke' });
}
