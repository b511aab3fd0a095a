/**
 * `npm run replay -- file…`: replays session files and compares every step, or does one of the jobs of QA's bench with a file
 * (docs/QA.md). Exit codes: 0 all equal, or the job is done · 1 one diverged, or there is nothing of what was asked for · 2 one could
 * not be read, or the command cannot be followed · 3 one has no hashes, so that there is nothing to compare.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { junitText, type Verdict } from '@/app/replay/junit';
import { because } from './replay/because';
import { diff } from './replay/diff';
import { exitCode, judge, report } from './replay/judge';
import { shortest } from './replay/minimise';
import { files, Misuse, reason, recordingOf } from './replay/misuse';
import { note } from './replay/note';
import { say } from './replay/say';
import { toTest } from './replay/toTest';
import { writeAnew } from './replay/writeAnew';

const USAGE = `Usage: npm run replay -- [--effects] [--junit out.xml] [--until n] file…
       npm run replay -- --minimise [--reaches what] [--write out.session.json] file
       npm run replay -- --diff one other
       npm run replay -- --because [--until n] file path
       npm run replay -- --note "n text" --write copy.session.json file
       npm run replay -- --to-test [--write out.test.ts] file
       npm run replay -- --write out.session.json [--until n] file`;

function readCommand() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        effects: { type: 'boolean' },
        junit: { type: 'string' },
        until: { type: 'string' },
        write: { type: 'string' },
        minimise: { type: 'boolean' },
        reaches: { type: 'string' },
        diff: { type: 'boolean' },
        because: { type: 'boolean' },
        note: { type: 'string' },
        'to-test': { type: 'boolean' },
      },
    });
  } catch (fault) {
    throw new Misuse(`${reason(fault)}\n${USAGE}`);
  }
}

type Values = ReturnType<typeof readCommand>['values'];

/** The one job that was asked for; several at once are none. */
function jobOf(values: Values): 'minimise' | 'diff' | 'because' | 'note' | 'to-test' | undefined {
  const jobs = (['minimise', 'diff', 'because', 'note', 'to-test'] as const).filter((job) => values[job] !== undefined);
  if (jobs.length > 1) throw new Misuse(`--${jobs.join(' and --')} at once\n${USAGE}`);
  return jobs[0];
}

function untilOf({ until }: Values): number | undefined {
  if (until === undefined) return undefined;
  if (!/^[1-9]\d*$/.test(until)) throw new Misuse(`--until takes the number of an entry, such as 40, and not ${until}`);
  return Number(until);
}

async function main(): Promise<number> {
  const { values, positionals } = readCommand();
  const [first, second, ...more] = positionals;
  if (first === undefined) throw new Misuse(USAGE);
  const job = jobOf(values);
  const until = untilOf(values);
  const takes = job === 'diff' || job === 'because' ? 2 : 1;
  const asked = job ?? (values.write === undefined ? undefined : 'write');
  if (asked && positionals.length !== takes) {
    throw new Misuse(asked === 'write' ? '--write makes one file of one file' : USAGE);
  }
  switch (job) {
    case 'minimise':
      return shortest(recordingOf(first), values.reaches, values.write);
    case 'diff':
      return diff(recordingOf(first), recordingOf(second ?? ''));
    case 'because':
      return because(recordingOf(first), second ?? '', until);
    case 'note':
      return note(recordingOf(first), values.note ?? '', values.write);
    case 'to-test':
      return toTest(recordingOf(first), first, values.write);
    case undefined:
      break;
  }
  if (values.write !== undefined) return writeAnew(recordingOf(first), values.write, until);
  const verdicts: Verdict[] = [];
  for (const name of [first, ...(second === undefined ? [] : [second]), ...more]) {
    const verdict = await judge(name, { until, effects: values.effects === true });
    report(verdict);
    verdicts.push(verdict);
  }
  const { junit } = values;
  if (junit !== undefined) files('Cannot write', () => writeFileSync(junit, junitText(verdicts)));
  return exitCode(verdicts);
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
