/** Tags an editor may use, each with the attributes that survive. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  p: [],
  br: [],
  b: [],
  strong: [],
  i: [],
  em: [],
  u: [],
  ul: [],
  ol: [],
  li: [],
  h3: [],
  h4: [],
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
};
const VOID = new Set(['br', 'img']);
/** Their content is no text for a reader. */
const DROPPED =
  /<(script|style|template|iframe|object|svg|math|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi;
const TAG = /<(\/?)([a-z][a-z0-9]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;
const ATTRIBUTE = /([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

function escapeText(text: string): string {
  return text
    .replace(/&(?!(?:[a-z]+|#\d+);)/gi, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;');
}

/** Links lead to https pages, mail, telephones or places of the site; pictures come from the site itself. */
function isGoodUrl(name: string, value: string): boolean {
  const inside = /^\/(?![/\\])[^\s\\]*$/.test(value);
  return name === 'src' ? inside : inside || /^(?:https:\/\/|mailto:|tel:)[^\s\\]+$/i.test(value);
}

function isGood(name: string, value: string): boolean {
  if (name === 'href' || name === 'src') return isGoodUrl(name, value);
  return name === 'alt' || /^\d{1,4}$/.test(value);
}

function attributesOf(tag: string, text: string): string {
  const allowed = ALLOWED[tag] ?? [];
  const kept = [...text.matchAll(ATTRIBUTE)].flatMap(([, rawName = '', double, single, bare]) => {
    const name = rawName.toLowerCase();
    const value = (double ?? single ?? bare ?? '').trim();
    return allowed.includes(name) && isGood(name, value)
      ? [` ${name}="${escapeText(value).replace(/"/g, '&quot;')}"`]
      : [];
  });
  return kept.join('');
}

/**
 * An editor's HTML by an allow-list, before it is stored: unknown tags go and their text stays, everything that is
 * open at the end is closed. The client cleans it again before it shows it.
 */
export function cleanHtml(html: string): string {
  const source = html.replace(DROPPED, '');
  const open: string[] = [];
  let out = '';
  let at = 0;
  for (const match of source.matchAll(TAG)) {
    out += escapeText(source.slice(at, match.index));
    at = match.index + match[0].length;
    const [, slash, rawTag = '', rest = ''] = match;
    const tag = rawTag.toLowerCase();
    if (!(tag in ALLOWED)) continue;
    if (slash === '/') {
      const depth = open.lastIndexOf(tag);
      if (depth < 0) continue;
      while (open.length > depth) out += `</${open.pop()}>`;
    } else {
      out += `<${tag}${attributesOf(tag, rest)}>`;
      if (!VOID.has(tag)) open.push(tag);
    }
  }
  out += escapeText(source.slice(at));
  while (open.length > 0) out += `</${open.pop()}>`;
  return out;
}
