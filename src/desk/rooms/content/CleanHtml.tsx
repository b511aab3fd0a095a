import { createElement, type ReactNode } from 'react';
import { type HtmlNode, htmlTree } from './htmlTree';

/** Tags that the server's allow-list lets through. */
const KNOWN = new Set(['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'h3', 'h4', 'a', 'img']);

const drawn = (nodes: readonly HtmlNode[]): ReactNode[] =>
  nodes.map((node, at) => {
    if (typeof node === 'string') return node;
    const { tag, href, src, children } = node;
    if (!KNOWN.has(tag)) return drawn(children);
    const inner = children.length > 0 ? drawn(children) : undefined;
    // A preview leads nowhere: a link is drawn as one and says where it would.
    const own = tag === 'a' ? { title: href } : tag === 'img' ? { src, alt: '' } : {};
    return createElement(tag, { key: at, ...own }, inner);
  });

/** Draws HTML that the server has cleaned, element by element. */
export const CleanHtml = ({ html }: { html: string }) => <div>{drawn(htmlTree(html))}</div>;
