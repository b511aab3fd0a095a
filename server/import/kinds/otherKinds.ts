import type { ActivityPrizeRow, ActivityRow, ActivityTaskRow } from '@server/db/schema/activities';
import type { PickListRow, StoryRow } from '@server/db/schema/editorial';
import { ActivityItem } from '@server/import/format/activities';
import { PickListItem, StoryItem } from '@server/import/format/house';
import { saveActivity } from '@server/import/importActivities';
import { picksOf, saveList, saveStory, subjectOf } from '@server/import/importEditorial';
import type { Place, Rows } from '@server/import/rows';
import { type Selectable, sql } from 'kysely';
import { beside, type ContentKind, momentOf, placed, reader, said, spanState } from './contentKind';

const keysOf = (rows: Rows, { gameId, bookId }: { gameId: number | null; bookId: number | null }) => ({
  game: gameId === null ? null : rows.keyOf('game', gameId),
  book: bookId === null ? null : rows.keyOf('book', bookId),
});
const filled = (text: string) => (text === '' ? null : text);

export const story: ContentKind = {
  table: 'stories',
  schema: StoryItem,
  place: ['active'],
  prices: [],
  listing: {
    title: sql`title`,
    state: sql`case when not active then 'off' when published_at > now() then 'planned' else 'live' end`,
    order: sql`active desc, published_at desc, id desc`,
  },
  read: reader<Selectable<StoryRow>>('stories', (row, rows) => {
    const { label, title, note, image, author, authorAvatar, minutes, content, publishedAt, active } = row;
    return said({
      ...{ label, title, note, image, author, avatar: filled(authorAvatar), minutes, content, ...keysOf(rows, row) },
      ...{ publishedAt: momentOf(publishedAt), active },
    });
  }),
  write: ({ rows }, item: Parameters<typeof saveStory>[1] & Place, id) =>
    saveStory(rows, item, subjectOf(rows, item, ''), item, id),
};

interface StoredPick {
  game_id: number | null;
  book_id: number | null;
  why: string;
}

export const pickList: ContentKind = {
  table: 'pickLists',
  schema: PickListItem,
  place: ['sort', 'active'],
  prices: [],
  listing: placed(sql`title`),
  async read(rows, ids) {
    const picks = await beside<StoredPick>(rows.tx, 'picks', 'list_id', { ids, order: 'place' });
    return reader<Selectable<PickListRow>>('pickLists', (row) => {
      const { id, madeBy, title, rule, author, authorAvatar, sort, active } = row;
      const items = picks(id).map(({ game_id: gameId, book_id: bookId, why }) =>
        said({ ...keysOf(rows, { gameId, bookId }), why }),
      );
      return said({ madeBy, title, rule, author, avatar: filled(authorAvatar), items, sort, active });
    })(rows, ids);
  },
  write: ({ rows }, item: Parameters<typeof saveList>[1] & Place, id) =>
    saveList(rows, item, picksOf(rows, item, ''), item, id),
};

/** A row beside an activity, as JSON of its table has it. */
interface RewardRow {
  title: string;
  points: number | null;
  rank_from: number | null;
  rank_to: number | null;
  coins: number;
}

const parts = <R>(rows: Rows, table: string, ids: readonly number[]) =>
  beside<R>(rows.tx, table, 'activity_id', { ids, order: 'sort, id' });

export const activity: ContentKind = {
  table: 'activities',
  schema: ActivityItem,
  place: [],
  prices: ['rewards', 'prizes', 'tasks'],
  listing: {
    title: sql`title`,
    state: spanState('starts_at', 'ends_at'),
    order: sql`ends_at <= now(), starts_at desc, id desc`,
  },
  async read(rows, ids) {
    const [tasks, rewards, prizes] = [
      await parts<Selectable<ActivityTaskRow>>(rows, 'activity_tasks', ids),
      await parts<RewardRow>(rows, 'activity_rewards', ids),
      await parts<Selectable<ActivityPrizeRow>>(rows, 'activity_prizes', ids),
    ];
    return reader<Selectable<ActivityRow>>('activities', (row) => {
      const { id, kind, title, cover, summary, rules, condition, conditionValue, startsAt, endsAt, claimEndsAt } = row;
      return said({
        ...{ kind, title, cover, summary, rules, condition, conditionValue },
        ...{ startsAt: momentOf(startsAt), endsAt: momentOf(endsAt), claimEndsAt: momentOf(claimEndsAt) },
        tasks: tasks(id).map((one) => ({
          ...{ kind: one.kind, title: one.title, need: one.need, cycle: one.cycle, route: one.route },
          ...{ points: one.points, tickets: one.tickets },
        })),
        rewards: rewards(id).map((one) =>
          said({
            title: one.title,
            points: one.points,
            rankFrom: one.rank_from,
            rankTo: one.rank_to,
            coins: one.coins,
          }),
        ),
        prizes:
          kind === 'draw'
            ? prizes(id).map(({ coins, weight }) => ({
                coins,
                percent: weight / 100,
              }))
            : null,
      });
    })(rows, ids);
  },
  write: ({ rows }, item: Parameters<typeof saveActivity>[1], id) => saveActivity(rows, item, '', id),
};
