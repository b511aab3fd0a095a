import path from 'node:path';
import { headOf, type Told, textOf } from '@server/links/head';
import { linkText } from '@server/text/links';
import { type BuiltPage, builtPage, POLICY } from './builtPage';
import type { HomeAhead } from './homeAhead';

const NONCE_HOLE = /__CSP_NONCE__/g;
/** Where the operator's settings go, so that the page need not ask for them. */
const CONFIG_HOLE = '<!-- config -->';
/** Where home's top goes, and its first picture is asked for, before the code that draws them. */
const HOME_HOLE = '<!-- home -->';

/** A theme that an operator may choose; a page that brings its settings brings no other than theirs. */
const THEME = /<style [^>]*data-theme-of="([^"]*)">[^<]*<\/style>/g;

/** What the page says of itself until a link's card says more. */
const OWN_HEAD = /<meta name="description"[^>]*>\s*<title>[^<]*<\/title>/;
const OWN_TEXT = /<noscript>[^<]*<\/noscript>/;

/** A JSON text as an element that holds it: nothing in it can close the element. */
const asElement = (id: 'config' | 'home', json: string): string =>
  `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`;

/** What the boot script shows of home, and the picture in its box. */
const homeIn = ({ top, picture }: NonNullable<ReturnType<HomeAhead['known']>>): string =>
  (picture === undefined ? '' : `<link id="picture" rel="preload" as="image" href="${picture}" fetchpriority="high">`) +
  asElement('home', top);

/** The operator's settings; nothing of a text that is no JSON, which the app then asks for and names. */
function settingsIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What the operator's settings say of one thing; nothing where that is no text. */
const textIn = (settings: unknown, name: 'title' | 'theme'): string => {
  const said = typeof settings === 'object' && settings !== null && (settings as Record<string, unknown>)[name];
  return typeof said === 'string' ? said.trim() : '';
};

/** The app's one page, with the holes for the nonce. */
export interface ClientPage {
  /**
   * The page for one answer, with the operator's settings as read now, what its link tells others and, for home, what is
   * known of its top; null while nothing has been built.
   */
  render(
    nonce: string,
    config: string,
    told: Omit<Told, 'site'>,
    home?: ReturnType<HomeAhead['known']>,
  ): Promise<BuiltPage | null>;
}

export function clientPage(root: string): ClientPage {
  const built = builtPage(path.join(root, 'index.html'));
  return {
    async render(nonce, config, told, home) {
      const page = await built.read();
      if (page === null) return null;
      const settings = settingsIn(config);
      const head = headOf({ ...told, site: textIn(settings, 'title') || linkText.site });
      const html = page.html
        // It goes as a header; in the page it would show the nonce to whatever can read an attribute.
        .replace(POLICY, '')
        .replace(THEME, (style, name) => (settings === undefined || name === textIn(settings, 'theme') ? style : ''))
        .replace(CONFIG_HOLE, () => (settings === undefined ? '' : asElement('config', JSON.stringify(settings))))
        .replace(NONCE_HOLE, nonce)
        // Last: nothing that people wrote is looked for a hole in.
        .replace(HOME_HOLE, () => (home === undefined ? '' : homeIn(home)))
        .replace(OWN_HEAD, () => head)
        .replace(OWN_TEXT, () => `<noscript>${textOf(told)}</noscript>`);
      return { html, policy: page.policy.replace(NONCE_HOLE, nonce) };
    },
  };
}
