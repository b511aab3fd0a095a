import * as v from 'valibot';
import { MOST_ENTRIES, Recording, RecordingEntry } from '@/contract/recording';
import { sessionFileText as say } from '@/text/sessionFiles';
import { checkBase } from './bounds';
import { Refusal, splitPath } from './refusal';
import { SESSION_VERSION, type SessionFile } from './sessionFile';
import { type Chain, chainSteps, sealed } from './writeSession';

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
  const read = v.safeParse(Recording, value, { abortEarly: true });
  if (!read.success) refuseIssue(read.issues[0]);
  if (read.output.base) checkBase(read.output.base, 'base');
  const rows: unknown[] = [];
  for (const [index, row] of read.output.entries.entries()) {
    const entry = v.safeParse(RecordingEntry, row, { abortEarly: true });
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
