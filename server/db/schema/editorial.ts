import type { Generated } from 'kysely';

export interface StoryRow {
  id: Generated<number>;
  /** Over the title. */
  label: Generated<string>;
  title: string;
  /** A few words for the day, beside its date. */
  note: Generated<string>;
  image: string;
  author: string;
  authorAvatar: Generated<string>;
  /** To read it. */
  minutes: Generated<number>;
  /** HTML, cleaned when it was written. */
  content: string;
  gameId: Generated<number | null>;
  bookId: Generated<number | null>;
  /** From when it is today's, until a later one is. */
  publishedAt: Date;
  active: Generated<boolean>;
}

export interface PickListRow {
  id: Generated<number>;
  madeBy: Generated<'editor' | 'member'>;
  title: string;
  /** What its author asks of whatever stands in it. */
  rule: Generated<string>;
  author: string;
  authorAvatar: Generated<string>;
  sort: Generated<number>;
  active: Generated<boolean>;
  updatedAt: Date;
}

/** A game or a book of a list, one of them. */
export interface PickRow {
  listId: number;
  place: number;
  gameId: number | null;
  bookId: number | null;
  why: string;
}

export interface EditorialTables {
  stories: StoryRow;
  pickLists: PickListRow;
  picks: PickRow;
}
