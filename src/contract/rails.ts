import { Book } from './book';
import type { Schema } from './call';
import { PickList, StoryCard } from './editorial';
import { Game } from './game';
import { GiftPack } from './gift';
import { Post } from './post';
import { WelfareItem } from './welfare';

/** What the items of each rail of the home page are (`HomeSection.type`); a client skips types it does not know. */
export const railItems = {
  todayStory: StoryCard,
  pickLists: PickList,
  hotGames: Game,
  newGames: Game,
  freeGames: Game,
  vipGames: Game,
  newGifts: GiftPack,
  squarePosts: Post,
  updatedBooks: Book,
  limitedFree: Book,
  welfareFilms: WelfareItem,
} as const satisfies Record<string, Schema>;
