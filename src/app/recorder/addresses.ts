import type { Rule } from '@/kernel/recording';
import { isContact } from '@/lib/recording/contacts';
import { masked } from '@/lib/recording/masks';
import type { Redaction } from './redaction';

/** Every query that some page or effect reads, and what a recording keeps of it: without it a replay stands on another page. */
export const queryRules: Readonly<Record<string, Extract<Rule, 'keep' | 'pseudonym' | 'length'>>> = {
  // Choices, and ids of what everybody sees.
  author: 'keep',
  c: 'keep',
  chapter: 'keep',
  code: 'keep',
  day: 'keep',
  device: 'keep',
  filter: 'keep',
  from: 'keep',
  game: 'keep',
  id: 'keep',
  kind: 'keep',
  label: 'keep',
  list: 'keep',
  month: 'keep',
  part: 'keep',
  past: 'keep',
  pay: 'keep',
  picks: 'keep',
  pop: 'keep',
  rank: 'keep',
  select: 'keep',
  shelf: 'keep',
  show: 'keep',
  sort: 'keep',
  status: 'keep',
  story: 'keep',
  support: 'keep',
  tab: 'keep',
  view: 'keep',
  // The same placeholders as in the answers about them.
  comment: 'pseudonym',
  orderId: 'pseudonym',
  user: 'pseudonym',
  // What somebody typed; calls that repeat it keep its length as well, so that their answers are found.
  inviteCode: 'length',
  q: 'length',
};

/** A choice or an id; some queries list ids. Longer values were never written by a page of ours. */
const PLAIN = /^([\w-]{0,16}|\d{1,9}(,\d{1,9}){0,29})$/;
/** The one kind of anchor that pages have: a question (`#q-7`). */
const ANCHOR = /^#q-\d{1,9}$/;
/** Addresses of files, not of pages. */
const FILES = /^\/(api|media|dl|pay|uploads)(\/|$)/;
const IN_APP = /^\/(?![/\\])[^\s\\]*$/;

/** Whether a text is an address of the app, or the query of one. */
export const isAddress = (text: string): boolean => (IN_APP.test(text) && !FILES.test(text)) || text.startsWith('?');

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

function redactQuery(part: string, { pseudonyms }: Redaction): string {
  const [name = '', ...rest] = part.split('=');
  const raw = rest.join('=');
  const value = decoded(raw);
  const rule = Object.hasOwn(queryRules, name) ? queryRules[name] : undefined;
  if (rule === 'keep' && PLAIN.test(value) && !isContact(value)) return part;
  if (rule === 'pseudonym') return `${name}=${pseudonyms.of(value)}`;
  // Pages cut the spaces around what was typed.
  return `${rule ? name : masked(decoded(name))}=${masked(value.trim())}`;
}

/** The pages whose paths name what a member wrote. */
const WRITTEN = /^\/(post|letters|appeal)\/([^/]+)/;

/** An address keeps its path, but for the id of a post, a letter or a removal, and, of its query, what `queryRules` say. */
export function redactAddress(text: string, redaction: Redaction): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(text) ?? [];
  const asked =
    query.length > 1
      ? `?${query
          .slice(1)
          .split('&')
          .map((part) => redactQuery(part, redaction))
          .join('&')}`
      : query;
  const named = path.replace(
    WRITTEN,
    (_whole, page: string, id: string) => `/${page}/${redaction.pseudonyms.of(decoded(id))}`,
  );
  return named + asked + (hash && !ANCHOR.test(hash) ? `#${masked(decoded(hash.slice(1)))}` : hash);
}
