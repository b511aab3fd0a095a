import * as v from 'valibot';
import { Count, Id, Time } from '@/contract/fields';
import { PostImage } from '@/contract/post';
import { THING_KINDS } from '@/contract/things';
import { deskCall } from './deskCall';

const ThingName = v.picklist(THING_KINDS);

export const QUEUES = ['all', 'reports', 'held', 'appeals'] as const;
export const QueueName = v.picklist(QUEUES);
export type QueueName = v.InferOutput<typeof QueueName>;

/** A thing that waits longer comes first, whatever it weighs. */
export const MODERATION_TARGET_MS = 4 * 3_600_000;
/** How long a thing is one person's who opened it. */
export const MODERATION_LOCK_MS = 300_000;
/** How long a decision can be taken back before anybody hears of it. */
export const MODERATION_UNDO_MS = 10_000;
/** Numbers of the queue are counted up to this. */
export const MODERATION_COUNTED = 1000;

/** Characters of a reason, which the author reads. */
export const Reason = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));
export const SANCTIONS = ['warn', 'mute', 'ban'] as const;
export const SanctionName = v.picklist(SANCTIONS);
export type SanctionName = v.InferOutput<typeof SanctionName>;
/** Days of a mute. */
export const MuteDays = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365));

/** Who has a thing open. */
export const Lock = v.object({ staff: v.string(), mine: v.boolean(), until: Time });
export type Lock = v.InferOutput<typeof Lock>;

/** A thing of the queue. */
export const ModerationRow = v.object({
  id: Id,
  kind: ThingName,
  /** Of the thing; of a name it is the member's. */
  targetId: Id,
  held: v.boolean(),
  isAppeal: v.boolean(),
  reporters: Count,
  /** Why most of them reported it. */
  reason: v.nullish(v.string()),
  /** What held it. */
  words: v.array(v.string()),
  excerpt: v.string(),
  images: Count,
  author: v.string(),
  openedAt: Time,
  lock: v.nullish(Lock),
});
export type ModerationRow = v.InferOutput<typeof ModerationRow>;

/** A part of a text; with a word it is a hit: 1 masked, 2 refused, 3 held. */
export const Piece = v.object({
  text: v.string(),
  word: v.nullish(v.string()),
  level: v.nullish(v.picklist([1, 2, 3])),
});
export type Piece = v.InferOutput<typeof Piece>;

/** Somebody as the desk names them. */
const Who = v.object({ uid: v.string(), name: v.string(), avatar: v.string() });
export type Who = v.InferOutput<typeof Who>;

/** What stands beside the thing. */
export const BesideText = v.object({
  id: Id,
  who: Who,
  /** Written by who is judged. */
  isAuthor: v.boolean(),
  text: v.string(),
  createTime: Time,
});
export type BesideText = v.InferOutput<typeof BesideText>;

/** A word that stands in the thing, what it did today, and how many of a hundred decisions about it were removals. */
export const WordHit = v.object({
  word: v.string(),
  level: v.picklist([1, 2, 3]),
  today: Count,
  right: v.nullish(Count),
});
export type WordHit = v.InferOutput<typeof WordHit>;

/** What somebody decided. */
export const Decision = v.object({
  removed: v.boolean(),
  reason: v.string(),
  staff: v.string(),
  at: Time,
  sanction: v.nullish(SanctionName),
  muteDays: v.nullish(Count),
  /** Whether it is mine and can still be taken back. */
  undoUntil: v.nullish(Time),
});
export type Decision = v.InferOutput<typeof Decision>;

/** Something in the past of a member: a decision about a thing of theirs, or a sanction. */
export const PastThing = v.object({
  at: Time,
  kind: v.picklist([...THING_KINDS, ...SANCTIONS]),
  removed: v.nullish(v.boolean()),
  reason: v.string(),
  staff: v.string(),
  /** Of a mute; null is for good. */
  until: v.nullish(Time),
  lifted: v.optional(v.boolean(), false),
});
export type PastThing = v.InferOutput<typeof PastThing>;

/** Who is judged. */
export const Judged = v.object({
  ...Who.entries,
  intro: v.string(),
  status: v.picklist(['active', 'banned', 'deleted']),
  createTime: Time,
  channelId: v.string(),
  posts: Count,
  comments: Count,
  removed: Count,
  warnings: Count,
  /** null: not muted; 0: for good. */
  mutedUntil: v.nullish(Time),
});
export type Judged = v.InferOutput<typeof Judged>;

