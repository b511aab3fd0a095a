import type { ColumnType, Generated } from 'kysely';

/** A film or picture of the operator's own, by its name in the data folder. */
export interface OwnFile {
  name: string;
  /** `video/mp4`, `image/webp` … */
  type: string;
  w: number;
  h: number;
}

/** `art` and `script` say what is drawn; `price` is above 0 exactly where `pay` is `coin`. */
export interface WelfareItemRow {
  id: Generated<number>;
  kind: 'video' | 'album';
  title: string;
  intro: Generated<string>;
  art: number;
  script: Generated<number>;
  seconds: Generated<number>;
  pictureArts: Generated<number[]>;
  pay: Generated<'free' | 'coin' | 'vip'>;
  price: Generated<number>;
  vipFree: Generated<boolean>;
  hot: Generated<boolean>;
  gameId: number | null;
  viewCount: Generated<number>;
  likeCount: Generated<number>;
  active: Generated<boolean>;
  createdAt: Date;
  /** Null, and no files: it is drawn. */
  poster: Generated<string | null>;
  files: ColumnType<OwnFile[], string | undefined, string>;
}

export interface WelfareLikeRow {
  userId: number;
  itemId: number;
  createdAt: Date;
}

export interface WelfareProgressRow {
  userId: number;
  itemId: number;
  second: number;
  done: Generated<boolean>;
  updatedAt: Date;
}

export interface WelfareTables {
  welfareItems: WelfareItemRow;
  welfareLikes: WelfareLikeRow;
  welfareProgress: WelfareProgressRow;
}
