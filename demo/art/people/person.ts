import type { Doc } from '@demo/art/doc';
import { glow, lch, mix, shade } from '@demo/art/oklch';
import { group, int, line, oval, path, place } from '@demo/art/svg';
import type { Rng } from '@server/random';
import { blush, FACE_KINDS, FACES, type FaceKind, face, type Mood } from './face';
import { GEAR, type GearKind } from './gear';
import {
  BACK,
  BACK_KINDS,
  type BackKind,
  FRINGE,
  FRINGE_KINDS,
  type FringeKind,
  HAIRS,
  LONG_BACKS,
  SKINS,
} from './hair';
import { TRAITS, type TraitKind } from './trait';
import { BUST, NECK, WEAR, WEAR_KINDS, type WearKind } from './wear';

/** Everything that fixes how a person looks. */
export interface PersonLook {
  skin: string;
  hair: string;
  eye: string;
  top: string;
  top2: string;
  fringe: FringeKind;
  back: BackKind;
  shape: FaceKind;
  wear: WearKind;
  mood?: Mood;
  gear?: GearKind;
  gearC?: string;
  rim?: string;
  trait?: TraitKind;
  slim?: boolean;
  /** Head turn, -1 to 1. */
  t?: number;
}

/** Hides most of the hair. */
const COVERS: readonly GearKind[] = ['hood', 'racer', 'helmet', 'plume'];
export const covers = (gear: GearKind | undefined): boolean => gear !== undefined && COVERS.includes(gear);

export function castOf(r: Rng, base: Partial<PersonLook> = {}): PersonLook {
  return {
    skin: r.pick(SKINS),
    hair: r.pick(HAIRS),
    fringe: r.pick(FRINGE_KINDS),
    back: r.pick(BACK_KINDS),
    shape: r.pick(FACE_KINDS),
    eye: lch(0.6, 0.14, r.pick([30, 60, 150, 200, 245, 290, 330])),
    top: lch(0.65, 0.15, r.n(0, 360)),
    top2: lch(0.85, 0.08, r.n(0, 360)),
    wear: r.pick(WEAR_KINDS),
    ...base,
  };
}

/** The hair behind the body. */
export function hairBehind(d: Doc, o: PersonLook): string {
  if (o.gear === 'hood') return path('M-118 130C-150-40-90-140 0-140C90-140 150-40 118 130Z', shade(o.top, 0.62));
  return !covers(o.gear) || LONG_BACKS.includes(o.back) ? d.use(BACK[o.back], shade(o.hair, 0.34)) : '';
}

function bust(d: Doc, o: PersonLook, neck: string): string {
  const cloth = d.linear([glow(o.top, 0.16), shade(o.top, 0.3)], 0.2, 0, 0.7, 1);
  return place(0, -16, 1, path(BUST, cloth), path(NECK, neck), WEAR[o.wear](d, o.top, o.top2));
}

/** The head alone, around 0,0 with a radius of about 100. Light comes from the upper left. */
export function head(d: Doc, o: PersonLook): string {
  const { skin, hair, gear, t = 0, rim } = o;
  const warm = mix(skin, lch(0.55, 0.13, 25), 0.32);
  const spiky = o.fringe === 'spiky' || o.fringe === 'quiff';
  const hid = covers(gear);
  const outline = FACES[o.shape];
  const fringe = FRINGE[o.fringe];
  const ink = shade(mix(hair, '#2b1c33', 0.7), 0.3);
  let s = hid ? '' : oval(-82 + t * 8, 18, 14, 19, warm) + oval(82 + t * 8, 18, 14, 19, warm);
  s += d.use(outline, d.linear([glow(skin, 0.35), mix(skin, warm, 0.45)], 0.2, 0, 0.75, 1));
  if (!(spiky && hid))
    s += group(
      { 'clip-path': d.clip(d.use(outline, '#000')) },
      d.use(fringe, warm, { x: 4 + int(t * 6), y: 12, opacity: 0.75 }),
    );
  s += blush(mix(skin, '#ff5a6e', 0.6), 54, 50, t);
  if (o.trait === 'beard') s += TRAITS.beard(d, { skin, hair, accent: o.top2, x: int(t * 20) });
  s +=
    face(d, { mood: o.mood, eye: o.eye, ink, t, brow: shade(hair, 0.35), slim: o.slim }) +
    line(`M${int(t * 26 - 3)} 45q4 4 8 1`, warm, 4);
  if (o.trait && o.trait !== 'beard') s += TRAITS[o.trait](d, { skin, hair, accent: o.gearC ?? o.top, x: int(t * 20) });
  if (!(hid && spiky)) {
    const hairF = d.linear([glow(hair, 0.28), hair, shade(hair, 0.28)], 0.2, 0, 0.7, 1);
    const shine =
      hid || o.fringe === 'buzz'
        ? ''
        : path('M-76-46C-62-84-26-100 16-94C-18-88-48-76-62-46L-66-58Z', glow(hair, 0.62), { opacity: 0.8 });
    s += group(t ? { transform: `translate(${int(t * 7)})` } : {}, d.use(fringe, hairF), shine);
  }
  if (gear) s += GEAR[gear](d, o.gearC ?? o.top, o.top2, hair);
  if (rim && !gear && !spiky && o.fringe !== 'buzz')
    s += path('M58-104C100-84 114-34 93 28C103-34 92-76 58-104Z', rim, { opacity: 0.75 });
  return s;
}

/** Head and bust. */
export function person(d: Doc, o: PersonLook): string {
  const warm = mix(o.skin, lch(0.55, 0.13, 25), 0.32);
  const edge = o.rim
    ? path('M78 136C118 150 134 190 132 250L124 250C124 196 112 160 78 136Z', o.rim, { opacity: 0.85 })
    : '';
  return hairBehind(d, o) + bust(d, o, warm) + head(d, o) + edge;
}

/** The head from behind: no face, hair all over. */
export function headBack(d: Doc, o: PersonLook): string {
  const { hair, gear, rim } = o;
  const lit = d.linear([glow(hair, 0.3), hair, shade(hair, 0.4)], 0.2, 0, 0.7, 1);
  const warm = mix(o.skin, lch(0.55, 0.13, 25), 0.32);
  let s = oval(-86, 18, 13, 18, warm) + oval(86, 18, 13, 18, warm);
  s += path('M-98 8C-112-122 112-122 98 8C98 82 52 106 0 106C-52 106-98 82-98 8Z', lit);
  s += covers(gear)
    ? ''
    : d.use(BACK[LONG_BACKS.includes(o.back) ? 'bob' : o.back], lit) +
      path('M-62-78Q-20-104 30-92Q-20-86-56-48Z', glow(hair, 0.6), { opacity: 0.7 });
  s += line('M-40 4Q-30 50-34 66M2 10Q4 50 0 70M42 4Q34 50 38 66', shade(hair, 0.4), 5, { opacity: 0.55 });
  if (covers(gear))
    s += path(
      'M-106 36C-128-148 128-148 106 36Q104 84 60 92H-60Q-104 84-106 36Z',
      d.linear([glow(o.gearC ?? o.top, 0.35), o.gearC ?? o.top, shade(o.gearC ?? o.top, 0.45)], 0, 0, 1, 1),
    );
  else if (gear === 'goggles') s += line('M-96-66Q0-92 96-66', shade(o.gearC ?? o.top, 0.5), 20);
  else if (gear) s += GEAR[gear](d, o.gearC ?? o.top, o.top2, hair);
  return s + (rim ? path('M58-104C100-84 114-34 93 28C103-34 92-76 58-104Z', rim, { opacity: 0.75 }) : '');
}
