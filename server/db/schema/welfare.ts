import type { Generated } from 'kysely';

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
