import { cleanHtml } from '@server/platform/cleanHtml';
import type { Content } from './format/content';
import { type Place, pictureUrl, type Rows, saveRow } from './rows';

type Home = NonNullable<Content['home.json']>;
type Story = Omit<Home['stories'][number], 'key'>;
type List = Omit<Home['lists'][number], 'key'>;
type Subject = ReturnType<typeof subjectOf>;
type Id = number | undefined;
const FILE = 'home.json';

/** What a story or a pick is about, as rows of this database. */
export function subjectOf(rows: Pick<Rows, 'idOf'>, { game, book }: { game?: string; book?: string }, path: string) {
  const id = (kind: 'game' | 'book', key: string | undefined) =>
    key === undefined ? null : rows.idOf(kind, key, { file: FILE, path: `${path}.${kind}` });
  return { gameId: id('game', game), bookId: id('book', book) };
}

const signature = ({ author, avatar }: { author: string; avatar?: Parameters<typeof pictureUrl>[0] }) => ({
  author,
  authorAvatar: avatar === undefined ? '' : pictureUrl(avatar),
});

export const saveStory = (rows: Rows, story: Story, subject: Subject, { active }: Pick<Place, 'active'>, id: Id) => {
  const { label, title, note, minutes } = story;
  return saveRow(rows, 'stories', id, {
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
      active,
    },
  });
};

/** What stands in a list, as rows of this database. */
export const picksOf = (rows: Pick<Rows, 'idOf'>, { items }: Pick<List, 'items'>, path: string) =>
  items.map((item, place) => ({ place, why: item.why, ...subjectOf(rows, item, `${path}.items[${place}]`) }));

export async function saveList(
  rows: Rows,
  list: List,
  picks: ReturnType<typeof picksOf>,
  { sort, active }: Place,
  known: Id,
): Promise<number> {
  const { madeBy, title, rule } = list;
  const listId = await saveRow(rows, 'pickLists', known, {
    row: { madeBy, title, rule, ...signature(list), sort, active, updatedAt: new Date(rows.now) },
  });
  await rows.tx.deleteFrom('picks').where('listId', '=', listId).execute();
  await rows.tx
    .insertInto('picks')
    .values(picks.map((pick) => ({ ...pick, listId })))
    .execute();
  return listId;
}

/** `home.json`: stories of the day, and lists with a sentence why, each in its order. */
export async function importEditorial(rows: Rows, { stories, lists }: Home): Promise<void> {
  for (const [at, story] of stories.entries()) {
    const subject = subjectOf(rows, story, `stories[${at}]`);
    await rows.take('story', { ...story, ...subject } as { key: string }, (id) =>
      saveStory(rows, story, subject, { active: true }, id),
    );
  }
  for (const [sort, list] of lists.entries()) {
    const picks = picksOf(rows, list, `lists[${sort}]`);
    await rows.take('pickList', { ...list, picks, sort } as { key: string }, (id) =>
      saveList(rows, list, picks, { sort, active: true }, id),
    );
  }
}
