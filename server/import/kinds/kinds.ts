import type { ContentKind } from './contentKind';
import { game, gift } from './gameKinds';
import { banner, bulletin, faq, faqCategory, message, section, shortcut, tag } from './houseKinds';
import { activity, pickList, story } from './otherKinds';
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
} as const satisfies Record<string, ContentKind>;

export type KindName = keyof typeof contentKinds;

/** A kind by its name; undefined for none, as for books, which only an import brings. */
export const kindOf = (name: string): ContentKind | undefined =>
  Object.hasOwn(contentKinds, name) ? contentKinds[name as KindName] : undefined;
