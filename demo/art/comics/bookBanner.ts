import { Doc } from '@demo/art/doc';
import { glow, shade } from '@demo/art/oklch';
import { place, rect } from '@demo/art/svg';
import { nth, rng } from '@server/random';
import { bustOf } from './ensemble';
import type { ComicArt } from './pages';
import { keyOf, placeIn } from './places';

/** Who wrote a book, and what its pictures show. */
export interface CoverArt extends ComicArt {
  author: string;
  place: string;
  night?: boolean;
}

const MOODS = ['bold', 'grin', 'calm', 'wink', 'happy'] as const;

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
