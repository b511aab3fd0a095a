import type { UnknownAction } from '@reduxjs/toolkit';
import { changesBetween } from '@/app/replay/changes';
import type { SessionEntry } from '@/app/replay/sessionFile';
import { lasting } from '@/app/replay/volatile';

/** One line of two recordings side by side. */
export type DiffRow =
  | { kind: 'same'; left: SessionEntry; right: SessionEntry }
  /** The same action about something else; `path` is the first difference in it. */
  | { kind: 'changed'; left: SessionEntry; right: SessionEntry; path: string }
  | { kind: 'onlyLeft'; left: SessionEntry }
  | { kind: 'onlyRight'; right: SessionEntry };

/** More differences than this are not looked for: the recordings have nothing to do with each other. */
const FARTHEST = 2_000;

function keyOf({ a: { type, meta } }: SessionEntry): string {
  const endpoint = (meta as { arg?: { endpointName?: unknown } } | undefined | null)?.arg?.endpointName;
  return typeof endpoint === 'string' ? `${type} ${endpoint}` : type;
}

type Pair = readonly [left: number, right: number];

/** Myers' shortest edit script over the actions' names: the pairs that stay, in order. */
function paired(left: readonly string[], right: readonly string[]): Pair[] {
  const reach = new Map<number, number>([[1, 0]]);
  const trail: Map<number, number>[] = [];
  for (let far = 0; far <= Math.min(left.length + right.length, FARTHEST); far += 1) {
    trail.push(new Map(reach));
    for (let k = -far; k <= far; k += 2) {
      const [below, above] = [reach.get(k + 1) ?? -1, reach.get(k - 1) ?? -1];
      let x = k === -far || (k !== far && above < below) ? below : above + 1;
      while (x < left.length && x - k < right.length && left[x] === right[x - k]) x += 1;
      reach.set(k, x);
      if (x >= left.length && x - k >= right.length) return walkedBack(trail, left.length, right.length);
    }
  }
  return [];
}

function walkedBack(trail: readonly Map<number, number>[], fromX: number, fromY: number): Pair[] {
  const pairs: Pair[] = [];
  let [x, y] = [fromX, fromY];
  for (let far = trail.length - 1; far >= 0; far -= 1) {
    const reach = trail[far] as Map<number, number>;
    const k = x - y;
    const [below, above] = [reach.get(k + 1) ?? -1, reach.get(k - 1) ?? -1];
    const from = k === -far || (k !== far && above < below) ? k + 1 : k - 1;
    const startX = far === 0 ? 0 : (reach.get(from) ?? 0);
    const startY = far === 0 ? 0 : startX - from;
    while (x > startX && y > startY) {
      x -= 1;
      y -= 1;
      pairs.push([x, y]);
    }
    [x, y] = [startX, startY];
  }
  return pairs.reverse();
}

/** Where two actions of the same name differ, apart from moments and ids of requests; `undefined`: nowhere. */
function oddPath(one: UnknownAction, other: UnknownAction): string | undefined {
  return changesBetween(lasting(said(one)), lasting(said(other)))[0]?.[0];
}

/** What an action says, without what RTK Query notes about the answer's way. */
function said({ payload, meta }: UnknownAction): unknown {
  const arg = (meta as { arg?: { originalArgs?: unknown } } | undefined | null)?.arg;
  return { payload, ...(arg ? { asked: arg.originalArgs } : {}) };
}

/** Two recordings side by side: actions of the same name in the same order stand in one line. */
export function diffEntries(left: readonly SessionEntry[], right: readonly SessionEntry[]): DiffRow[] {
  const rows: DiffRow[] = [];
  let [x, y] = [0, 0];
  const alone = (toX: number, toY: number) => {
    for (const entry of left.slice(x, toX)) rows.push({ kind: 'onlyLeft', left: entry });
    for (const entry of right.slice(y, toY)) rows.push({ kind: 'onlyRight', right: entry });
  };
  for (const [atLeft, atRight] of paired(left.map(keyOf), right.map(keyOf))) {
    alone(atLeft, atRight);
    const [one, other] = [left[atLeft] as SessionEntry, right[atRight] as SessionEntry];
    const path = oddPath(one.a, other.a);
    rows.push(
      path === undefined
        ? { kind: 'same', left: one, right: other }
        : { kind: 'changed', left: one, right: other, path },
    );
    [x, y] = [atLeft + 1, atRight + 1];
  }
  alone(left.length, right.length);
  return rows;
}
