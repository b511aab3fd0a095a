import { linkText } from '@server/text/links';
import { escapeHtml } from '@/lib/html/escapeHtml';
import type { LinkCard } from './card';
import { pictureOf } from './cardPicture';

const meta = (key: 'name' | 'property', name: string, content: string): string =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}">`;

/** Paths become addresses. */
const withOrigin = (data: unknown, origin: string): unknown => {
  if (Array.isArray(data)) return data.map((one) => withOrigin(one, origin));
  if (typeof data === 'object' && data !== null) {
    return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, withOrigin(value, origin)]));
  }
  return typeof data === 'string' && /^\/(?!\/)/.test(data) ? `${origin}${data}` : data;
};

/** What a card says, where it is said and by whom. */
export interface Told {
  card: LinkCard;
  /** Scheme and host of the site. */
  origin: string;
  /** The product's name, which the operator may change. */
  site: string;
}

/** The part of the page's head that tells others what it is: title, description, cards, canonical address, data. */
export function headOf({ card, origin, site }: Told): string {
  const { title, description, path, type, data, isListed } = card;
  const address = `${origin}${path}`;
  const name = path === '/' ? site : `${title} | ${site}`;
  const tags = [
    `<title>${escapeHtml(name)}</title>`,
    meta('name', 'description', description),
    meta('property', 'og:site_name', site),
    meta('property', 'og:type', type),
    meta('property', 'og:title', path === '/' && title === linkText.pages['/'].title ? site : title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:image', `${origin}${pictureOf(card)}`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:locale', 'zh_CN'),
    meta('name', 'twitter:card', 'summary_large_image'),
    `<link rel="canonical" href="${escapeHtml(address)}">`,
  ];
  if (!isListed) tags.push(meta('name', 'robots', 'noindex'));
  if (data !== null && isListed) {
    const text = JSON.stringify({ '@context': 'https://schema.org', ...(withOrigin(data, origin) as object) });
    tags.push(`<script type="application/ld+json">${text.replaceAll('<', '\\u003c')}</script>`);
  }
  return tags.join('\n    ');
}

/** The page for a reader without script: what it says and where it leads. */
export function textOf({ card }: Pick<Told, 'card'>): string {
  const { title, text, links } = card;
  const rows = links.map((link) => `<li><a href="${escapeHtml(link.path)}">${escapeHtml(link.text)}</a></li>`);
  return [
    `<h1>${escapeHtml(title)}</h1>`,
    ...text.map((line) => `<p>${escapeHtml(line)}</p>`),
    `<ul>${rows.join('')}</ul>`,
    `<p>${linkText.needsScript}</p>`,
  ].join('');
}
