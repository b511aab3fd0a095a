import * as v from 'valibot';
import { SUPPORT_CODE } from './support';

/** The name every session file says at its head. */
export const SESSION_FORMAT = 'plaza-session';
/** The last moment a file may name, epoch ms: the end of the year 9999. Dates of much later ones do not exist. */
export const LATEST_MS = 253_402_300_799_999;
/** Minutes that a clock may be off UTC: a day. */
const FARTHEST_ZONE = 1_440;
/** CSS px of a screen. */
const WIDEST_PX = 100_000;
/** Apps whose built-in browser members open links with; `uc` is a browser of its own that lacks something. */
export const IN_APPS = ['wechat', 'qq', 'weibo', 'douyin', 'alipay', 'uc', 'other'] as const;
export type InApp = (typeof IN_APPS)[number];
/** More than any visit has. */
export const MOST_ENTRIES = 20_000;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const within = (from: number, to: number) => v.pipe(v.number(), v.minValue(from), v.maxValue(to));
const time = within(0, LATEST_MS);
const px = within(0, WIDEST_PX);
const text = v.string();
const fields = v.record(text, v.unknown());
const hash = v.pipe(text, v.regex(/^[0-9a-f]{16}$/));
const link = v.pipe(text, v.regex(/^[0-9a-f]{8}$/));
const pointer = v.pipe(text, v.regex(/^(\/.*)?$/s));
const change = v.union([
  v.strictTuple([pointer]),
  v.strictTuple([pointer, v.unknown()]),
  v.strictTuple([pointer, v.null(), hash]),
]);

const Header = v.object({
  id: text,
  build: text,
  recordedAt: time,
  utcOffset: within(-FARTHEST_ZONE, FARTHEST_ZONE),
  viewport: v.tuple([px, px]),
  lang: text,
  device: v.optional(
    v.object({
      system: v.picklist(['android', 'ios', 'other']),
      app: v.optional(v.picklist(IN_APPS)),
      touch: v.boolean(),
    }),
  ),
  redaction: v.picklist(['allow-list-1', 'allow-list-2', 'none']),
  reason: v.picklist(['support', 'crash', 'test', 'devtools']),
  slices: v.array(text),
  start: v.union([hash, v.literal('')]),
  note: v.optional(text),
  support: v.optional(v.pipe(text, v.regex(SUPPORT_CODE))),
});

const Load = v.object({
  s: count,
  build: text,
  start: hash,
  base: v.optional(fields),
  gap: v.object({ ms: within(0, LATEST_MS), why: v.picklist(['cashier', 'reload', 'left', 'vanished', 'withheld']) }),
});

const percent = within(0, 100);
const Touched = v.object({
  t: time,
  s: count,
  kind: v.picklist(['down', 'up', 'scroll', 'key']),
  role: v.optional(text),
  name: v.optional(text),
  x: v.optional(percent),
  y: v.optional(percent),
  key: v.optional(text),
  odd: v.optional(v.picklist(['dead', 'rage'])),
});

/** One action. */
export const RecordingEntry = v.object({
  s: count,
  t: time,
  a: v.looseObject({ type: text }),
  h: v.optional(hash),
  d: v.optional(v.array(change)),
  hs: v.optional(v.record(text, hash)),
  w: v.optional(v.array(v.strictTuple([pointer, text]))),
  by: v.optional(count),
  c: v.optional(link),
});

/** A recording but for its entries, which are looked at one by one. */
export const Recording = v.object({
  format: v.literal(SESSION_FORMAT),
  v: count,
  header: Header,
  base: v.optional(fields),
  entries: v.array(v.unknown()),
  checkpoints: v.array(v.object({ s: count, state: fields })),
  marks: v.array(
    v.variant('kind', [
      v.object({ s: count, kind: v.literal('illegal'), machine: text, event: text, from: text }),
      v.object({ s: count, kind: v.picklist(['crash', 'note', 'threw']), text }),
    ]),
  ),
  loads: v.optional(v.array(Load)),
  touches: v.optional(v.array(Touched)),
  live: v.optional(v.array(v.object({ s: count, slice: text, agrees: v.boolean(), path: v.optional(pointer) }))),
  end: v.object({ s: count, digest: text, head: v.optional(link) }),
});

/** The names of a call's answer that `meta` carries. */
interface Traced {
  meta?: { baseQueryMeta?: { traceId?: unknown } | null } | null;
}

/** What the server's log calls the call that an action is the answer of. */
export function traceOfAction(action: object): string | undefined {
  const traceId = (action as Traced).meta?.baseQueryMeta?.traceId;
  return typeof traceId === 'string' ? traceId : undefined;
}
