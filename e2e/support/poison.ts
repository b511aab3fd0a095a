import type { Route } from '@playwright/test';
import { RUN } from './hostileHtml';

/** Markup that runs when somebody takes a text for HTML, and that is easy to find again. */
const MARKUP = `<img src=x onerror=${RUN}><b id=poisoned>"'`;
export const LITERAL = '<img src=x onerror';
const LINK = /^(link|linkValue|url|payUrl|href|route|more|shareUrl|jumpUrl)$/;
const PICTURE = /^(avatar|cover|icon|image|poster|banner|thumb|background)$/;
/** Identities, enums, dates and addresses: what a server cannot fill with words without breaking the contract. */
const STRUCTURE = /^[\w.:/+,#=?&%-]*$/;

/** The fields that were filled, as `call field`. */
export type Filled = Set<string>;

function poisoned(value: unknown, key: string, call: string, filled: Filled): unknown {
  if (Array.isArray(value)) return value.map((item) => poisoned(item, key, call, filled));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, poisoned(inner, name, call, filled)]),
    );
  }
  if (typeof value !== 'string') return value;
  const note = <T>(now: T): T => {
    filled.add(`${call} ${key}`);
    return now;
  };
  const isPicture = PICTURE.test(key) || /^\/(media|assets|icons)\//.test(value);
  if (isPicture && value !== '') return note(`${value}?"><img src=x onerror=${RUN}>`);
  if (LINK.test(key) && value !== '') return note(`javascript:${RUN}`);
  return STRUCTURE.test(value) ? value : note(`${MARKUP}${value}`);
}

/** Answers a call as the server would, with markup in every text of the answer. */
export async function poison(route: Route, filled: Filled): Promise<void> {
  const answer = await route.fetch().catch(() => undefined);
  if (!answer) return;
  const { pathname } = new URL(route.request().url());
  const call = pathname.replace(/^\/api\//, '').replace(/\d+/g, 'n');
  const text = await answer.text();
  try {
    await route.fulfill({ response: answer, json: poisoned(JSON.parse(text), '', call, filled) });
  } catch {
    await route.fulfill({ response: answer, body: text }).catch(() => {});
  }
}
