/** What became of one replayed file. */
export interface Verdict {
  name: string;
  seconds: number;
  /** Actions that were compared. */
  count?: number;
  /** Why it could not be read. */
  bad?: string;
  /** It has no hashes: it was replayed, and nothing is known of how it should be. */
  nothing?: boolean;
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

function caseOf({ name, seconds, bad, diverged, nothing }: Verdict): string {
  const head = `  <testcase classname="replay" name="${escaped(name)}" time="${seconds.toFixed(3)}"`;
  if (bad !== undefined) return `${head}><error message="${escaped(bad)}"/></testcase>`;
  if (nothing) return `${head}><skipped message="no hashes: nothing to compare"/></testcase>`;
  return diverged === undefined ? `${head}/>` : `${head}><failure message="${escaped(diverged)}"/></testcase>`;
}

/** The verdicts as a JUnit report: a divergence is a failure, an unreadable file an error, one without hashes skipped. */
export function junitText(verdicts: readonly Verdict[]): string {
  const failures = verdicts.filter(({ diverged }) => diverged !== undefined).length;
  const skipped = verdicts.filter(({ nothing }) => nothing).length;
  const errors = verdicts.filter(({ bad }) => bad !== undefined).length;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="replay" tests="${verdicts.length}" failures="${failures}" errors="${errors}" skipped="${skipped}">`,
    ...verdicts.map(caseOf),
    '</testsuite>',
    '',
  ].join('\n');
}
