import { readFileSync } from 'node:fs';
import type { Divergence, Gap } from '@/app/replay/compare';
import type { Verdict } from '@/app/replay/junit';
import { readSessionFile } from '@/app/replay/readSessionFile';
import { replayFile } from '@/app/replay/replayFile';
import type { LiveCheck, SessionFile } from '@/app/replay/sessionFile';
import { reason } from './misuse';
import { say, shown } from './say';
import { settle } from './settle';

/** What the browser still had when the file was made, beside what its actions lead to. */
function liveText(checks: readonly LiveCheck[]): string {
  const odd = checks.filter(({ agrees }) => !agrees);
  if (odd.length === 0) return `at export ${checks.length} live slices agreed with the file`;
  return `at export ${odd.length} live slices differed: ${odd.map(({ s, slice, path }) => `#${s} ${path ?? slice}`).join(', ')}`;
}

function gapText(gap: Gap): string {
  const between = `between #${gap.after} and #${gap.after + 1}`;
  return gap.kind === 'missing' ? `an action seems to be missing ${between}` : `#${gap.s} seems to belong ${between}`;
}

function divergedText({ s, type, path, slice, gap, expected, actual }: Divergence, build: string): string {
  const where = (path || '(the whole state)') + (slice ? ` of slice ${slice}` : '');
  // The sources that replay have no build's name to compare it with.
  const why = build ? ` (recorded by build ${build})` : '';
  return `DIVERGED at action #${s} ${type}, path ${where}, expected ${shown(expected)}, actual ${shown(actual)}${why}${gap ? `; ${gapText(gap)}` : ''}`;
}

async function effectsOf(file: SessionFile): Promise<Divergence | undefined> {
  const { replayEffects } = await import('@/app/replay/effects/replayEffects');
  return (await replayEffects(file, settle)).divergence;
}

/** How files are replayed. */
export interface How {
  until: number | undefined;
  effects: boolean;
}

/** Replays one file and compares every step. */
export async function judge(name: string, { until, effects }: How): Promise<Verdict> {
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
  const entries = read.file.entries.slice(0, until);
  const nothing = !effects && entries.every(({ h }) => h === undefined);
  const notes = [
    ...(otherStart ? ['this build starts with another state: changes were compared'] : []),
    ...(read.file.live ? [liveText(read.file.live)] : []),
    ...unknown.map(({ s, type }) => `unknown action #${s} ${type}`),
  ];
  const diverged = divergence && { diverged: divergedText(divergence, read.file.header.build) };
  return { name, seconds: seconds(), count: entries.length, notes, ...(nothing ? { nothing } : {}), ...diverged };
}

/** Prints what became of a file. */
export function report({ name, count, bad, diverged, nothing, notes = [] }: Verdict): void {
  if (bad !== undefined) say(`✗ ${name}  ${bad}`);
  else if (diverged !== undefined) say(`✗ ${name}  ${diverged}`);
  else if (nothing) say(`- ${name}  ${count} actions, nothing to compare: the file has no hashes`);
  else say(`✓ ${name}  ${count} actions, all equal`);
  for (const note of notes) say(`    ${note}`);
}

/** What the verdicts come to: 2 where a file is unreadable, 1 where one diverged, 3 where one has nothing to compare, else 0. */
export function exitCode(verdicts: readonly Verdict[]): number {
  if (verdicts.some(({ bad }) => bad !== undefined)) return 2;
  if (verdicts.some(({ diverged }) => diverged !== undefined)) return 1;
  return verdicts.some(({ nothing }) => nothing) ? 3 : 0;
}
