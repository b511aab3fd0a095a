import type { Doc } from '@demo/art/doc';
import { attrs, group } from '@demo/art/svg';
import type { Face } from './face';
import { EM, letterOf } from './letter';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** How a title is set into its box. Widths and distances in em. */
export interface Setting {
  ink: string;
  /** Outlines from the outermost in: colour and width. */
  edges?: readonly (readonly [string, number])[];
  /** A body that the letters throw to one side. */
  fall?: readonly [dx: number, dy: number, colour: string];
  /** Lines run downwards, from right to left. */
  upright?: boolean;
  /** All lines as long as the longest: few letters grow. */
  justify?: boolean;
  /** Where a shorter line, and the whole in its box, stands: 0 at the start, 1 at the end. */
  align?: number;
  /** The same across the other axis. */
  rise?: number;
  /** Degrees. */
  turn?: number;
  skew?: number;
  /** Letters hop by turns. */
  hop?: boolean;
}

interface Cell {
  char: string;
  /** Centre, size and turn, in em. */
  x: number;
  y: number;
  size: number;
  turn: number;
}

const LEAD = 1.04;
const PITCH = 0.98;
const isNarrow = (char: string) => /[0-9A-Za-z]/.test(char);
const lengthOf = (line: string) => [...line].reduce((sum, char) => sum + (isNarrow(char) ? 0.56 : PITCH), 0);

function cellsOf(lines: readonly string[], { upright, justify, align = 0.5, hop }: Setting): Cell[] {
  const longest = Math.max(...lines.map(lengthOf));
  const cells: Cell[] = [];
  let across = 0;
  for (const line of lines) {
    const size = justify ? Math.min(longest / lengthOf(line), 2.6) : 1;
    let along = (longest - lengthOf(line) * size) * align;
    for (const [i, char] of [...line].entries()) {
      const step = (isNarrow(char) && !upright ? 0.56 : PITCH) * size;
      const [a, b] = [along + step / 2, across + (size * LEAD) / 2];
      const bounce = hop ? (i % 2 ? 0.07 : -0.05) * size : 0;
      cells.push({
        char,
        x: upright ? -b : a,
        y: upright ? a : b + bounce,
        size,
        turn: hop ? (i % 2 ? 6 : -6) : 0,
      });
      along += step;
    }
    across += size * LEAD;
  }
  return cells;
}

const fixed = (v: number, digits = 1) => String(Number(v.toFixed(digits)));

/**
 * A title drawn as outlines, measured by its ink and scaled to fill the box: it cannot run over. Letters grow a little to
 * fill their cells, as a sign painter would do.
 */
export function title(d: Doc, face: Face, lines: readonly string[], box: Box, setting: Setting): string {
  const { ink, edges = [], fall, align = 0.5, rise = 0.5, turn = 0, skew = 0 } = setting;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const drawn = cellsOf(lines, setting).map(({ char, x, y, size, turn: own }) => {
    const { path, ...at } = letterOf(face, char);
    const k = (size / EM) * Math.min(1.12, (0.96 * EM) / Math.max(at.w, at.h));
    const q = (Math.abs(own) * Math.PI) / 180;
    const [hw, hh] = [(at.w / 2) * k, (at.h / 2) * k];
    const [w, h] = [hw * Math.cos(q) + hh * Math.sin(q), hw * Math.sin(q) + hh * Math.cos(q)];
    left = Math.min(left, x - w);
    right = Math.max(right, x + w);
    top = Math.min(top, y - h);
    bottom = Math.max(bottom, y + h);
    const move = `translate(${fixed(x * EM)} ${fixed(y * EM)})${own ? `rotate(${own})` : ''}scale(${fixed(k * EM, 3)})`;
    return `<path transform="${move}translate(${fixed(-at.x - at.w / 2)} ${fixed(-at.y - at.h / 2)})" d="${path}"/>`;
  });
  const thickest = Math.max(0, ...edges.map(([, width]) => width));
  const pad = thickest + (fall ? Math.max(Math.abs(fall[0]), Math.abs(fall[1])) : 0);
  const slant = Math.abs(Math.tan((skew * Math.PI) / 180));
  const q = (Math.abs(turn) * Math.PI) / 180;
  const h = bottom - top + 2 * pad;
  const w = right - left + 2 * pad + h * slant;
  const [bw, bh] = [w * Math.cos(q) + h * Math.sin(q), w * Math.sin(q) + h * Math.cos(q)];
  const k = Math.min(box.w / bw, box.h / bh);
  const [ax, ay] = setting.upright ? [rise, align] : [align, rise];
  const cx = box.x + (bw * k) / 2 + (box.w - bw * k) * ax;
  const cy = box.y + (bh * k) / 2 + (box.h - bh * k) * ay;

  const letters = `<g id="$" transform="translate(${fixed((-(left + right) / 2) * EM)} ${fixed((-(top + bottom) / 2) * EM)})">${drawn.join('')}</g>`;
  const id = d.define(letters, (own) => letters.replace('$', own));
  const use = (o: Parameters<typeof attrs>[0]) => `<use href="#${id}"${attrs(o)}/>`;
  const stroke = (colour: string, width: number) =>
    width ? { stroke: colour, 'stroke-width': Math.round(width * 2 * EM) } : {};
  const layers = [];
  if (fall) {
    const [dx, dy, colour] = fall;
    for (let i = 3; i > 0; i--)
      layers.push(use({ x: (dx * EM * i) / 3, y: (dy * EM * i) / 3, fill: colour, ...stroke(colour, thickest) }));
  }
  for (const [colour, width] of edges) layers.push(use({ fill: colour, ...stroke(colour, width) }));
  layers.push(use({ fill: ink }));
  const lean = skew ? `skewX(${-skew})` : '';
  return group(
    {
      transform: `translate(${fixed(cx)} ${fixed(cy)})${turn ? `rotate(${turn})` : ''}${lean}scale(${fixed(k / EM, 3)})`,
    },
    ...layers,
  );
}
