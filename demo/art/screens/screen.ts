import type { Game } from '@demo/art/game';
import { shade } from '@demo/art/oklch';
import { type ChibiLook, chibi } from '@demo/art/people/chibi';
import { mechFigure } from '@demo/art/people/mech';
import { place, rect } from '@demo/art/svg';
import type { Frame } from '@demo/art/worlds/world';

/** One kind of screenshot, drawn over the whole frame. */
export type Screen = (f: Frame, g: Game) => string;

/** The game's hero, the same one as on its cover. */
export function hero(
  f: Frame,
  g: Game,
  x: number,
  y: number,
  k: number,
  change: Partial<ChibiLook> & Pick<ChibiLook, 'pose'>,
): string {
  if (g.mech) return place(x, y, k, mechFigure(f.d, g.mech, { flying: change.pose === 'jump' }));
  const cape = g.world.cast.cape ? shade(g.p.acc2, 0.12) : undefined;
  const look: ChibiLook = { ...g.look, item: g.world.cast.item, cape, pant: shade(g.p.near, 0.45), t: 0.7, ...change };
  return place(x, y, k, chibi(f.d, look));
}

export const dim = (f: Frame, opacity: number): string => rect(0, 0, f.w, f.h, 0, shade(f.p.fore, 0.5), { opacity });
