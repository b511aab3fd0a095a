import { nth, rng } from '@server/random';
import { Doc } from './doc';
import { gameOf } from './game';
import { board } from './screens/board';
import { map, win } from './screens/calm';
import { boss, flight } from './screens/fight';
import { grow } from './screens/grow';
import { play, race } from './screens/play';
import type { Screen } from './screens/screen';
import type { WorldName } from './worlds/catalogue';
import { frameOf } from './worlds/world';

/** What one sees of a game depends on where it plays. */
const SCREENS: Record<WorldName, readonly Screen[]> = {
  sky: [play, map, flight, boss, win],
  sea: [play, flight, map, boss, win],
  neon: [race, boss, map, board, win],
  farm: [grow, map, board, play, win],
  wuxia: [boss, play, map, board, win],
  mecha: [flight, boss, map, play, win],
  dungeon: [boss, play, map, board, win],
  candy: [board, grow, map, play, win],
};

/** Screenshot number `variant` of game n. */
export function shot(n: number, variant: number): string {
  const g = gameOf(n);
  const d = new Doc(800, 450, `s${n}/${variant}`);
  return d.add(nth(SCREENS[g.worldName], variant)(frameOf(d, rng(`shot/${n}/${variant}`), g.p), g)).toString();
}
