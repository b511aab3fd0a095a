import { hasOwn } from '@/lib/list/hasOwn';
import { isContact } from '@/lib/recording/contacts';
import { masked } from '@/lib/recording/masks';
import { application } from './plaza';
import type { Redaction } from './redaction';

/** A choice or an id; some queries list ids. Longer values were never written by a page of ours. */
const PLAIN = /^([\w-]{0,16}|\d{1,9}(,\d{1,9}){0,29})$/;
const IN_APP = /^\/(?![/\\])[^\s\\]*$/;

/** Whether a text is an address of the app, or the query of one. */
export const isAddress = (text: string): boolean =>
  (IN_APP.test(text) && !application.files.test(text)) || text.startsWith('?');

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
  const { queryRules } = application;
  const rule = hasOwn(queryRules, name) ? queryRules[name] : undefined;
  if (rule === 'keep' && PLAIN.test(value) && !isContact(value)) return part;
  if (rule === 'pseudonym') return `${name}=${pseudonyms.of(value)}`;
  // Pages cut the spaces around what was typed.
  return `${rule ? name : masked(decoded(name))}=${masked(value.trim())}`;
}

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
    application.writtenPath,
    (_whole, page: string, id: string) => `/${page}/${redaction.pseudonyms.of(decoded(id))}`,
  );
  return named + asked + (hash && !application.anchor.test(hash) ? `#${masked(decoded(hash.slice(1)))}` : hash);
}
