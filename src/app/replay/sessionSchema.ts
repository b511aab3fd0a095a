import * as v from 'valibot';
import { SUPPORT_CODE } from '@/contract/support';
import { sessionFileText as say } from '@/text/sessionFiles';
import { checkBase, FARTHEST_ZONE, LATEST_MS, WIDEST_PX } from './bounds';
import { Refusal, splitPath } from './refusal';
import { SESSION_FORMAT, SESSION_VERSION, type SessionFile } from './sessionFile';
import { type Chain, chainSteps, sealed } from './writeSession';

/** More than any visit has. */
const MOST_ENTRIES = 20_000;

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
      app: v.optional(v.picklist(['wechat', 'qq', 'weibo', 'other'])),
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

const Entry = v.object({
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

const Session = v.object({
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

function refuseIssue(issue: v.BaseIssue<unknown>, above = ''): never {
  const inner = issue.path?.map(({ key }) => `/${String(key)}`).join('') ?? '';
  const path = above + inner || '/';
  const { entry, inside } = splitPath(path);
  const expected = (issue.expected ?? issue.type).replaceAll('"', '');
  throw new Refusal(say.wrongType(entry, inside, expected, issue.received.slice(0, 60)), path, entry);
}

/** Places beside the entries: each stands at one that is there, and loads come in order. */
function checkPlaces({ entries, loads = [], touches = [], live = [] }: SessionFile): void {
  const stray = (list: string, at: number, s: number) =>
    new Refusal(say.strayPlace(`${list}/${at}`, s), `/${list}/${at}/s`);
  let before = 1;
  loads.forEach(({ s, base }, at) => {
    if (s <= before || s > entries.length) throw stray('loads', at, s);
    if (base) checkBase(base, `loads/${at}/base`);
    before = s;
  });
  for (const [list, rows] of Object.entries({ touches, live })) {
    rows.forEach(({ s }, at) => {
      if (s > entries.length) throw stray(list, at, s);
    });
  }
}

function checkOrder({ entries, checkpoints, marks, end }: SessionFile): void {
  let before = 0;
  entries.forEach(({ s, t }, index) => {
    const nth = index + 1;
    if (s !== nth) throw new Refusal(say.gap(nth, nth, s), `/entries/${index}/s`, nth);
    if (t < before) throw new Refusal(say.backwards(nth), `/entries/${index}/t`, nth);
    before = t;
  });
  const stray = (list: 'checkpoints' | 'marks', at: number, s: number) =>
    new Refusal(say.strayPlace(`${list}/${at}`, s), `/${list}/${at}/s`);
  checkpoints.forEach(({ s }, at) => {
    if (s < 1 || s > entries.length) throw stray('checkpoints', at, s);
  });
  marks.forEach(({ s }, at) => {
    if (s > entries.length) throw stray('marks', at, s);
  });
  if (end.s !== entries.length) throw new Refusal(say.wrongEnd(end.s, entries.length), '/end/s');
}

/** The first part that does not fit the chain, by name where the file carries links. */
function checkChain({ entries, end }: SessionFile, { head, links, digest }: Chain): void {
  if (end.head !== undefined && end.head !== head) throw new Refusal(say.changedHead, '/header');
  const odd = entries.findIndex(({ c }, at) => c !== undefined && c !== links[at]);
  if (odd >= 0) throw new Refusal(say.changedEntry(odd + 1), `/entries/${odd}`, odd + 1);
  if (digest === end.digest) return;
  const linked = end.head !== undefined && entries.every(({ c }) => c !== undefined);
  throw new Refusal(linked ? say.changedEnd : say.wrongDigest, '/end/digest');
}

/**
 * A session file of the newest version, looked at from end to end, in pieces; throws a `Refusal` at what is wrong. `writtenAs`
 * is the version that its digest was made over.
 */
export function* checkSession(value: unknown, writtenAs = SESSION_VERSION): Generator<void, SessionFile> {
  const { entries } = value as { entries?: unknown };
  if (Array.isArray(entries) && entries.length > MOST_ENTRIES) {
    throw new Refusal(say.tooMany(MOST_ENTRIES), '/entries');
  }
  const read = v.safeParse(Session, value, { abortEarly: true });
  if (!read.success) refuseIssue(read.issues[0]);
  if (read.output.base) checkBase(read.output.base, 'base');
  const rows: unknown[] = [];
  for (const [index, row] of read.output.entries.entries()) {
    const entry = v.safeParse(Entry, row, { abortEarly: true });
    if (!entry.success) refuseIssue(entry.issues[0], `/entries/${index}`);
    rows.push(entry.output);
    yield;
  }
  const file = { ...read.output, entries: rows } as unknown as SessionFile;
  checkOrder(file);
  checkPlaces(file);
  checkChain(file, yield* chainSteps({ ...file, v: writtenAs }));
  return writtenAs === SESSION_VERSION ? file : sealed(file);
}
