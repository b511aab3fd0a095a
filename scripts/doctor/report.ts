import { type Finding, faultsByPage, type Got, isFault, type Verdict } from '@/app/support/doctor/findings';
import type { PageKey } from '@/app/support/doctor/pagesOf';
import { code } from '@/contract/codes';
import { titles } from '@/text/titles';

const OWN_NAMES: Readonly<Record<string, string>> = { home: 'the home page', start: 'the start of every visit' };

/** A page as members know it, with the name of its route. */
const pageName = (page: PageKey) => OWN_NAMES[page] ?? `${titles[page as keyof typeof titles]} (${page})`;

const LEFT_OUT: Readonly<Record<string, string>> = {
  money: 'move money or stock: never asked',
  writes: 'change something: not asked',
  login: 'need --uid and --token',
  nothing: 'had nothing to be asked about, because lists before them were empty or not readable',
};

function gotText(got: Got): string {
  switch (got.is) {
    case 'nothing':
      return 'nothing';
    case 'list':
      return `a list of ${got.count}`;
    case 'object':
      return `an object {${got.fields.join(', ')}}`;
    default:
      return `${got.type} ${got.text}`;
  }
}

/** What is wrong, one line each. */
function linesOf(verdict: Verdict): string[] {
  switch (verdict.at) {
    case 'differs':
      return verdict.differences.map(({ path, expected, got, count }) => {
        const often = count > 1 ? ` (${count} times)` : '';
        return `${path === '' ? 'the whole answer' : path}: expected ${expected}, got ${gotText(got)}${often}`;
      });
    case 'missing':
      return [`is not there (HTTP ${verdict.status})`];
    case 'refused':
      return verdict.code === code.sessionInvalid
        ? ['answers code 2: uid and token are not (or no longer) good here']
        : [`refuses with code ${verdict.code}: ${verdict.message || 'no message'}`];
    case 'failed':
      return [`fails with HTTP ${verdict.status}`];
    case 'silent':
      return ['does not answer'];
    case 'open':
      return ['gives a member’s data to somebody without a token; expected code 2'];
    default:
      return [];
  }
}

/** The findings in words for a terminal. */
export function reportText(api: string, findings: readonly Finding[]): string {
  const faults = findings.filter(isFault);
  const asked = findings.filter(({ verdict }) => verdict.at !== 'skipped');
  const parts = [`${api}: ${asked.length} questions asked, ${faults.length} of the answers are not as agreed.`];
  for (const { name, method, path, pages, verdict } of faults) {
    parts.push(
      [`✗ ${method} ${path}  ${name}`, ...linesOf(verdict).map((line) => `    ${line}`)].join('\n'),
      `    pages that suffer: ${pages.map(pageName).join(', ')}`,
    );
  }
  if (faults.length > 0) {
    const rows = faultsByPage(findings).map(
      ([page, of]) => `  ${pageName(page)}: ${of.map(({ name }) => name).join(', ')}`,
    );
    parts.push(['', 'By page:', ...rows].join('\n'));
  }
  const left = findings.flatMap(({ name, verdict }) => (verdict.at === 'skipped' ? { name, why: verdict.why } : []));
  const reasons = [...new Set(left.map(({ why }) => why))].map((why) => {
    const names = left.filter((one) => one.why === why).map(({ name }) => name);
    return `  ${names.length} ${LEFT_OUT[why]}${why === 'nothing' ? `: ${names.join(', ')}` : ''}`;
  });
  if (reasons.length > 0) parts.push(['', 'Not asked:', ...reasons].join('\n'));
  return `${parts.join('\n')}\n`;
}
