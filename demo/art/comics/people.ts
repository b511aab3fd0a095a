import type { Doc } from '@demo/art/doc';
import { glow, lch, mix, shade } from '@demo/art/oklch';
import { blush, FACES, face, type Mood } from '@demo/art/people/face';
import { GEAR } from '@demo/art/people/gear';
import { BACK, FRINGE, LONG_BACKS } from '@demo/art/people/hair';
import { covers } from '@demo/art/people/person';
import { TRAITS } from '@demo/art/people/trait';
import { BUST, NECK, WEAR } from '@demo/art/people/wear';
import { group, int, line, oval, path, place } from '@demo/art/svg';
import type { Actor } from './cast';
import { inked } from './ink';

/** How somebody is shown in one panel. */
export interface Look {
  mood: Mood;
  /** Head turn, -1 to 1. */
  t: number;
}

const warmth = (skin: string) => mix(skin, lch(0.55, 0.13, 25), 0.32);

/** The hair behind the body. */
export function hairBehind(d: Doc, actor: Actor, width: number): string {
  if (actor.gear === 'hood') {
    return path('M-118 130C-150-40-90-140 0-140C90-140 150-40 118 130Z', shade(actor.top, 0.62), inked(width));
  }
  const shows = !covers(actor.gear) || LONG_BACKS.includes(actor.back);
  return shows ? d.use(BACK[actor.back], shade(actor.hair, 0.34), inked(width)) : '';
}

function hairInFront(d: Doc, { hair, fringe, gear }: Actor, t: number, width: number): string {
  const isSpiky = fringe === 'spiky' || fringe === 'quiff';
  if (isSpiky && covers(gear)) return '';
  const tint = d.linear([glow(hair, 0.28), hair, shade(hair, 0.28)], 0.2, 0, 0.7, 1);
  const shine =
    covers(gear) || fringe === 'buzz'
      ? ''
      : path('M-76-46C-62-84-26-100 16-94C-18-88-48-76-62-46L-66-58Z', glow(hair, 0.62), { opacity: 0.8 });
  return group(t ? { transform: `translate(${int(t * 7)})` } : {}, d.use(FRINGE[fringe], tint, inked(width)), shine);
}

/** A head around 0,0, about 100 in radius, in ink. */
export function inkHead(d: Doc, actor: Actor, { mood, t }: Look, width = 6): string {
  const { skin, hair, trait } = actor;
  const warm = warmth(skin);
  const outline = FACES[actor.shape];
  const ears = covers(actor.gear)
    ? ''
    : oval(-82 + t * 8, 18, 14, 19, warm, inked(width)) + oval(82 + t * 8, 18, 14, 19, warm, inked(width));
  const shadow = group(
    { 'clip-path': d.clip(d.use(outline, '#000')) },
    d.use(FRINGE[actor.fringe], warm, { x: 4 + int(t * 6), y: 12, opacity: 0.75 }),
  );
  const marks = trait === undefined ? '' : TRAITS[trait](d, { skin, hair, accent: actor.top2, x: int(t * 20) });
  const features =
    face(d, {
      mood,
      eye: actor.eye,
      ink: shade(mix(hair, '#2b1c33', 0.7), 0.3),
      t,
      brow: shade(hair, 0.35),
      slim: actor.slim ?? false,
    }) + line(`M${int(t * 26 - 3)} 45q4 4 8 1`, warm, 4);
  return (
    ears +
    d.use(outline, d.linear([glow(skin, 0.35), mix(skin, warm, 0.45)], 0.2, 0, 0.75, 1), inked(width)) +
    shadow +
    blush(mix(skin, '#ff5a6e', 0.6), 54, 50, t) +
    (trait === 'beard' ? marks + features : features + marks) +
    hairInFront(d, actor, t, width) +
    (actor.gear === undefined ? '' : GEAR[actor.gear](d, actor.gearC ?? actor.top, actor.top2, hair))
  );
}

/** Head and bust in ink; the head's centre is 0,0. */
export function inkBust(d: Doc, actor: Actor, look: Look): string {
  const tint = d.linear([glow(actor.top, 0.16), shade(actor.top, 0.3)], 0.2, 0, 0.7, 1);
  const body = place(
    0,
    -16,
    1,
    path(BUST, tint, inked(6)),
    path(NECK, warmth(actor.skin), inked(5)),
    WEAR[actor.wear](d, actor.top, actor.top2),
  );
  return hairBehind(d, actor, 6) + body + inkHead(d, actor, look);
}
