/**
 * `npm run replay -- file…`: replays session files and compares every step. Exit code 0: all equal, 1: one diverged,
 * 2: one could not be read, or the command itself cannot be followed. `--effects` also runs the real store's effects on each log and compares what they do for
 * session and purchase. `--junit out.xml` writes a report, `--until n` stops early, `--write out.json` makes the
 * session file of the one given log anew, with this build's states.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { recordAgain } from '@/app/recorder/recordAgain';
import type { Divergence } from '@/app/replay/compare';
import { junitText, type Verdict } from '@/app/replay/junit';
import { readSessionFile } from '@/app/replay/readSessionFile';
import { replayFile } from '@/app/replay/replayFile';
import type { SessionFile } from '@/app/replay/sessionFile';

const say = (text: string) => process.stdout.write(`${text}\n`);
const reason = (fault: unknown) => (fault instanceof Error ? fault.message : String(fault));
const shown = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 300));

function divergedText({ s, type, path, expected, actual }: Divergence, build: string): string {
  const where = path || '(the whole state)';
  // The sources that replay have no build's name to compare it with.
  const why = build ? ` (recorded by build ${build})` : '';
  return `DIVERGED at action #${s} ${type}, path ${where}, expected ${shown(expected)}, actual ${shown(actual)}${why}`;
}

/** Lets promises, and what follows from them, happen. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
}

async function effectsOf(file: SessionFile): Promise<Divergence | undefined> {
  const { replayEffects } = await import('@/app/replay/effects/replayEffects');
  return (await replayEffects(file, settle)).divergence;
}

interface How {
  until: number | undefined;
  effects: boolean;
}

async function judge(name: string, { until, effects }: How): Promise<Verdict> {
  const began = process.hrtime.bigint();
  const seconds = () => Number(process.hrtime.bigint() - began) / 1e9;
  let text: string;
  try {
    text = readFileSync(name, 'utf8');
  } catch (fault) {
    return { name, seconds: 0, bad: reason(fault) };
  }
  const read = readSessionFile(text);
  if (!read.ok) return { name, seconds: seconds(), bad: read.text };
  const replay = await replayFile(read.file, until === undefined ? {} : { until });
  const { unknown, otherStart } = replay;
  const divergence = replay.divergence ?? (effects ? await effectsOf(read.file) : undefined);
  const count = Math.min(read.file.entries.length, until ?? Number.POSITIVE_INFINITY);
  const notes = [
    ...(read.file.header.redaction === 'none' ? ['a DevTools log: nothing to compare'] : []),
    ...(otherStart ? ['this build starts with another state: changes were compared'] : []),
    ...unknown.map(({ s, type }) => `unknown action #${s} ${type}`),
  ];
  const diverged = divergence && { diverged: divergedText(divergence, read.file.header.build) };
  return { name, seconds: seconds(), count, notes, ...diverged };
}

function report({ name, count, bad, diverged, notes = [] }: Verdict): void {
  if (bad !== undefined) say(`✗ ${name}  ${bad}`);
  else if (diverged !== undefined) say(`✗ ${name}  ${diverged}`);
  else say(`✓ ${name}  ${count} actions, all equal`);
  for (const note of notes) say(`    ${note}`);
}

/** What was asked for cannot be done; said to whoever asked. */
class Misuse extends Error {}

const USAGE =
  'Usage: npm run replay -- [--effects] [--junit out.xml] [--until n] file…, or --write out.session.json file';

/** Reads or writes a file of the command's own; a file system that refuses is no fault of ours. */
function files<T>(what: string, work: () => T): T {
  try {
    return work();
  } catch (fault) {
    throw new Misuse(`${what}: ${reason(fault)}`);
  }
}

async function write(name: string, out: string): Promise<number> {
  const read = readSessionFile(files('Cannot read', () => readFileSync(name, 'utf8')));
  if (!read.ok) {
    say(`✗ ${name}  ${read.text}`);
    return 2;
  }
  const made = await recordAgain(read.file, basename(out).replace(/\..*$/, ''));
  if (!made.ok) {
    say(`✗ ${name}  would give away: ${JSON.stringify(made.leaks.slice(0, 5))}`);
    return 2;
  }
  files('Cannot write', () => writeFileSync(out, made.text));
  say(`✓ ${out}  ${made.file.entries.length} actions`);
  return 0;
}

function readCommand() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        effects: { type: 'boolean' },
        junit: { type: 'string' },
        until: { type: 'string' },
        write: { type: 'string' },
      },
    });
  } catch (fault) {
    throw new Misuse(`${reason(fault)}\n${USAGE}`);
  }
}

async function main(): Promise<number> {
  const { values, positionals } = readCommand();
  const [first, ...more] = positionals;
  if (first === undefined) throw new Misuse(USAGE);
  if (values.until !== undefined && !/^[1-9]\d*$/.test(values.until)) {
    throw new Misuse(`--until takes the number of an entry, such as 40, and not ${values.until}`);
  }
  if (values.write !== undefined) {
    if (more.length > 0) throw new Misuse('--write makes one file of one file');
    return write(first, values.write);
  }
  const until = values.until === undefined ? undefined : Number(values.until);
  const verdicts: Verdict[] = [];
  for (const name of positionals) {
    const verdict = await judge(name, { until, effects: values.effects === true });
    report(verdict);
    verdicts.push(verdict);
  }
  const { junit } = values;
  if (junit !== undefined) files('Cannot write', () => writeFileSync(junit, junitText(verdicts)));
  if (verdicts.some(({ bad }) => bad !== undefined)) return 2;
  return verdicts.some(({ diverged }) => diverged !== undefined) ? 1 : 0;
}

/** No fault of the command may look like a divergence. */
async function run(): Promise<number> {
  try {
    return await main();
  } catch (fault) {
    say(fault instanceof Misuse ? `✗ ${fault.message}` : String((fault as Error).stack ?? fault));
    return 2;
  }
}

// Timers of RTK Query would keep the process.
process.exit(await run());
