/** What `npm audit --json` has said, judged: known weaknesses of high or critical severity fail, silence is said aloud. */
import { capture, say } from './run.mjs';

const GRAVE = ['high', 'critical'];

/**
 * Judges a report. `unanswered`: the registry has no audits or could not be reached, so nothing is known; else the
 * grave findings, each in one line.
 * @public asked by scripts/audit.test.ts in a process of its own
 */
export const judge = (output) => {
  let report;
  try {
    report = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  } catch {
    return { unanswered: output.trim().split('\n').at(-1) || 'no answer' };
  }
  if (report.vulnerabilities === undefined)
    return { unanswered: report.message ?? report.error?.summary ?? 'no answer' };
  const grave = Object.values(report.vulnerabilities).filter(({ severity }) => GRAVE.includes(severity));
  return { grave: grave.map(({ name, severity, range }) => `${severity}: ${name} ${range}`) };
};

/** Asks the registry about every package of the lock file, tools included: what is bundled is a tool's dependency here. */
export const audit = async () => {
  const { output } = await capture('npm', ['audit', '--json', '--fetch-timeout=20000', '--fetch-retries=0']);
  const { unanswered, grave = [] } = judge(output);
  if (unanswered !== undefined) {
    say(`!! The dependencies were not audited: the registry did not answer (${unanswered}).`);
    return { passed: 0, failed: 0 };
  }
  for (const line of grave) say(line);
  return grave.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
};
