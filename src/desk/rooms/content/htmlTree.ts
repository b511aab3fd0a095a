/** A piece of HTML that the server has cleaned: text, or an element with what is in it. */
export type HtmlNode = string | { tag: string; href: string; src: string; children: HtmlNode[] };

const VOID = new Set(['br', 'img']);
const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };
const plain = (text: string): string => text.replace(/&(#?\w+);/g, (entity, name: string) => SIGNS[name] ?? entity);
const attribute = (rest: string, name: string): string => plain(new RegExp(`${name}="([^"]*)"`).exec(rest)?.[1] ?? '');

/** Reads HTML of the server's allow-list into a tree: the desk's policy lets no text become HTML. */
export function htmlTree(html: string): HtmlNode[] {
  const root: HtmlNode[] = [];
  const open: { tag: string; children: HtmlNode[] }[] = [{ tag: '', children: root }];
  let at = 0;
  const add = (node: HtmlNode) => node !== '' && open.at(-1)?.children.push(node);
  for (const match of html.matchAll(/<(\/?)([a-z][a-z0-9]*)([^>]*)>/g)) {
    const [whole, slash, tag = '', rest = ''] = match;
    add(plain(html.slice(at, match.index)));
    at = match.index + whole.length;
    if (slash === '/') {
      if (open.length > 1 && open.at(-1)?.tag === tag) open.pop();
      continue;
    }
    const node = { tag, href: attribute(rest, 'href'), src: attribute(rest, 'src'), children: [] };
    add(node);
    if (!VOID.has(tag)) open.push(node);
  }
  add(plain(html.slice(at)));
  return root;
}
