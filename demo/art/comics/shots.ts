import type { Doc } from '@demo/art/doc';
import { glow, lch, shade, tone } from '@demo/art/oklch';
import { type Point, star } from '@demo/art/shape';
import { group, oval, path, place, rect } from '@demo/art/svg';
import { nth, type Rng } from '@server/random';
import type { PersonRole } from './cast';
import { focus, rush, screentone } from './effects';
import { behindOf, bodyOf, bustOf, type Ensemble, isPerson, sizeOfRole } from './ensemble';
import type { Pose } from './figure';
import { INK, inked } from './ink';
import { keyOf, placeIn, type Tint } from './places';
import { PROPS } from './props';
import type { PageScript, Panel, Player } from './script';
import { drawLines, fieldOf, type Placed, setLines, type Zone } from './speech';

/** What all panels of a page share. */
export interface Stage {
  d: Doc;
  cast: Ensemble;
  tint: Tint;
  page: PageScript;
  /** Letter height of the balloons in page units. */
  letter: number;
}

/** A panel drawn: its picture, its balloons (over everything), and where their texts stand. */
export interface DrawnPanel {
  picture: string;
  balloons: string;
  placed: Placed[];
  letter: number;
}

interface Room {
  w: number;
  h: number;
  r: Rng;
  /** Where people may be drawn. */
  top: number;
  left: number;
  width: number;
}

type Drawing = { picture: string; heads: Map<string, Point> };
const EDGE = 14;

function roleOf({ cast }: Stage, who: string) {
  const role = cast[who];
  if (role === undefined) throw new Error(`nobody is called ${who}`);
  return role;
}

function coatHue({ cast, tint }: Stage, players: readonly Player[]): string {
  const role = cast[players[0]?.who ?? ''];
  const hue = role === undefined ? tint.hue : 'beast' in role ? tint.hue : 'mech' in role ? role.c2 : role.top;
  return tone(lch(0.7, 0.12, hue), 0.08, 0.8);
}

const background = (stage: Stage, { w, h, r }: Room, veil: number): string =>
  placeIn(stage.page.place, {
    d: stage.d,
    w,
    h,
    r: r.sub('place'),
    night: stage.page.night,
    tint: stage.tint,
    veil,
  });

const tint = (stage: Stage, { w, h }: Room, opacity: number): string =>
  screentone(stage.d, { w, h }, shade(keyOf(stage.tint), 0.45), opacity);

/** People whole, side by side on the ground. */
function standing(
  stage: Stage,
  room: Room,
  players: readonly Player[],
  { share, poses }: { share: number; poses: readonly Pose[] },
): Drawing {
  const heads = new Map<string, Point>();
  const n = players.length;
  const free = room.h - room.top;
  const k = Math.min((free * share) / 350, room.width / (n * 170 + 60));
  const foot = room.h - Math.max(10, room.h * 0.025);
  let picture = '';
  for (const [i, player] of players.entries()) {
    const role = roleOf(stage, player.who);
    const x = room.left + (room.width * (i + 0.5)) / n + (n === 2 ? (i === 0 ? 1 : -1) * room.width * 0.04 : 0);
    const t = n === 1 ? 0.4 : i < (n - 1) / 2 ? 0.6 : -0.6;
    const pose = player.pose ?? nth(poses, i + room.r.i(0, 2));
    picture +=
      oval(x, foot + 2, 56 * k, 9 * k, INK, { opacity: 0.28 }) +
      place(x, foot, k, bodyOf(stage.d, role, { mood: player.mood, t }, pose));
    heads.set(player.who, [x, foot - 250 * k * sizeOfRole(role)]);
  }
  return { picture, heads };
}

/** People from the chest up, turned to each other. */
function busts(stage: Stage, room: Room, players: readonly Player[]): Drawing {
  const heads = new Map<string, Point>();
  const n = players.length;
  const free = room.h - room.top;
  const k = Math.min(free / (n === 1 ? 312 : 320), room.width / (n === 1 ? 290 : n * 225));
  let picture = '';
  for (const [i, player] of players.entries()) {
    const role = roleOf(stage, player.who);
    const size = 'beast' in role ? 0.86 : 'mech' in role ? 0.95 : 0.82 + (sizeOfRole(role) - 0.8) * 0.9;
    const x = room.left + (room.width * (i + 0.5)) / n;
    const y = room.h - 190 * k * size + (n > 1 && i % 2 === 1 ? -6 * k : 0);
    const t = n === 1 ? (room.left > 0 ? -0.7 : 0.6) : i === 0 ? 0.85 : -0.85;
    picture += place(x, y, k * size, bustOf(stage.d, role, { mood: player.mood, t }));
    heads.set(player.who, [x, y - 10 * k]);
  }
  return { picture, heads };
}

