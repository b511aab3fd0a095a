import type { Generated } from 'kysely';
import type { Json, JsonValue } from './json';

export interface BulletinRow {
  id: Generated<number>;
  posType: Generated<number>;
  title: string;
  /** HTML, cleaned when it was written. */
  content: string;
  priority: Generated<number>;
  audience: Generated<'all' | 'guests' | 'members'>;
  startsAt: Date;
  endsAt: Date | null;
  createdAt: Date;
}

/** `targetUserId` null is for everybody. */
export interface MessageRow {
  id: Generated<number>;
  kind: Generated<'system' | 'reply' | 'like' | 'follow'>;
  title: string;
  /** HTML, cleaned when it was written. */
  content: Generated<string>;
  link: string | null;
  targetUserId: number | null;
  /** What it is about; a second message about the same is not sent. */
  ref: Generated<string | null>;
  createdAt: Date;
}

/** What a member did with a message: a row is a read one. */
export interface MessageReadRow {
  userId: number;
  messageId: number;
  /** The member does not want to see it again. */
  deletedAt: Generated<Date | null>;
}

export interface BannerRow {
  id: Generated<number>;
  image: string;
  title: Generated<string>;
  note: Generated<string>;
  linkType: Generated<string>;
  linkValue: Generated<string>;
  startsAt: Date | null;
  endsAt: Date | null;
  sort: Generated<number>;
  active: Generated<boolean>;
}

export interface ShortcutRow {
  id: Generated<number>;
  icon: string;
  name: string;
  route: string;
  badge: string | null;
  sort: Generated<number>;
  active: Generated<boolean>;
}

/** A rail of the home page; an unknown type is skipped. */
export interface HomeSectionRow {
  id: Generated<number>;
  type: string;
  title: string;
  note: Generated<string>;
  more: string | null;
  sort: Generated<number>;
  active: Generated<boolean>;
}

export interface SquareTagRow {
  id: Generated<number>;
  tag: string;
  sort: Generated<number>;
  active: Generated<boolean>;
  /** What its head says, made anew with the hot order. */
  peopleCount: Generated<number>;
  todayCount: Generated<number>;
  viewCount: Generated<number>;
  image: Generated<string>;
}

export interface SquareConfigRow {
  key: string;
  value: Json<string | number | boolean>;
}

export interface SensitiveWordRow {
  id: Generated<number>;
  word: string;
  /** 1 masked, 2 refused, 3 waits for approval. */
  level: 1 | 2 | 3;
}

/** Which row came of which key of `content:import`. */
export interface ContentKeyRow {
  kind: string;
  key: string;
  rowId: number;
  hash: string;
}

type Stored = { [field: string]: JsonValue };

/** What is being written at the desk; items are as `server/import/format` has them. */
export interface ContentDraftRow {
  id: Generated<number>;
  kind: string;
  /** null: of a thing that is not there yet. */
  rowId: number | null;
  item: Json<Stored>;
  /** What was published when it was begun. */
  base: Json<Stored> | null;
  version: Generated<number>;
  /** When it publishes by itself. */
  publishAt: Date | null;
  reason: Generated<string>;
  /** Why it did not. */
  problem: string | null;
  staffId: number;
  updatedAt: Date;
  /** The last request for a second person. */
  askedId: number | null;
  /** Who confirmed what is planned. */
  confirmedBy: number | null;
}

/** What a thing was before and after somebody published it; written once. */
export interface ContentVersionRow {
  id: Generated<number>;
  kind: string;
  rowId: number;
  /** The row it was, where its terms made another one of it. */
  wasRowId: number | null;
  at: Date;
  /** null: an import. */
  staffId: number | null;
  how: 'desk' | 'plan' | 'undo' | 'import';
  reason: Generated<string>;
  before: Json<Stored> | null;
  after: Json<Stored>;
  /** The second person, of a price. */
  confirmedBy: number | null;
}

export interface ContentTables {
  contentDrafts: ContentDraftRow;
  contentVersions: ContentVersionRow;
  contentKeys: ContentKeyRow;
  bulletins: BulletinRow;
  messages: MessageRow;
  messageReads: MessageReadRow;
  banners: BannerRow;
  shortcuts: ShortcutRow;
  homeSections: HomeSectionRow;
  squareTags: SquareTagRow;
  squareConfig: SquareConfigRow;
  sensitiveWords: SensitiveWordRow;
}
