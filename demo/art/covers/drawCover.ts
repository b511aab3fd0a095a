import { actorOf } from '@demo/art/comics/cast';
import { bustOf, type Ensemble } from '@demo/art/comics/ensemble';
import { Doc } from '@demo/art/doc';
import { type Box, type Setting, title } from '@demo/art/lettering/title';
import { person } from '@demo/art/people/person';
import { MEDIA } from '@server/media/kinds';
import { rng } from '@server/random';
import { COVER, type CoverDesign } from './cover';
import { spine } from './series';

/** Who wrote a book, and who its pictures show. */
export interface CoverArt {
  key: string;
  author: string;
  cast: Ensemble;
}

/** A design drawn with or without its letters. */
function drawn(d: Doc, { key, cast }: CoverArt, { face, lines, draw }: CoverDesign, isLettered: boolean): Doc {
  const set = (text: readonly string[], box: Box, setting: Setting) => {
    if (isLettered) d.add(title(d, face, text, box, setting));
  };
  draw({
    d,
    r: rng(`cover/${key}`),
    isLettered,
    add: (...shapes) => d.add(...shapes),
    title: (box, setting) => set(lines, box, setting),
    word: (text, box, setting) => set([text], box, setting),
    who(letter, look) {
      const role = cast[letter];
      if (role === undefined) throw new Error(`${key} has nobody ${letter}`);
      // People of covers have no ink lines: they stand in colours, as the machines and animals do.
      return 'beast' in role || 'mech' in role ? bustOf(d, role, look) : person(d, { ...actorOf(role), ...look });
    },
  });
  return d;
}

/** The 3 : 4 cover of a book. */
export const drawCover = (art: CoverArt, design: CoverDesign): string =>
  drawn(new Doc(COVER.w, COVER.h, `cover/${art.key}`), art, design, true)
    .add(spine(art.author))
    .toString();

/** The cover's picture without letters, from `wideFrom` down: what stands behind the title of a banner. */
export function drawWide(art: CoverArt, design: CoverDesign): string {
  const { width, height } = MEDIA.bookwide;
  const svg = drawn(new Doc(width, height, `wide/${art.key}`), art, design, false).toString();
  return svg.replace(/viewBox="[^"]*"/, `viewBox="0 ${design.wideFrom ?? 0} ${width} ${height}"`);
}
