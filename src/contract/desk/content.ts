import * as v from 'valibot';
import { Count, Id, maybe, Nothing, Time } from '@/contract/fields';
import { deskCall } from './deskCall';

/** What the desk writes, in the order of its room; a row of each is known by its id. */
export const CONTENT_KINDS = [
  'bulletin',
  'banner',
  'section',
  'shortcut',
  'story',
  'pickList',
  'game',
  'gift',
  'plan',
  'package',
  'activity',
  'task',
  'faqCategory',
  'faq',
  'message',
  'tag',
  'hotSearch',
  'gameType',
  'book',
  'welfare',
  'legal',
  'contact',
  'letterTargets',
  'appPage',
  'checkinRules',
  'inviteRules',
  'squareRules',
  'readingRules',
] as const;
export const ContentKindName = v.picklist(CONTENT_KINDS);
export type ContentKindName = v.InferOutput<typeof ContentKindName>;

/** How a field is filled in; `lines` are texts, one a line, `target` is where something leads, `ref` another thing by its key. */
export const FIELD_KINDS = [
  'text',
  'long',
  'html',
  'number',
  'diamonds',
  'fen',
  'moment',
  'choice',
  'switch',
  'picture',
  'pictures',
  'lines',
  'ref',
  'target',
  'list',
] as const;

const plain = {
  name: v.string(),
  kind: v.picklist(FIELD_KINDS),
  required: v.boolean(),
  /** Letters of a text, entries of a list, or the value of a number. */
  most: v.nullable(v.number()),
  least: v.nullable(v.number()),
  options: v.array(v.string()),
};
const PlainField = v.object(plain);
/** A field of a form; a `list` has fields of its own. */
export const ContentField = v.object({ ...plain, fields: v.array(PlainField) });
export type ContentField = v.InferOutput<typeof ContentField>;

/** Who looks at a preview: nobody who is signed in, or a person made for it, who has VIP or none. */
export const PREVIEW_VIEWERS = ['guest', 'member', 'vip'] as const;
export type PreviewViewer = (typeof PREVIEW_VIEWERS)[number];

export const CONTENT_STATES = ['live', 'planned', 'over', 'off', 'new'] as const;

/** A thing in the list of its kind. */
export const ContentRow = v.object({
  /** Its id, or `d` and the id of the draft while it is not there yet. */
  thing: v.string(),
  title: v.string(),
  state: v.picklist(CONTENT_STATES),
  draft: v.nullable(v.object({ by: v.string(), at: Time, publishAt: v.nullable(Time), failed: v.boolean() })),
});
export type ContentRow = v.InferOutput<typeof ContentRow>;

/** Who published what, when and why; `before` is null of what was new. Items travel as JSON. */
export const ContentVersion = v.object({
  id: Id,
  at: Time,
  /** null: an import. */
  by: v.nullable(v.string()),
  /** The second person, of a price. */
  confirmedBy: v.nullable(v.string()),
  how: v.picklist(['desk', 'plan', 'undo', 'import']),
  reason: v.string(),
  before: v.nullable(v.string()),
  after: v.string(),
});
export type ContentVersion = v.InferOutput<typeof ContentVersion>;

/** A thing: as it is published, as it is being written, and what it was. */
export const ContentThing = v.object({
  kind: ContentKindName,
  thing: v.string(),
  title: v.string(),
  /** JSON of what is published; null of what is not there yet. */
  live: v.nullable(v.string()),
  draft: v.nullable(
    v.object({
      version: Count,
      item: v.string(),
      /** JSON of what was published when it was begun. */
      base: v.nullable(v.string()),
      by: v.string(),
      at: Time,
      publishAt: v.nullable(Time),
      reason: v.string(),
      /** Why it did not publish by itself. */
      problem: v.nullable(v.string()),
      /** The last request for a second person about these words; lapsed after 24 hours. */
      asked: v.nullable(
        v.object({
          id: Id,
          by: v.string(),
          isMine: v.boolean(),
          at: Time,
          reason: v.string(),
          publishAt: v.nullable(Time),
          state: v.picklist(['open', 'confirmed', 'refused', 'void', 'lapsed']),
          decidedBy: v.nullable(v.string()),
        }),
      ),
    }),
  ),
  /** Until when one person takes back the last version, which changed a price; null: at any time. */
  recallUntil: v.nullable(Time),
  history: v.array(ContentVersion),
});
export type ContentThing = v.InferOutput<typeof ContentThing>;

/** What is wrong with a field, in words; `path` such as `items[2].name`. */
export const ContentProblem = v.object({ path: v.string(), text: v.string() });
export type ContentProblem = v.InferOutput<typeof ContentProblem>;

const ItemJson = v.pipe(v.string(), v.maxLength(200_000));
const Thing = v.pipe(v.string(), v.regex(/^d?\d{1,15}$|^new$/));
const one = { kind: ContentKindName, thing: Thing };
const Why = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));
const find = v.optional(v.pipe(v.string(), v.maxLength(40)));

