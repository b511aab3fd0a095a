import type { UnknownAction } from '@reduxjs/toolkit';
import type { StorePort } from '@/kernel/ports';
import type { EndpointRule, Rule } from '@/kernel/recording';
import type { TapeEntry } from '@/kernel/tape';
import type { SentenceParts } from './sentenceParts';

/** Whose session it is: each of these is replaced wherever it stands. */
export interface OwnNames {
  uid?: unknown;
  loginName?: unknown;
  name?: unknown;
  token?: unknown;
}

/** A call as its address tells who may make it, and what it names. */
export interface NamedCall {
  access?: unknown;
  method: string;
  path: string;
}

/**
 * All that the recorder and its redaction know of the application they record. Plaza describes itself in `plaza.ts`; another
 * application of Redux Toolkit writes that one file anew (`anotherApplication.test.ts` does).
 */
export interface RecordedApplication {
  /** What a recording keeps of every action, by its type; of one that is not named its shape. */
  actionRules: Readonly<Record<string, Rule>>;
  /** What it keeps of every endpoint's question and answer. */
  endpointRules: Readonly<Record<string, EndpointRule>>;
  /** What it keeps of what redux-persist brings back, by key. */
  storedRules: Readonly<Record<string, Rule>>;
  /** What it keeps of a call that failed. */
  faultRule: Rule;
  /** What it keeps of how a page of a list was asked for. */
  pageParamRule: Rule;
  /** Every query of an address that some page reads, and what a recording keeps of it. */
  queryRules: Readonly<Record<string, 'keep' | 'pseudonym' | 'length'>>;
  /** Paths that name what somebody wrote; its groups are page and id. */
  writtenPath: RegExp;
  /** Pages that anybody may open and that somebody made, or is; its groups are page and id. */
  publicPage: RegExp;
  /** The anchors that pages have. */
  anchor: RegExp;
  /** Addresses of files, not of pages. */
  files: RegExp;
  /** Every call, by its name. */
  calls: Readonly<Record<string, NamedCall>>;
  /** Kinds of thing in a call's path of which somebody may be the author, or the person. */
  made: RegExp;
  /** Ids of what is under way about something written; its groups are name and ids. */
  namedById: RegExp;
  /** What the application is made of beside its rules: its field names and short texts tell nobody. */
  parts(): readonly unknown[];
  /** Further words of its own. */
  words: readonly string[];
  /** All that it says to people. */
  sentences: readonly SentenceParts[];
  /** Whose session it is from an action on; undefined for one that says nothing of it. */
  namesIn(action: UnknownAction): OwnNames | undefined;
  /** Which login a state belongs to; empty for a guest. */
  loginOf(state: unknown): string;
  /** Names that one page load shares with the next, such as an order under way. */
  sharedNames(state: unknown, session: StorePort, entries: readonly TapeEntry[]): Record<string, string>;
  /** Why the page goes, by the state it goes in. */
  wayOut(state: unknown): 'cashier' | 'left';
}
