import { gameNamed } from '@demo/content/games';
import { pickLists } from '@demo/content/pickLists';
import { type Signer, stories, storyTime } from '@demo/content/stories';
import { businessDay } from '@server/businessDay';
import type { Tx } from '@server/db/database';
import { mediaPath, parseMediaPath } from '@server/media/kinds';

/** What something is about, by the names the content gives. */
interface Named {
  game?: string;
  book?: string;
}

const signature = ({ name, avatar }: Signer) => ({ author: name, authorAvatar: mediaPath('avatar', avatar) });

/** Stories, each from its midnight on, and lists; after games and books, which they name. */
export async function seedEditorial(tx: Tx, now: number): Promise<void> {
  const books = await tx.selectFrom('books').select(['id', 'title', 'cover']).execute();
  const bookNamed = (title: string) => {
    const book = books.find((one) => one.title === title);
    if (!book) throw new Error(`The demo has no book named ${title}`);
    return book;
  };
  const subjectOf = ({ game, book }: Named) => ({
    gameId: game === undefined ? null : gameNamed(game).id,
    bookId: book === undefined ? null : bookNamed(book).id,
  });
  const pictureOf = ({ game, book }: Named) => {
    if (game !== undefined) return mediaPath('cover', gameNamed(game).art);
    // The scene of the cover, without its lettering.
    return mediaPath('bookwide', parseMediaPath(bookNamed(book ?? '').cover)?.n ?? 0);
  };
  await tx
    .insertInto('stories')
    .values(
      stories.map((story) => ({
        label: story.label,
        title: story.title,
        note: story.note,
        minutes: story.minutes,
        image: pictureOf(story),
        ...signature(story.by),
        content: story.content,
        ...subjectOf(story),
        publishedAt: new Date(businessDay(now - storyTime(story)).start),
      })),
    )
    .execute();
  for (const [sort, { madeBy, title, rule, by, updatedBefore, items }] of pickLists.entries()) {
    const { id: listId } = await tx
      .insertInto('pickLists')
      .values({ madeBy, title, rule, ...signature(by), sort, updatedAt: new Date(now - updatedBefore) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('picks')
      .values(items.map((item, place) => ({ listId, place, why: item.why, ...subjectOf(item) })))
      .execute();
  }
}
