import type { Mood } from '@demo/art/people/face';
import type { Line } from './balloon';
import { POSE_NAMES, type Pose } from './figure';

export type Shot = 'wide' | 'hero' | 'full' | 'bust' | 'close' | 'two' | 'clash' | 'action' | 'view' | 'prop';

/** Somebody in a panel. */
export interface Player {
  who: string;
  mood: Mood;
  pose: Pose | null;
}

export interface Panel {
  shot: Shot;
  players: Player[];
  /** The thing of a `prop` panel. */
  prop: string | null;
  lines: Line[];
}

export interface PageScript {
  place: string;
  night: boolean;
  panels: Panel[];
}

const SHOTS: readonly string[] = ['wide', 'hero', 'full', 'bust', 'close', 'two', 'clash', 'action', 'view', 'prop'];
const MOODS: readonly string[] = ['calm', 'happy', 'grin', 'bold', 'wow', 'wink', 'sad', 'mad', 'shy', 'sly'];
const KINDS = { '': 'speech', '!': 'shout', '~': 'thought' } as const;

const isShot = (text: string): text is Shot => SHOTS.includes(text);
const isMood = (text: string): text is Mood => MOODS.includes(text);
const isPose = (text: string): text is Pose => POSE_NAMES.some((name) => name === text);

function playerOf(token: string): Player {
  const [, who = '', mood = 'calm', pose = ''] = /^([A-Z])(?::(\w+))?(?:\.(\w+))?$/.exec(token) ?? [];
  if (who === '' || !isMood(mood) || (pose !== '' && !isPose(pose))) throw new Error(`no player: ${token}`);
  return { who, mood, pose: pose === '' ? null : (pose as Pose) };
}

function lineOf(text: string): Line {
  const [, by = '', mark = '', said = ''] = /^([A-Z])([!~]?) (.+)$/u.exec(text) ?? [];
  if (said === '') throw new Error(`nobody says: ${text}`);
  if (by === 'N') return { by: null, kind: 'narration', text: said };
  return { by, kind: KINDS[mark as keyof typeof KINDS], text: said };
}

function panelOf(row: string): Panel {
  const [action = '', spoken = ''] = row.split('|').map((part) => part.trim());
  const [shot = '', ...tokens] = action.split(/\s+/);
  if (!isShot(shot)) throw new Error(`no shot: ${row}`);
  const isProp = shot === 'prop';
  return {
    shot,
    players: isProp ? [] : tokens.map(playerOf),
    prop: isProp ? (tokens[0] ?? null) : null,
    lines: spoken === '' ? [] : spoken.split(' / ').map(lineOf),
  };
}

/**
 * Pages of a chapter. `@place` begins a page (`@place*` at night); every other row is a panel:
 * `shot A:mood.pose B:mood | A said / B! shouted / A~ thought / N told`.
 */
export function readScript(text: string): PageScript[] {
  const pages: PageScript[] = [];
  for (const row of text.split('\n').map((one) => one.trim())) {
    if (row === '') continue;
    if (row.startsWith('@')) {
      pages.push({ place: row.slice(1).replace('*', ''), night: row.endsWith('*'), panels: [] });
      continue;
    }
    const page = pages.at(-1);
    if (page === undefined) throw new Error('a script begins with a place');
    page.panels.push(panelOf(row));
  }
  return pages;
}
