import { Doc } from '@demo/art/doc';
import { glow, shade } from '@demo/art/oklch';
import { place, rect } from '@demo/art/svg';
import { nth, rng } from '@server/random';
import { screentone } from './effects';
import { bustOf } from './ensemble';
import type { ComicArt } from './pages';
import { keyOf, placeIn } from './places';

/** A cover's place and the mood of its first face. */
export interface CoverArt extends ComicArt {
  place: string;
  night?: boolean;
}

const MOODS = ['bold', 'grin', 'calm', 'wink', 'happy'] as const;

/** The 3 : 4 cover: the cast in a triangle over a place of the series. */
export function bookCover(art: CoverArt, n: number): string {
  const w = 450;
  const h = 600;
  const d = new Doc(w, h, `k${n}`);
  const r = rng(`book/${n}`);
  const key = keyOf({ hue: art.hue });
  const [first, second, third] = Object.values(art.cast);
  d.add(
    placeIn(art.place, { d, w, h, r, night: art.night ?? false, tint: { hue: art.hue }, veil: 0.08 }),
    d.halo(w * 0.5, h * 0.48, w * 0.6, glow(key, 0.6), 0.9),
    screentone(d, { w, h }, shade(key, 0.3), 0.35),
    second === undefined ? '' : place(w * 0.22, h * 0.5, 0.8, bustOf(d, second, { mood: 'sly', t: 0.5 })),
    third === undefined ? '' : place(w * 0.79, h * 0.48, 0.8, bustOf(d, third, { mood: 'grin', t: -0.5 })),
    first === undefined ? '' : place(w * 0.5, h * 0.64, 1.2, bustOf(d, first, { mood: nth(MOODS, n), t: 0.3 })),
    rect(
      0,
      0,
      w,
      h,
      0,
      d.linear([
        ['#000', 0.75, 0],
        [shade(key, 0.85), 1, 0.55],
      ]),
    ),
  );
  return d.toString();
}

/** A wide picture for the banner: faces on the right, the left calm for a text. */
export function bookBanner(art: CoverArt, n: number): string {
  const w = 840;
  const h = 392;
  const d = new Doc(w, h, `kw${n}`);
  const r = rng(`bookwide/${n}`);
  const key = keyOf({ hue: art.hue });
  const deep = shade(key, 0.78);
  const [first, second, third] = Object.values(art.cast);
  d.add(
    placeIn(art.place, { d, w, h, r, night: art.night ?? false, tint: { hue: art.hue }, veil: 0 }),
    rect(
      0,
      0,
      w,
      h,
      0,
      d.linear(
        [
          [deep, 0, 0.88],
          [deep, 0.42, 0.66],
          [deep, 0.78, 0],
        ],
        0,
        0,
        1,
        0,
      ),
    ),
    d.halo(w * 0.74, h * 0.5, h * 0.7, glow(key, 0.6), 0.7),
    third === undefined ? '' : place(w * 0.9, h * 0.46, 0.62, bustOf(d, third, { mood: 'grin', t: -0.5 })),
    second === undefined ? '' : place(w * 0.57, h * 0.5, 0.62, bustOf(d, second, { mood: 'sly', t: 0.5 })),
    first === undefined ? '' : place(w * 0.735, h * 0.56, 0.94, bustOf(d, first, { mood: nth(MOODS, n + 1), t: -0.2 })),
  );
  return d.toString();
}
