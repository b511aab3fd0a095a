/** What became of one replayed file. */
export interface Verdict {
  name: string;
  seconds: number;
  /** Actions that were compared. */
  count?: number;
  /** Why it could not be read. */
  bad?: string;
  /** Where it diverged. */
  diverged?: string;
  notes?: readonly string[];
}

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML allows none of them
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '');

function caseOf({ name, seconds, bad, diverged }: Verdict): string {
  const head = `  <testcase classname="replay" name="${escaped(name)}" time="${seconds.toFixed(3)}"`;
  if (bad !== undefined) return `${head}><error message="${escaped(bad)}"/></testcase>`;
  return diverged === undefined ? `${head}/>` : `${head}><failure message="${escaped(diverged)}"/></testcase>`;
}

/** The verdicts as a JUnit report: a divergence is a failure, an unreadable file an error. */
export function junitText(verdicts: readonly Verdict[]): string {
  const failures = verdicts.filter(({ diverged }) => diverged !== undefined).length;
  const errors = verdicts.filter(({ bad }) => bad !== undefined).length;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="replay" tests="${verdicts.length}" failures="${failures}" errors="${errors}">`,
    ...verdicts.map(caseOf),
    '</testsuite>',
    '',
  ].join('\n');
}
