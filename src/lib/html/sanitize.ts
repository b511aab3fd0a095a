import DOMPurify, { type Config } from 'dompurify';

/** Text with emphasis, lists, tables, headings, links and pictures; everything else is dropped, its text kept. */
const profile: Config & { RETURN_TRUSTED_TYPE: true } = {
  ALLOWED_TAGS: [
    ...['p', 'br', 'hr', 'div', 'span', 'blockquote', 'pre', 'code', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    ...['b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup', 'mark'],
    ...['a', 'img', 'figure', 'figcaption', 'ul', 'ol', 'li'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  ALLOWED_ATTR: ['href', 'src', 'alt', 'title', 'width', 'height', 'colspan', 'rowspan', 'target', 'rel', 'loading'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // https, telephone, mail and our own paths; `//host` and `/\host` would leave the origin unseen.
  ALLOWED_URI_REGEXP: /^(?:https:\/\/|tel:|mailto:|\/(?![/\\])|#)/i,
  RETURN_TRUSTED_TYPE: true,
};

DOMPurify.addHook('uponSanitizeAttribute', (node, data) => {
  // DOMPurify lets data: through for pictures whatever the pattern says; our policy for pictures is the same as for links.
  if (data.attrName === 'src' && !/^(?:https:\/\/|\/(?![/\\]))/i.test(data.attrValue.trim())) data.keepAttr = false;
  if (data.attrName === 'src' && node.nodeName !== 'IMG') data.keepAttr = false;
  if (data.attrName === 'href' && node.nodeName !== 'A') data.keepAttr = false;
});

DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  for (const name of ['target', 'rel', 'loading']) node.removeAttribute(name);
  if (node.nodeName === 'IMG') node.setAttribute('loading', 'lazy');
  if (node.nodeName === 'A' && /^https:/i.test(node.getAttribute('href')?.trim() ?? '')) {
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener nofollow ugc');
  }
});

/** Most trees are read back as they were written at the first reading, the knotted ones at the third. */
const READINGS = 6;

/**
 * The only door for HTML from a server: a trusted value under Trusted Types
 * (policy `dompurify`), a plain string elsewhere. Import it lazily, it brings the sanitizer along.
 */
export function sanitize(html: string): TrustedHTML | string {
  let clean = DOMPurify.sanitize(html, profile);
  // Without its forbidden elements a tree may be read as another one (a link inside a link): shown is only what reading leaves as it is.
  for (let reading = 1; reading < READINGS; reading += 1) {
    const again = DOMPurify.sanitize(String(clean), profile);
    if (String(again) === String(clean)) return clean;
    clean = again;
  }
  return DOMPurify.sanitize(String(clean), { ...profile, ALLOWED_TAGS: ['#text'] });
}
