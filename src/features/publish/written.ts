import * as v from 'valibot';
import { Id } from '@/contract/fields';
import type { UploadedImage } from '@/contract/post';
import { imagesOf, readPart } from '@/features/pictures/draftSelectors';
import type { Draft } from '@/shell/forms/formsSlice';

/** The form of a new post; its draft is kept between visits. */
export const POST_FORM = 'post:new';

const LinkedGame = v.object({ id: Id, name: v.string(), icon: v.string() });
export type LinkedGame = v.InferOutput<typeof LinkedGame>;

/** What the form keeps of a post that is quoted: what its block shows. */
const Quoted = v.object({
  id: Id,
  name: v.string(),
  title: v.optional(v.string(), ''),
  content: v.string(),
  image: v.optional(v.string(), ''),
});
export type Quoted = v.InferOutput<typeof Quoted>;

/** A post as it stands in the form. */
export interface Written {
  title: string;
  content: string;
  tagIds: readonly number[];
  images: readonly UploadedImage[];
  game: LinkedGame | undefined;
  quote: Quoted | undefined;
}

const texts = (value: Draft[string] | undefined): readonly string[] => (Array.isArray(value) ? value : []);
const line = (value: Draft[string] | undefined) => (typeof value === 'string' ? value : '');

/** Reads a draft; what does not read as its field is left out. */
export function readWritten(draft: Draft): Written {
  return {
    title: line(draft.title).trim(),
    content: line(draft.content).trim(),
    tagIds: texts(draft.tagIds).map(Number).filter(Number.isInteger),
    images: imagesOf(draft),
    game: readPart(draft.game ?? '', LinkedGame)[0],
    quote: readPart(draft.quote ?? '', Quoted)[0],
  };
}

/** Draft fields of a game and a quoted post, which drafts keep as text. */
export const gameDraft = (game: LinkedGame | undefined): Draft => ({
  game: game ? JSON.stringify({ id: game.id, name: game.name, icon: game.icon }) : '',
});

export const quoteDraft = (quoted: Quoted | undefined): Draft => ({ quote: quoted ? JSON.stringify(quoted) : '' });

/** Whether anything would be lost; a game or a quoted post alone is one tap, often the one that opened the editor. */
export function isWritten(draft: Draft): boolean {
  const { title, content, tagIds, images } = readWritten(draft);
  return title !== '' || content !== '' || tagIds.length > 0 || images.length > 0;
}