export const contentCalls = {
  /** The kinds with their forms, and how many drafts each has. */
  deskContentKinds: deskCall({
    method: 'GET',
    path: 'content',
    needs: 'content.see',
    input: Nothing,
    output: v.object({
      kinds: v.array(
        v.object({
          name: ContentKindName,
          fields: v.array(ContentField),
          priced: v.boolean(),
          /** Fields that cost members something; of a priced kind all do. */
          prices: v.array(v.string()),
          /** Nothing can be made of it here: what is new comes by an import, or with the installation. */
          fixed: v.boolean(),
          drafts: Count,
          /** Members have a page where it stands, which `deskContentPreview` opens. */
          page: v.boolean(),
        }),
      ),
    }),
  }),
  /** Pages of 100, drafts of what is not there yet first; `next` is the offset of what follows. */
  deskContentList: deskCall({
    method: 'GET',
    path: 'content/{kind}',
    needs: 'content.see',
    input: v.object({ kind: ContentKindName, find, offset: v.optional(Count) }),
    output: v.object({ records: v.array(ContentRow), total: Count, next: v.nullable(Count) }),
  }),
  /** What a field of kind `ref` or `target` may name; the first 300 by title. */
  deskContentRefs: deskCall({
    method: 'GET',
    path: 'content/refs',
    needs: 'content.see',
    input: v.object({ kind: v.picklist(['game', 'book', 'activity', 'faqCategory']), find }),
    output: v.object({ records: v.array(v.object({ key: v.string(), title: v.string() })) }),
  }),
  deskContentThing: deskCall({
    method: 'GET',
    path: 'content/{kind}/{thing}',
    needs: 'content.see',
    input: v.object(one),
    output: ContentThing,
  }),
  /** Everything that is wrong with an item. */
  deskContentCheck: deskCall({
    method: 'POST',
    path: 'content/{kind}/check',
    needs: 'content.see',
    input: v.object({ kind: ContentKindName, item: ItemJson }),
    output: v.object({ problems: v.array(ContentProblem) }),
  }),
  /**
   * The members' page of a thing as it would be with its draft published, for a frame of this host, until a moment: it reads, and
   * nothing of it stays. `as` is who looks: where it is not asked for, whom the page is for. 1001 `{ problems }` of a draft that could not
   * be published; 1007 of a kind without a page.
   */
  deskContentPreview: deskCall({
    method: 'GET',
    path: 'content/{kind}/{thing}/preview',
    needs: 'content.see',
    input: v.object({ ...one, as: v.optional(v.picklist(PREVIEW_VIEWERS)) }),
    output: v.object({ page: v.string(), until: Time, as: v.picklist(PREVIEW_VIEWERS) }),
  }),
  /** Keeps a draft; `thing` is `new` for one of nothing yet, which a fixed kind refuses (1001). `seen` is its version, 0 for none: 1003 `{ who }` where it is another. */
  deskContentSave: deskCall({
    method: 'POST',
    path: 'content/{kind}/{thing}/draft',
    needs: 'content.act',
    input: v.object({ ...one, item: ItemJson, seen: Count }),
    output: ContentThing,
  }),
  /**
   * Publishes the draft of version `seen`, now or `at` a moment. 1001 `{ problems }`; 1003 `{ live, base }` where something
   * else was published since it was begun; 1006 `{ needs }` where it
   * changes a price and one may not; else a price waits for a second person (`draft.asked`), who confirms it with `secondPerson/{id}`.
   */
  deskContentPublish: deskCall({
    method: 'POST',
    path: 'content/{kind}/{thing}/publish',
    needs: 'content.act',
    input: v.object({ ...one, seen: Count, reason: Why, at: maybe(Time) }),
    output: ContentThing,
  }),
  /** Begins the draft anew over what is published now, keeping its words. */
  deskContentRebase: deskCall({
    method: 'POST',
    path: 'content/{kind}/{thing}/rebase',
    needs: 'content.act',
    input: v.object({ ...one, seen: Count }),
    output: ContentThing,
  }),
  /** Throws the draft away, and with it what it was planned for. */
  deskContentDrop: deskCall({
    method: 'POST',
    path: 'content/{kind}/{thing}/drop',
    needs: 'content.act',
    input: v.object({ ...one, seen: Count }),
    output: Nothing,
  }),
  /** Publishes what was before the last version. 1003: it is not the last any more, or was new; 1006: a price, ten minutes after. */
  deskContentUndo: deskCall({
    method: 'POST',
    path: 'content/{kind}/{thing}/undo',
    needs: 'content.act',
    input: v.object({ ...one, version: Id, reason: Why }),
    output: ContentThing,
  }),
  /** A picture, drawn anew as WebP (`file`): 5001 no picture, 5002 too large. */
  deskContentPicture: deskCall({
    method: 'POST',
    path: 'content/picture',
    needs: 'content.act',
    encoding: 'multipart',
    input: Nothing,
    output: v.object({ url: v.string(), w: v.number(), h: v.number() }),
  }),
};
