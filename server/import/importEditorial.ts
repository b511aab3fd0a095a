import { cleanHtml } from '@server/platform/cleanHtml';
import type { Content } from './format/content';
import { pictureUrl, type Rows, saveRow } from './rows';

type Home = NonNullable<Content['home.json']>;
const FILE = 'home.json';

/** What a story or a pick is about, as rows of this database. */
function subjectOf(rows: Rows, { game, book }: { game?: string; book?: string }, path: string) {
  const id = (kind: 'game' | 'book', key: string | undefined) =>
    key === undefined ? null : rows.idOf(kind, key, { file: FILE, path: `${path}.${kind}` });
  return { gameId: id('game', game), bookId: id('book', book) };
}

const signature = ({ author, avatar }: { author: string; avatar?: Parameters<typeof pictureUrl>[0] }) => ({
  author,
  authorAvatar: avatar === undefined ? '' : pictureUrl(avatar),
});

async function importStory(rows: Rows, story: Home['stories'][number], path: string): Promise<void> {
  const { label, title, note, minutes } = story;
  const subject = subjectOf(rows, story, path);
  await rows.take('story', { ...story, ...subject } as { key: string }, (id) =>
    saveRow(rows, 'stories', id, {
      row: {
        label,
        title,
        note,
        minutes,
        image: pictureUrl(story.image),
        ...signature(story),
        content: cleanHtml(story.content),
        ...subject,
        publishedAt: new Date(story.publishedAt),
        active: true,
      },
    }),
  );
}

async function importList(rows: Rows, list: Home['lists'][number], sort: number): Promise<void> {
  const { madeBy, title, rule } = list;
  const picks = list.items.map((item, place) => ({
    place,
    why: item.why,
    ...subjectOf(rows, item, `lists[${sort}].items[${place}]`),
  }));
  await rows.take('pickList', { ...list, picks, sort } as { key: string }, async (known) => {
    const listId = await saveRow(rows, 'pickLists', known, {
      row: { madeBy, title, rule, ...signature(list), sort, active: true, updatedAt: new Date(rows.now) },
    });
    await rows.tx.deleteFrom('picks').where('listId', '=', listId).execute();
    await rows.tx
      .insertInto('picks')
      .values(picks.map((pick) => ({ ...pick, listId })))
      .execute();
    return listId;
  });
}

/** `home.json`: stories of the day, and lists with a sentence why, each in its order. */
export async function importEditorial(rows: Rows, { stories, lists }: Home): Promise<void> {
  for (const [at, story] of stories.entries()) await importStory(rows, story, `stories[${at}]`);
  for (const [sort, list] of lists.entries()) await importList(rows, list, sort);
}
