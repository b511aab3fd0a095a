import * as v from 'valibot';
import { anyPicture, html, key, line, link, moment, text, textFile, whole } from './fields';

/** Where a banner leads; one of them. */
const Target = v.union(
  [
    v.strictObject({ route: link }),
    v.strictObject({ url: link }),
    v.strictObject({ game: key }),
    v.strictObject({ book: key }),
    v.strictObject({ activity: key }),
  ],
  'must be one of { route }, { url }, { game }, { book } or { activity }',
);

export const BannerItem = v.strictObject({
  key,
  image: anyPicture,
  title: v.optional(text(40), ''),
  note: v.optional(text(60), ''),
  to: v.optional(Target),
  startsAt: v.optional(moment),
  endsAt: v.optional(moment),
});

export const ShortcutItem = v.strictObject({
  key,
  icon: v.picklist(['gift', 'checkin', 'activity', 'invite', 'recharge', 'help', 'download', 'business']),
  name: line(8),
  route: link,
  badge: v.optional(line(6)),
});

export const SectionItem = v.strictObject({
  key,
  type: v.picklist([
    'newGifts',
    'hotGames',
    'continueReading',
    'updatedBooks',
    'limitedFree',
    'squarePosts',
    'welfareFilms',
    'newGames',
    'freeGames',
    'vipGames',
    'todayStory',
    'pickLists',
  ]),
  title: line(20),
  note: v.optional(text(40), ''),
  more: v.optional(link),
});

const signed = { author: line(20), avatar: v.optional(anyPicture) };

/** A recommendation of the day, from its moment on. */
export const StoryItem = v.pipe(
  v.strictObject({
    key,
    label: v.optional(text(20), ''),
    title: line(40),
    note: v.optional(text(20), ''),
    image: anyPicture,
    ...signed,
    minutes: v.optional(whole(1, 60), 1),
    content: html,
    game: v.optional(key),
    book: v.optional(key),
    publishedAt: moment,
  }),
  v.check(({ game, book }) => game === undefined || book === undefined, 'is about a game or a book, not both'),
);

const PickItem = v.pipe(
  v.strictObject({ game: v.optional(key), book: v.optional(key), why: line(60) }),
  v.check(({ game, book }) => (game === undefined) !== (book === undefined), 'must be a game or a book'),
);

/** A list that somebody made, in its order. */
export const PickListItem = v.strictObject({
  key,
  madeBy: v.optional(v.picklist(['editor', 'member']), 'editor'),
  title: line(20),
  rule: v.optional(text(60), ''),
  ...signed,
  items: v.pipe(v.array(PickItem), v.minLength(1, 'must not be empty'), v.maxLength(30, 'must be at most 30')),
});

/** `home.json` */
export const HomeFile = v.strictObject({
  banners: v.optional(v.array(BannerItem), []),
  shortcuts: v.optional(v.array(ShortcutItem), []),
  sections: v.optional(v.array(SectionItem), []),
  stories: v.optional(v.array(StoryItem), []),
  lists: v.optional(v.array(PickListItem), []),
});

export const BulletinItem = v.strictObject({
  key,
  title: line(60),
  content: html,
  priority: v.optional(whole(), 0),
  audience: v.optional(v.picklist(['all', 'guests', 'members']), 'all'),
  startsAt: v.optional(moment),
  endsAt: v.optional(moment),
});

export const MessageItem = v.strictObject({ key, title: line(60), content: html, link: v.optional(link) });

/** `news.json`: what opens at start, and messages to everybody. */
export const NewsFile = v.strictObject({
  bulletins: v.optional(v.array(BulletinItem), []),
  messages: v.optional(v.array(MessageItem), []),
});

const faq = { key, question: line(100), answer: html, hot: v.optional(v.boolean(), false) };
const category = { key, name: line(20) };
const FaqCategoryItem = v.strictObject({ ...category, faqs: v.array(v.strictObject(faq)) });
/** Each by itself, as the desk writes them. */
export const CategoryItem = v.strictObject(category);
export const FaqItem = v.strictObject({ ...faq, category: key });

const Legal = v.strictObject({ title: line(40), html: textFile });
/** The agreement or the privacy text, as the desk writes it. */
export const LegalItem = v.pipe(
  v.strictObject({ key, title: line(40), content: html }),
  v.forward(
    v.check(({ content }) => content.trim() !== '', 'must not be empty'),
    ['content'],
  ),
);

/** `help.json`: questions, legal texts, hours. */
export const HelpFile = v.strictObject({
  categories: v.optional(v.array(FaqCategoryItem), []),
  agreement: v.optional(Legal),
  privacy: v.optional(Legal),
  supportHours: v.optional(line(60)),
});

export const TagItem = v.strictObject({ key, tag: line(12) });

const Word = line(20);
/** A word that members are shown before they search; the heaviest is the hottest, with what it was searched for. */
export const HotSearchItem = v.strictObject({
  key: line(64),
  keyword: line(20),
  weight: v.optional(whole(0, 1_000_000), 0),
});

/** `square.json` */
export const SquareFile = v.strictObject({
  tags: v.optional(v.array(TagItem), []),
  /** `mask` shows stars, `refuse` names the word, `hold` waits for approval. */
  words: v.optional(v.array(v.strictObject({ word: line(30), what: v.picklist(['mask', 'refuse', 'hold']) })), []),
  /** Shown to who searches nothing yet: words by their place, the first is the hottest, or each with its weight. */
  hotSearches: v.optional(
    v.array(
      v.lazy((item): typeof Word | typeof HotSearchItem =>
        typeof item === 'object' && item !== null ? HotSearchItem : Word,
      ),
    ),
    [],
  ),
});
