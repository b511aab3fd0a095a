import type { Reader } from '@server/db/database';
import { sql } from 'kysely';
import { RANK_VIEWS, type RankRange, type RankView } from '@/contract/desk/figures';
import { type RangeWish, rangeOf } from './range';

/** Rows that the room is given; a file has all. */
const SHOWN = 100;

const figuresOf: { [V in RankView]: Record<(typeof RANK_VIEWS)[V][number], string> } = {
  products: { fen: 'productFen', orders: 'productOrders' },
  uses: { diamonds: 'diamonds' },
  games: { downloads: 'gameDownloads', diamonds: 'gameDiamonds', sales: 'gameSales' },
};

interface Row {
  key: string;
  label: string | null;
  values: number[];
  before: number[];
  total: number[];
  totalBefore: number[];
  count: number;
}

/** A view's rows of a range, the largest first, each beside the range before. */
export async function readRanks(
  reader: Reader,
  { view, ...wish }: RangeWish & { view: RankView },
  most: number | null = SHOWN,
): Promise<RankRange> {
  const { from, until, today, before, filledAt } = await rangeOf(reader, wish);
  const names = RANK_VIEWS[view].map((column) => (figuresOf[view] as Record<string, string>)[column] ?? '');
  const part = (figure: string, isNow: boolean) =>
    sql`coalesce(sum(value) filter (where figure = ${sql.lit(figure)} and day ${isNow ? sql`>=` : sql`<`} ${from}::date), 0)::int8`;
  const list = (isNow: boolean) => sql.join(names.map((figure) => part(figure, isNow)));
  const totals = (isNow: boolean) => sql.join(names.map((figure) => sql`(sum(${part(figure, isNow)}) over ())::int8`));
  const { rows } =
    await sql<Row>`select key, (array_agg(label order by day desc))[1] as label, array[${list(true)}] as values,
      array[${list(false)}] as before, array[${totals(true)}] as total, array[${totals(false)}] as total_before,
      count(*) over () as count
    from day_figures where figure = any(${names}) and day between ${before}::date and ${until}::date
    group by key order by ${part(names[0] ?? '', true)} desc, key limit ${most}`.execute(reader);
  const none = names.map(() => 0);
  // What is sold, given and spent has no sum.
  const sums = (values: number[] | undefined) => (view === 'uses' ? none.map(() => null) : (values ?? none));
  return {
    ...{ from, until, today, filledAt },
    records: rows.map(({ key, label, values, before: then }) => ({ key, label: label ?? '', values, before: then })),
    total: sums(rows[0]?.total),
    before: sums(rows[0]?.totalBefore),
    count: rows[0]?.count ?? 0,
  };
}
