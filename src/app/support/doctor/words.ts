import { doctorText as text } from '@/text/doctor';
import { titles } from '@/text/titles';
import type { Difference, Got, Verdict } from './findings';
import type { PageKey } from './pagesOf';

/** A page as members call it. */
export const pageName = (page: PageKey): string =>
  page === 'home' || page === 'start' ? text.pages[page] : titles[page];

function gotWords(got: Got): string {
  switch (got.is) {
    case 'nothing':
      return text.got.nothing;
    case 'list':
      return text.got.list(got.count);
    case 'object':
      return text.got.object(got.fields.join(', '));
    default:
      return text.got.value(got.type, got.text);
  }
}

/** One thing that is wrong: where, and in words what. */
export interface Said {
  where: string;
  what: string;
}

const ofDifference = ({ path, expected, got, count }: Difference): Said => ({
  where: path === '' ? text.whole : path,
  what: `${text.expected(expected)}${text.comma}${gotWords(got)}${count > 1 ? text.often(count) : ''}`,
});

/** What is wrong with an answer; nothing for a good one. */
export function wordsOf(verdict: Verdict): Said[] {
  switch (verdict.at) {
    case 'differs':
      return verdict.differences.map(ofDifference);
    case 'missing':
      return [{ where: '', what: text.missing(verdict.status) }];
    case 'refused':
      return [{ where: '', what: text.refused(verdict.code, verdict.message) }];
    case 'failed':
      return [{ where: '', what: text.failed(verdict.status) }];
    case 'silent':
      return [{ where: '', what: text.silent }];
    case 'open':
      return [{ where: '', what: text.open }];
    default:
      return [];
  }
}
