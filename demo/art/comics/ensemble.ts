import { critter } from '@demo/art/animals/critter';
import type { Doc } from '@demo/art/doc';
import { lch, shade } from '@demo/art/oklch';
import { mech, mechFigure } from '@demo/art/people/mech';
import { headBack } from '@demo/art/people/person';
import { path, place } from '@demo/art/svg';
import { actorOf, type PersonRole, type Role } from './cast';
import { figure, type Pose } from './figure';
import { inked } from './ink';
import { hairBehind, inkBust, type Look } from './people';

/** Everybody of a series by letter. */
export type Ensemble = Readonly<Record<string, Role>>;

const armour = ({ mech: v, c, c2 }: { mech: number; c: number; c2: number }) => ({
  v,
  c: lch(0.78, 0.09, c),
  c2: lch(0.68, 0.16, c2),
  eye: lch(0.88, 0.13, c2),
});

/** Somebody's head and bust, the head's centre on 0,0. */
export function bustOf(d: Doc, role: Role, look: Look): string {
  if ('beast' in role) {
    const wear = role.scarf === undefined ? {} : { wear: lch(0.66, 0.16, role.scarf) };
    // An animal's sad brow is drawn on one side only: closed eyes say it better.
    const mood = look.mood === 'sad' ? 'shy' : look.mood;
    return critter(d, {
      kind: role.beast,
      v: role.v,
      mood,
      t: look.t,
      ...wear,
    });
  }
  if ('mech' in role) return mech(d, armour(role));
  return inkBust(d, actorOf(role), look);
}

/** Only people are drawn from behind: an animal without its face is nobody. */
export const isPerson = (role: Role | undefined): role is PersonRole =>
  role !== undefined && !('mech' in role) && !('beast' in role);

const HEAD_BEHIND = 'M-98 8C-112-122 112-122 98 8C98 82 52 106 0 106C-52 106-98 82-98 8Z';

/** Somebody's head and shoulders from behind. */
export function behindOf(d: Doc, role: PersonRole): string {
  const actor = actorOf(role);
  return (
    path('M-150 260Q-146 132-52 112H52Q146 132 150 260Z', shade(actor.top, 0.28), inked(6)) +
    hairBehind(d, actor, 6) +
    path(HEAD_BEHIND, actor.hair, inked(9)) +
    headBack(d, actor)
  );
}

/** How much smaller than a grown-up somebody is. */
export const sizeOfRole = (role: Role): number => ('beast' in role ? 0.62 : 'mech' in role ? 1.15 : (role.size ?? 1));

/** Somebody whole, the feet on 0,0 and, before their own size, about 345 high. */
export function bodyOf(d: Doc, role: Role, look: Look, pose: Pose): string {
  const k = sizeOfRole(role);
  if ('beast' in role) return place(0, -262 * k, k, bustOf(d, role, look));
  if ('mech' in role) return place(0, -282 * k * 0.92, k * 0.92, mechFigure(d, armour(role)));
  return place(0, 0, k, figure(d, actorOf(role), look, pose));
}