function closeUp(stage: Stage, room: Room, players: readonly Player[]): Drawing {
  const { d } = stage;
  const { w, h, r } = room;
  const player = players[0];
  const c = coatHue(stage, players);
  const cx = room.left + room.width / 2;
  const free = h - room.top;
  // Every other time so near that the panel's edge cuts hair and chin.
  const isNear = r.sub('near').b(0.5);
  const k = Math.min(free / 236, room.width / 236) * (isNear ? 1.42 : 1);
  const cy = room.top + free * (isNear ? 0.46 : 0.56);
  const isQuiet = player?.mood === 'sad' || player?.mood === 'shy' || player?.mood === 'calm';
  const lean = isQuiet ? 0 : r.sub('lean').i(-7, 7);
  const back =
    rect(0, 0, w, h, 0, d.linear([glow(c, 0.55), c, shade(c, 0.2)])) +
    focus({ r: r.sub('focus'), w, h }, cx, cy, isQuiet ? '#fff' : shade(c, 0.4), isQuiet ? 0.4 : 0.6) +
    screentone(d, { w, h }, '#fff', 0.55);
  if (player === undefined) return { picture: back, heads: new Map() };
  const bust = bustOf(d, roleOf(stage, player.who), {
    mood: player.mood,
    t: room.left > 0 ? -0.4 : 0.4,
  });
  const face = place(cx, cy, k, lean ? group({ transform: `rotate(${lean})` }, bust) : bust);
  return {
    picture: back + face,
    heads: new Map([[player.who, [cx, cy - 20 * k]]]),
  };
}

/** One speaks, seen over the other's shoulder. */
function overShoulder(stage: Stage, room: Room, one: Player, other: Player, listens: PersonRole): Drawing {
  const free = room.h - room.top;
  const k = Math.min(free / 300, room.width / 430);
  const [x, y] = [room.left + room.width * 0.36, room.h - 190 * k];
  const near = k * 1.16;
  const [nx, ny] = [room.left + room.width * 0.8, room.h - 84 * near];
  return {
    picture:
      place(x, y, k, bustOf(stage.d, roleOf(stage, one.who), { mood: one.mood, t: 0.8 })) +
      place(nx, ny, near, behindOf(stage.d, listens)),
    heads: new Map([
      [one.who, [x, y - 10 * k]],
      [other.who, [nx, ny - 30 * near]],
    ]),
  };
}

function speed(stage: Stage, room: Room, players: readonly Player[]): string {
  const { d } = stage;
  const { w, h, r } = room;
  const c = coatHue(stage, players);
  return (
    rect(0, 0, w, h, 0, d.linear([glow(c, 0.7), glow(c, 0.2), c], 0, 0, 1, 1)) +
    rush({ r: r.sub('light'), w, h }, '#fff', 0.9) +
    rush({ r: r.sub('dark'), w, h }, shade(c, 0.5), 0.5) +
    screentone(d, { w, h }, shade(c, 0.55), 0.4, true)
  );
}

function clash(stage: Stage, room: Room, players: readonly Player[]): Drawing {
  const [one, other] = players;
  const heads = new Map<string, Point>();
  let picture = speed(stage, room, players);
  const k = Math.min(((room.h - room.top) * 0.96) / 330, room.w / 470);
  const foot = room.h - 8;
  const sides: readonly (readonly [Player | undefined, number, 1 | -1])[] = [
    [one, 0.22, 1],
    [other, 0.8, -1],
  ];
  for (const [player, at, side] of sides) {
    if (player === undefined) continue;
    const body = bodyOf(
      stage.d,
      roleOf(stage, player.who),
      { mood: player.mood === 'calm' ? 'bold' : player.mood, t: 0.8 },
      player.pose ?? 'punch',
    );
    picture += place(room.w * at, foot, [k * side, k], body);
    heads.set(player.who, [room.w * at, foot - 250 * k]);
  }
  const burst = (outer: number, inner: number, points: number) =>
    star(room.w * 0.51, foot - 190 * k, outer * k, inner * k, points);
  return {
    picture: picture + path(burst(54, 22, 11), '#fff', inked(4)) + path(burst(32, 12, 9), '#ffd84d'),
    heads,
  };
}

function thing(stage: Stage, room: Room, name: string | null): Drawing {
  const draw = PROPS[name ?? ''];
  if (draw === undefined) throw new Error(`no such thing: ${name}`);
  const { w, h, r } = room;
  const c = keyOf(stage.tint);
  const free = h - room.top;
  const k = Math.min(free / 260, room.width / 260);
  const cx = room.left + room.width / 2;
  const cy = room.top + free / 2;
  return {
    picture:
      background(stage, room, 0.5) +
      focus({ r: r.sub('focus'), w, h }, cx, cy, '#fff', 0.5) +
      tint(stage, room, 0.3) +
      stage.d.halo(cx, cy, 150 * k, '#fffbe0', 0.9) +
      place(cx, cy, k, draw(stage.d, c)),
    heads: new Map(),
  };
}

