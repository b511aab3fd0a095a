import { Doc } from '@demo/art/doc';
import { pts } from '@demo/art/shape';
import { group, path, place, rect } from '@demo/art/svg';
import type { DrawnPage } from '@server/demoPort';
import { rng } from '@server/random';
import type { ComicPage } from '@/contract/book';
import type { Ensemble } from './ensemble';
import { inked } from './ink';
import { layOut, PAGE, stringOut } from './layouts';
import { type PageScript, readScript } from './script';
import { drawPanel, fieldOf } from './shots';

/** What a series' pages are drawn from. */
export interface ComicArt {
  key: string;
  /** Pages of rows, or strips to scroll. */
  format: 'page' | 'strip';
  hue: number;
  cast: Ensemble;
}

/** Letter height in units of an 800 wide page: strips are read larger. */
const LETTER = { page: 25, strip: 31 } as const;
const fraction = (v: number) => Math.round(v * 10_000) / 10_000;

/** Draws a page of a chapter from its script; the same script gives the same bytes. */
export function drawPage(art: ComicArt, page: PageScript, seed: string): DrawnPage {
  const turn = seed.length + seed.charCodeAt(seed.length - 1);
  const laid = art.format === 'page' ? { cells: layOut(page.panels, turn), h: PAGE.h } : stringOut(page.panels, turn);
  const d = new Doc(PAGE.w, laid.h, seed);
  const stage = { d, cast: art.cast, tint: { hue: art.hue }, page, letter: LETTER[art.format] };
  const bubbles: NonNullable<ComicPage['bubbles']> = [];
  let over = '';
  d.add(rect(0, 0, PAGE.w, laid.h, 0, '#fff'));
  for (const [i, { panel, corners }] of laid.cells.entries()) {
    const xs = corners.map(([x]) => x);
    const ys = corners.map(([, y]) => y);
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    const [w, h] = [Math.max(...xs) - x, Math.max(...ys) - y];
    const drawn = drawPanel(stage, panel, { w, h, r: rng(`${seed}/${i}`), flip: (i + turn) % 2 === 0 });
    const frame = `${pts(corners)}Z`;
    const isBleeding = w === PAGE.w;
    d.add(
      group({ 'clip-path': d.clip(`<path d="${frame}"/>`) }, place(x, y, 1, drawn.picture)),
      isBleeding ? '' : path(frame, 'none', inked(5)),
    );
    over += place(x, y, 1, drawn.balloons);
    for (const one of drawn.placed) {
      const field = fieldOf(one);
      bubbles.push({
        x: fraction((x + field.x) / PAGE.w),
        y: fraction((y + field.y) / laid.h),
        w: fraction(field.w / PAGE.w),
        h: fraction(field.h / laid.h),
        kind: one.line.kind,
        text: one.line.text,
        size: fraction(drawn.letter / PAGE.w),
      });
    }
  }
  d.add(over);
  return { svg: d.toString(), w: PAGE.w, h: laid.h, bubbles };
}

/** The pages of a chapter's script. */
export const pagesOf = (script: string): PageScript[] => readScript(script);
