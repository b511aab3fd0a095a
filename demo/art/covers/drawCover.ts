import { actorOf } from '@demo/art/comics/cast';
import { bustOf, type Ensemble } from '@demo/art/comics/ensemble';
import { Doc } from '@demo/art/doc';
import { title } from '@demo/art/lettering/title';
import { person } from '@demo/art/people/person';
import { rng } from '@server/random';
import { COVER, type CoverDesign } from './cover';
import { spine } from './series';

interface Book {
  key: string;
  author: string;
  cast: Ensemble;
}

/** The 3 : 4 cover of a book. */
export function drawCover({ key, author, cast }: Book, { face, lines, draw }: CoverDesign): string {
  const d = new Doc(COVER.w, COVER.h, `cover/${key}`);
  draw({
    d,
    r: rng(`cover/${key}`),
    add: (...shapes) => d.add(...shapes),
    title: (box, setting) => d.add(title(d, face, lines, box, setting)),
    word: (text, box, setting) => d.add(title(d, face, [text], box, setting)),
    who(letter, look) {
      const role = cast[letter];
      if (role === undefined) throw new Error(`${key} has nobody ${letter}`);
      // People of covers have no ink lines: they stand in colours, as the machines and animals do.
      return 'beast' in role || 'mech' in role ? bustOf(d, role, look) : person(d, { ...actorOf(role), ...look });
    },
  });
  return d.add(spine(author)).toString();
}
