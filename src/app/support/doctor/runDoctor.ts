import type { Call } from '@/contract/call';
import { allCalls } from '@/contract/calls/all';
import { fill, type Seen } from './fill';
import type { Finding, Verdict } from './findings';
import { judge, judgeGuest, type Reply } from './judge';
import { fieldsOf, kindOf } from './kinds';
import { pagesOf } from './pagesOf';
import { pairs, type Sample, samples } from './samples';

/** Sends a call of the contract as the member, or as nobody. */
export type Ask = (call: Call, input: Record<string, unknown>, as: 'member' | 'guest') => Promise<Reply>;

/** What the doctor may do. */
export interface Wishes {
  ask: Ask;
  /** Whose token `ask` carries; null: only what everybody may see. */
  uid: string | null;
  /** Also likes, follows and subscribes, and takes it back at once. */
  write?: boolean;
  /** Hears of every call that was asked. */
  onProgress?: (done: number, all: number) => void;
}

/** One way of asking a call. */
interface Question {
  key: string;
  name: string;
  call: Call;
  sample: Sample;
}

/** As many rows as one answer takes: the more rows, the more is seen. */
const ROWS = 50;
const STRANGER = 'plaza-doctor';

/** The calls a foreign server is asked about; the demo's own set stages for tests. */
const calls: readonly (readonly [string, Call])[] = Object.entries(allCalls).filter(
  ([, { path }]) => !path.startsWith('v1/demo/'),
);

const questionsOf = (name: string, call: Call): Question[] =>
  Object.entries(samples[name] ?? { '': {} }).map(([label, sample]) => ({
    key: label === '' ? name : `${name}/${label}`,
    name,
    call,
    sample,
  }));

const found = ({ key, call }: Pick<Question, 'key' | 'call'>, verdict: Verdict): Finding => ({
  name: key,
  method: call.method,
  path: call.path,
  pages: pagesOf(call.path),
  verdict,
});

/** Asks a server call by call and compares each answer with the contract; nothing that moves money is ever asked. */
export async function runDoctor({ ask, uid, write = false, onProgress }: Wishes): Promise<Finding[]> {
  const findings: Finding[] = [];
  const seen = new Map<string, unknown>();
  const reading = calls
    .filter(([name, call]) => kindOf(name, call) === 'reading')
    .flatMap((one) => questionsOf(...one));
  let done = 0;

  const inputOf = (call: Call, sample: Sample, known: Seen) => {
    const input = fill(sample, known, uid ?? STRANGER);
    return input && 'pageSize' in fieldsOf(call) ? { ...input, pageSize: ROWS } : input;
  };

  const examine = async (question: Question, input: Record<string, unknown>): Promise<void> => {
    const { key, call } = question;
    const forMembers = call.access === 'member';
    if (forMembers) {
      const guest = judgeGuest(await ask(call, input, 'guest'));
      if (guest.at !== 'same' || uid === null) {
        findings.push(found(question, guest));
        return;
      }
    }
    const { verdict, data } = judge(call, await ask(call, input, uid === null ? 'guest' : 'member'));
    if (data !== undefined) seen.set(key, data);
    findings.push(found(question, verdict));
  };

  // What one call answers another is asked with, so the rounds go on until one brings nothing new.
  let waiting = reading;
  for (let asked = true; asked; ) {
    asked = false;
    const still: Question[] = [];
    for (const question of waiting) {
      const input = inputOf(question.call, question.sample, seen);
      if (input === undefined) still.push(question);
      else {
        await examine(question, input);
        done += 1;
        asked = true;
        onProgress?.(done, reading.length);
      }
    }
    waiting = still;
  }
  for (const question of waiting) {
    const why = uid === null && question.call.access === 'member' ? 'login' : 'nothing';
    findings.push(found(question, { at: 'skipped', why }));
  }
  findings.push(...(await examineWriting({ ask, uid, write }, inputOf, seen)));
  return findings;
}

/** Calls that change something: those that can be taken back, if that is wished; all others are only listed. */
async function examineWriting(
  { ask, uid, write }: Pick<Wishes, 'ask' | 'uid' | 'write'>,
  inputOf: (call: Call, sample: Sample, known: Seen) => Record<string, unknown> | undefined,
  seen: Seen,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const tried = new Set<string>();
  for (const { does, undoes, sample } of write && uid !== null ? pairs : []) {
    const [first, second] = [allCalls[does], allCalls[undoes]];
    const input = first && inputOf(first, sample, seen);
    if (!first || !second || !input) continue;
    for (const [name, call] of [
      [does, first],
      [undoes, second],
    ] as const) {
      tried.add(name);
      findings.push(found({ key: name, call }, judge(call, await ask(call, input, 'member')).verdict));
    }
  }
  for (const [name, call] of calls) {
    const kind = kindOf(name, call);
    if (kind === 'reading' || tried.has(name)) continue;
    findings.push(found({ key: name, call }, { at: 'skipped', why: kind === 'money' ? 'money' : 'writes' }));
  }
  return findings;
}
