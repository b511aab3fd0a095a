import { clipSeconds } from '@demo/art/clip/clip';
import { personas } from '@demo/content/personas';
import { begunFilms, welfareItems } from '@demo/content/welfare';
import type { Tx } from '@server/db/database';
import { continueIds } from './identity';

/** Films and albums, who likes them (everybody in turn, each item beginning elsewhere), and what one member has begun. */
export async function seedWelfare(tx: Tx, memberIds: ReadonlyMap<string, number>, now: number): Promise<void> {
  const liked = (count: number) => Math.min(count, personas.length);
  await tx
    .insertInto('welfareItems')
    .values(
      welfareItems.map((item, at) => ({
        id: at + 1,
        kind: item.kind,
        title: item.title,
        intro: item.intro,
        art: item.art,
        script: item.script,
        seconds: item.kind === 'video' ? Math.floor(clipSeconds(item)) : 0,
        pictureArts: [...item.pictureArts],
        pay: item.pay,
        price: item.price,
        vipFree: item.vipFree,
        hot: item.hot,
        gameId: item.gameId,
        viewCount: item.views,
        likeCount: liked(item.likes),
        createdAt: new Date(now - item.before),
      })),
    )
    .execute();
  await tx
    .insertInto('welfareLikes')
    .values(
      welfareItems.flatMap((item, at) =>
        Array.from({ length: liked(item.likes) }, (_, i) => ({
          userId: ((at * 7 + i) % personas.length) + 1,
          itemId: at + 1,
          createdAt: new Date(now - item.before * (1 - i / (item.likes + 1))),
        })),
      ),
    )
    .execute();
  await tx
    .insertInto('welfareProgress')
    .values(
      begunFilms.flatMap(({ title, by, second, before }) => {
        const userId = memberIds.get(by);
        const at = welfareItems.findIndex((item) => item.title === title);
        return userId === undefined || at < 0
          ? []
          : [{ userId, itemId: at + 1, second, updatedAt: new Date(now - before) }];
      }),
    )
    .execute();
  await continueIds(tx, 'welfareItems');
}
