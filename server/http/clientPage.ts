import path from 'node:path';
import { type BuiltPage, builtPage, POLICY } from './builtPage';

const NONCE_HOLE = /__CSP_NONCE__/g;
/** Where the operator's settings go, so that the page need not ask for them. */
const CONFIG_HOLE = '<!-- config -->';
/** Where home's first picture is asked for, before the code that draws it. */
const PICTURE_HOLE = '<!-- picture -->';

/** A JSON text as an element that holds it: nothing in it can close the element. */
const asElement = (json: string): string =>
  `<script type="application/json" id="config">${json.replaceAll('<', '\\u003c')}</script>`;

/** Asks for the picture; the boot script shows it in the box that the first screen keeps for it. */
const pictureAhead = (address: string): string =>
  `<link id="picture" rel="preload" as="image" href="${address}" fetchpriority="high">`;

/** The text without its layout; nothing of a text that is no JSON, which the app then asks for and names. */
function compact(text: string): string | undefined {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** The app's one page, with the holes for the nonce. */
export interface ClientPage {
  /**
   * The page for one answer, with the operator's settings as read now and, for home, the address of its first picture;
   * null while nothing has been built.
   */
  render(nonce: string, config: string, picture?: string): Promise<BuiltPage | null>;
}

export function clientPage(root: string): ClientPage {
  const built = builtPage(path.join(root, 'index.html'));
  return {
    async render(nonce, config, picture) {
      const page = await built.read();
      if (page === null) return null;
      const settings = compact(config);
      const html = page.html
        // It goes as a header; in the page it would show the nonce to whatever can read an attribute.
        .replace(POLICY, '')
        .replace(CONFIG_HOLE, () => (settings === undefined ? '' : asElement(settings)))
        .replace(PICTURE_HOLE, picture === undefined ? '' : pictureAhead(picture))
        .replace(NONCE_HOLE, nonce);
      return { html, policy: page.policy.replace(NONCE_HOLE, nonce) };
    },
  };
}
