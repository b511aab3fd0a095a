import * as v from 'valibot';
import { Book } from './book';
import { Count, growing, Id, Time } from './fields';
import { Game } from './game';

/** Who signs a recommendation. */
export const Signature = v.object({ name: v.string(), avatar: v.optional(v.string(), '') });
export type Signature = v.InferOutput<typeof Signature>;

/** What is recommended: a game or a book; neither once it went off the shelf. */
const subject = { game: v.nullish(Game), book: v.nullish(Book) };

/** A story as home shows it. */
export const StoryCard = v.object({
  id: Id,
  /** Over the title, such as the name of its column. */
  label: v.optional(v.string(), ''),
  title: v.string(),
  /** A few words for the day, beside its date. */
  note: v.optional(v.string(), ''),
  image: v.string(),
  author: Signature,
  /** To read it. */
  minutes: v.optional(Count, 1),
  /** From when it is today's, until a later one is. */
  publishTime: Time,
  ...subject,
});
export type StoryCard = v.InferOutput<typeof StoryCard>;

/** A story with its text. */
export const Story = v.object({
  ...StoryCard.entries,
  /** HTML from the operator. */
  content: v.string(),
});
export type Story = v.InferOutput<typeof Story>;

/** One recommendation, and why. */
export const Pick = v.object({ why: v.string(), ...subject });
export type Pick = v.InferOutput<typeof Pick>;

/** A list that somebody made. */
export const PickList = v.object({
  id: Id,
  madeBy: v.optional(growing(['editor', 'member'], 'member'), 'member'),
  title: v.string(),
  /** What its author asks of whatever stands in it. */
  rule: v.optional(v.string(), ''),
  author: Signature,
  updateTime: Time,
  items: v.optional(v.array(Pick), []),
});
export type PickList = v.InferOutput<typeof PickList>;