/** One thing with all that is needed to decide. */
export const ModerationItem = v.object({
  ...ModerationRow.entries,
  title: v.optional(v.array(Piece), []),
  pieces: v.array(Piece),
  pictures: v.array(PostImage),
  createTime: Time,
  /** Topic, game or book that it stands in. */
  place: v.string(),
  /** Where members see it; null where there is no page of its own. */
  link: v.nullish(v.string()),
  counts: v.object({ views: v.nullish(Count), likes: v.nullish(Count), comments: v.nullish(Count) }),
  isGone: v.boolean(),
  pinned: v.optional(v.boolean(), false),
  featured: v.optional(v.boolean(), false),
  hits: v.array(WordHit),
  before: v.array(BesideText),
  under: v.array(BesideText),
  after: v.array(BesideText),
  reasons: v.array(v.object({ reason: v.string(), n: Count, notes: v.array(v.string()) })),
  lastAt: Time,
  trusted: Count,
  reportedBy: v.array(Who),
  judged: Judged,
  past: v.array(PastThing),
  devices: v.array(v.object({ ...Who.entries, status: v.picklist(['active', 'banned', 'deleted']) })),
  appeal: v.nullish(v.object({ text: v.string(), against: Decision })),
  decision: v.nullish(Decision),
});
export type ModerationItem = v.InferOutput<typeof ModerationItem>;

/** A word of the list: 1 masked, 2 refused, 3 held until somebody decides. */
export const ListedWord = v.object({
  word: v.string(),
  level: v.picklist([1, 2, 3]),
  /** What it held in thirty days, and how many of those were removed. */
  held: Count,
  removed: Count,
});
export type ListedWord = v.InferOutput<typeof ListedWord>;

const Word = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(30));
const Level = v.picklist([1, 2, 3]);
const byId = v.object({ id: Id });

/** The queue of what has to be judged, and the words that hold. */
export const moderationCalls = {
  /** Pages of 50: what waits longer than its target by its age, then by weight. `cutoff` is where the first page drew that line. */
  deskModeration: deskCall({
    method: 'GET',
    path: 'moderation',
    needs: 'moderation.see',
    input: v.object({ queue: v.optional(QueueName, 'all'), cutoff: v.optional(Time), afterId: v.optional(Id) }),
    output: v.object({
      records: v.array(ModerationRow),
      hasMore: v.boolean(),
      cutoff: Time,
      counts: v.object({ all: Count, reports: Count, held: Count, appeals: Count }),
      oldestAt: v.nullish(Time),
      /** Mine of today: decided, and of them appealed against with success. */
      decided: Count,
      overturned: Count,
    }),
  }),
  /** Looks at one; it is mine for five minutes unless a colleague has it, and what I had before is free. */
  deskModerationOpen: deskCall({
    method: 'POST',
    path: 'moderation/{id}/open',
    needs: 'moderation.see',
    input: byId,
    output: ModerationItem,
  }),
  /**
   * Decides once: 1003 with `{ staff, at, removed }` for what was decided, 1006 with `{ staff, until }` while a colleague has
   * it, or for an appeal against oneself. What is removed is gone at once; everything else follows after ten seconds.
   */
  deskJudge: deskCall({
    method: 'POST',
    path: 'moderation/{id}/decide',
    needs: 'moderation.act',
    input: v.object({
      id: Id,
      remove: v.boolean(),
      /** Of a removal, for its author. */
      reason: v.optional(Reason),
      sanction: v.optional(SanctionName),
      muteDays: v.optional(MuteDays),
    }),
    output: v.object({ undoUntil: Time }),
  }),
  /** Takes one's own decision back; 1003 once it is too late. */
  deskUndoDecision: deskCall({
    method: 'POST',
    path: 'moderation/{id}/undo',
    needs: 'moderation.act',
    input: byId,
    output: v.object({}),
  }),
  /** Puts a post on top of its lists (置顶) or forward (精华), or takes it down again. */
  deskMarkPost: deskCall({
    method: 'POST',
    path: 'moderation/posts/{id}/mark',
    needs: 'moderation.act',
    input: v.object({ id: Id, pinned: v.optional(v.boolean()), featured: v.optional(v.boolean()), reason: Reason }),
    output: v.object({ pinned: v.boolean(), featured: v.boolean() }),
  }),
  deskWords: deskCall({
    method: 'GET',
    path: 'words',
    needs: 'moderation.see',
    input: v.object({}),
    output: v.object({ records: v.array(ListedWord) }),
  }),
  /** What a word would have caught of the newest texts and names of thirty days; `looked` of them were read. */
  deskWordPreview: deskCall({
    method: 'GET',
    path: 'words/preview',
    needs: 'moderation.see',
    input: v.object({ word: Word }),
    output: v.object({
      looked: Count,
      caught: Count,
      examples: v.array(v.object({ kind: ThingName, pieces: v.array(Piece), createTime: Time })),
    }),
  }),
  /** Adds a word or changes its level; it judges what is written from now on. */
  deskSaveWord: deskCall({
    method: 'POST',
    path: 'words',
    needs: 'words.act',
    input: v.object({ word: Word, level: Level, reason: Reason }),
    output: v.object({}),
  }),
  deskRemoveWord: deskCall({
    method: 'POST',
    path: 'words/remove',
    needs: 'words.act',
    input: v.object({ word: Word, reason: Reason }),
    output: v.object({}),
  }),
};