function draw(stage: Stage, { shot, players, prop }: Panel, room: Room): Drawing {
  const calm: readonly Pose[] = ['stand', 'hip', 'hold', 'stand'];
  const { d } = stage;
  const with_ = (picture: string, people: Drawing): Drawing => ({
    picture: picture + people.picture,
    heads: people.heads,
  });
  if (shot === 'close') return closeUp(stage, room, players);
  if (shot === 'clash') return clash(stage, room, players);
  if (shot === 'prop') return thing(stage, room, prop);
  if (shot === 'view')
    return {
      picture: background(stage, room, 0) + tint(stage, room, 0.2),
      heads: new Map(),
    };
  if (shot === 'action') {
    return with_(
      speed(stage, room, players),
      standing(stage, room, players, {
        share: 0.92,
        poses: ['run', 'jump', 'point'],
      }),
    );
  }
  const [one, other] = players;
  if (shot === 'two' || shot === 'wide') {
    const isTalk =
      one !== undefined && other !== undefined && players.length === 2 && one.pose === null && other.pose === null;
    const listens = other && stage.cast[other.who];
    if (isTalk && isPerson(listens) && room.r.sub('over').b(shot === 'two' ? 0.5 : 0.34))
      return with_(
        background(stage, room, 0.3) + tint(stage, room, 0.28),
        overShoulder(stage, room, one, other, listens),
      );
  }
  if (shot === 'bust' || shot === 'two')
    return with_(background(stage, room, 0.36) + tint(stage, room, 0.28), busts(stage, room, players));
  if (shot === 'hero') {
    const light = d.halo(room.w * 0.5, room.h * 0.55, room.w * 0.5, '#fff', 0.5);
    return with_(
      background(stage, room, 0) + light + tint(stage, room, 0.3),
      standing(stage, room, players, {
        share: 0.96,
        poses: ['hip', 'stand', 'cheer'],
      }),
    );
  }
  const veil = shot === 'full' ? 0.14 : 0;
  return with_(
    background(stage, room, veil) + tint(stage, room, 0.2),
    standing(stage, room, players, {
      share: shot === 'full' ? 0.95 : 0.9,
      poses: calm,
    }),
  );
}

/** Shots of one figure, whose balloons may stand beside it in a wide panel. */
const BESIDE: readonly string[] = ['bust', 'close', 'full', 'action', 'prop'];

/** Draws one panel of w by h; balloons are set first, people take what is left, so that no face is covered. */
export function drawPanel(
  stage: Stage,
  panel: Panel,
  { w, h, r, flip }: { w: number; h: number; r: Rng; flip: boolean },
): DrawnPanel {
  const { lines, players } = panel;
  const isBeside = BESIDE.includes(panel.shot) && players.length <= 1 && w > h * 1.25 && lines.length > 0;
  const zone: Zone = isBeside
    ? { x: flip ? EDGE : w * 0.5, y: EDGE, w: w * 0.5 - EDGE, h: h - EDGE * 2 }
    : {
        x: EDGE,
        y: EDGE,
        w: w - EDGE * 2,
        h: h * (panel.shot === 'view' ? 0.9 : 0.5),
      };
  const order = players.map(({ who }) => who);
  const sideOf = ({ by }: { by: string | null }): number => {
    const at = order.indexOf(by ?? '');
    if (isBeside) return flip ? 0.2 : 0.8;
    if (at < 0 || order.length < 2) return at < 0 ? 0.5 : flip ? 0.12 : 0.88;
    return at / (order.length - 1);
  };
  const { placed, bottom, letter } = setLines(lines, zone, stage.letter, sideOf);
  const isOnlyTold = lines.every(({ kind }) => kind === 'narration');
  const below = isBeside ? 0 : lines.length === 0 ? h * 0.06 : bottom - (isOnlyTold ? 0 : 6);
  const room: Room = isBeside
    ? { w, h, r, top: h * 0.05, left: flip ? w * 0.5 : 0, width: w * 0.5 }
    : { w, h, r, top: Math.min(below, h * 0.62), left: 0, width: w };
  const { picture, heads } = draw(stage, panel, room);
  const headOf = (who: string): Point | null => heads.get(who) ?? null;
  return { picture, balloons: drawLines(placed, headOf), placed, letter };
}

export { fieldOf };
