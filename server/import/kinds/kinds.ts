import type { ContentKind } from './contentKind';
import { game, gameType, gift } from './gameKinds';
import { banner, bulletin, faq, faqCategory, hotSearch, message, section, shortcut, tag } from './houseKinds';
import { book, welfare } from './libraryKinds';
import { activity, pickList, story } from './otherKinds';
import { checkinRules, inviteRules, readingRules, squareRules } from './ruleKinds';
import { appPage, contact, legal, letterTargets } from './settingKinds';
import { plan, rechargePackage, task } from './shopKinds';

/** Every kind of content that the desk writes, by the name that `content_keys` knows it by. */
export const contentKinds = {
  bulletin,
  banner,
  section,
  shortcut,
  story,
  pickList,
  game,
  gift,
  plan,
  package: rechargePackage,
  activity,
  task,
  faqCategory,
  faq,
  message,
  tag,
  hotSearch,
  gameType,
  book,
  welfare,
  legal,
  contact,
  letterTargets,
  appPage,
  checkinRules,
  inviteRules,
  squareRules,
  readingRules,
} as const satisfies Record<string, ContentKind>;

export type KindName = keyof typeof contentKinds;

/** A kind by its name; undefined for none. */
export const kindOf = (name: string): ContentKind | undefined =>
  Object.hasOwn(contentKinds, name) ? contentKinds[name as KindName] : undefined;
