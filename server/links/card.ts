import type { LinkRef } from './address';

/** How a picture is laid on a card: filling it, or in full before a ground of itself. */
export type CardShape = 'wide' | 'square' | 'upright';

/** A picture of this site that a card is made of. */
export interface CardPicture {
  of: LinkRef;
  address: string;
  shape: CardShape;
}

/** What a chat, a search engine or a reader without script is told of a page; the same for everybody. */
export interface LinkCard {
  title: string;
  description: string;
  /** The one address of the page, from `/`. */
  path: string;
  /** As Open Graph names it. */
  type: 'website' | 'article' | 'book';
  /** null: Plaza's own. */
  picture: CardPicture | null;
  /** What the page says, a paragraph each. */
  text: readonly string[];
  /** Where it leads. */
  links: readonly { path: string; text: string }[];
  /** As schema.org has it; its addresses are paths until the page's origin is known. */
  data: Readonly<Record<string, unknown>> | null;
  /** Whether search engines may list it. */
  isListed: boolean;
}

/** As much of a long text as a reader without script is given. */
const MOST_TEXT = 1_500;

/** The paragraphs of a text, up to what one page holds. */
export const paragraphs = (text: string): string[] =>
  [...text]
    .slice(0, MOST_TEXT)
    .join('')
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
