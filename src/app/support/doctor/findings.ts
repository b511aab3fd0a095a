import type { Call } from '@/contract/call';
import type { EachState } from '@/lib/machine/states';
import type { PageKey } from './pagesOf';

/** A value as far as it may be told: an answer may hold a whole novel. */
export type Got =
  | { is: 'nothing' }
  | { is: 'list'; count: number }
  | { is: 'object'; fields: readonly string[] }
  | { is: 'value'; type: string; text: string };

/** One shape that is not the contract's. Places in lists are written `[]`, however many rows have it. */
export interface Difference {
  path: string;
  expected: string;
  got: Got;
  /** How often it was seen in this answer. */
  count: number;
}

/** What became of one call. */
export type Verdict =
  | { at: 'same' }
  | { at: 'differs'; differences: readonly Difference[] }
  /** 404, 405 or 501. */
  | { at: 'missing'; status: number }
  /** Refused, although what was asked for is there. */
  | { at: 'refused'; code: number; message: string }
  | { at: 'failed'; status: number }
  | { at: 'silent' }
  /** For members only, and answered to somebody without a token. */
  | { at: 'open' }
  | { at: 'skipped'; why: 'money' | 'writes' | 'login' | 'nothing' };

/** A call with its verdict and the pages that live on it. */
export interface Finding {
  name: string;
  method: Call['method'];
  path: string;
  pages: readonly PageKey[];
  verdict: Verdict;
}

const FAULTY: EachState<Verdict, boolean> = {
  same: false,
  differs: true,
  missing: true,
  refused: true,
  failed: true,
  silent: true,
  open: true,
  skipped: false,
};

/** Neither as agreed nor left out. */
export const isFault = ({ verdict }: Finding): boolean => FAULTY[verdict.at];

/** Faults by page, the page with most of them first. */
export function faultsByPage(findings: readonly Finding[]): [PageKey, Finding[]][] {
  const byPage = new Map<PageKey, Finding[]>();
  for (const finding of findings.filter(isFault)) {
    for (const page of finding.pages) byPage.set(page, [...(byPage.get(page) ?? []), finding]);
  }
  return [...byPage].sort((one, other) => other[1].length - one[1].length);
}
