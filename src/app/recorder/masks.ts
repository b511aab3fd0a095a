const DOT = '•';
/** Queries of an address that say how the app was opened, and nothing typed. */
const PLAIN_QUERIES = /^(pop|type|code|tab|sort|kind)$/;
const PLAIN_VALUE = /^[A-Za-z0-9_-]{0,16}$/;
/** Addresses of files, not of pages. */
const FILES = /^\/(api|media|dl|pay|uploads)(\/|$)/;
const IN_APP = /^\/(?![/\\])[^\s\\]*$/;
/** A number that reads like one of a phone. */
const isPhone = (value: number) => value >= 1e10 && value < 1e11;

/** A text of the same length without its letters. */
export const masked = (text: string): string => DOT.repeat([...text].length);

function maskedQuery(query: string): string {
  if (query === '' || query === '?') return query;
  const parts = query
    .slice(1)
    .split('&')
    .map((part) => {
      const [name = '', value = ''] = part.split('=');
      return PLAIN_QUERIES.test(name) && PLAIN_VALUE.test(value) ? part : `${masked(name)}=${masked(value)}`;
    });
  return `?${parts.join('&')}`;
}

/** An address of the app keeps its path; what was typed into its query or hash does not. */
function maskedAddress(text: string): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(text) ?? [];
  return path + maskedQuery(query) + (hash ? `#${masked(hash.slice(1))}` : '');
}

/** The structure of a value: addresses of pages by their path, other texts dotted, numbers unless they look like a phone's. */
export function shapeOfText(text: string): string {
  if ((IN_APP.test(text) && !FILES.test(text)) || /^\?/.test(text)) return maskedAddress(text);
  return masked(text);
}

export const shapeOfNumber = (value: number): number => (isPhone(value) ? 0 : value);
