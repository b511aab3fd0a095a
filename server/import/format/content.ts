import * as v from 'valibot';
import { ActivitiesFile } from './activities';
import { BooksFile } from './books';
import { GamesFile } from './games';
import { HelpFile, HomeFile, NewsFile, SquareFile } from './house';
import { SettingsFile } from './settings';
import { ShopFile } from './shop';
import { WelfareFile } from './welfare';

/** The files a folder may have, each with its schema; `content.json` says that it is one, and has to be there. */
export const contentFiles = {
  'content.json': v.strictObject({ format: v.literal('plaza-content'), v: v.literal(1) }),
  'games.json': GamesFile,
  'books.json': BooksFile,
  'welfare.json': WelfareFile,
  'activities.json': ActivitiesFile,
  'shop.json': ShopFile,
  'home.json': HomeFile,
  'news.json': NewsFile,
  'help.json': HelpFile,
  'square.json': SquareFile,
  'settings.json': SettingsFile,
} as const;

type Files = typeof contentFiles;
/** A folder that was read: what each of its files holds. */
export type Content = { [F in keyof Files]?: v.InferOutput<Files[F]> };
