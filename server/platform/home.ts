import type { Reader } from '@server/db/database';
import { ProductError } from '@server/errors';
import type { Viewer } from '@server/people/viewer';
import { code } from '@/contract/codes';
import type { HomeFeed, HomeSection } from '@/contract/home';
import { promos } from './promos';
import { CLIENT_RAIL, isPersonal, ownOf, type RailStock, railItems, rails } from './rails';

/** Hears of a part of the page that could not be filled. */
type OnFault = (part: string, fault: unknown) => void;

async function banners(reader: Reader, now: number): Promise<HomeFeed['banners']> {
  const at = new Date(now);
  const rows = await reader
    .selectFrom('banners')
    .selectAll()
    .where('active', '=', true)
    .where((eb) => eb.or([eb('startsAt', 'is', null), eb('startsAt', '<=', at)]))
    .where((eb) => eb.or([eb('endsAt', 'is', null), eb('endsAt', '>', at)]))
    .orderBy('sort')
    .orderBy('id')
    .execute();
  return rows.map(({ startsAt, endsAt, sort: _sort, active: _active, ...banner }) => ({
    ...banner,
    startTime: startsAt?.getTime() ?? null,
    endTime: endsAt?.getTime() ?? null,
  }));
}

function shortcuts(reader: Reader): Promise<HomeFeed['shortcuts']> {
  return reader
    .selectFrom('shortcuts')
    .select(['icon', 'name', 'route', 'badge'])
    .where('active', '=', true)
    .orderBy('sort')
    .execute();
}

const nothing: Promise<RailStock> = Promise.resolve({ of: 'nothing' });

/** The rails an operator has put up, without their items. */
const frames = (reader: Reader) =>
  reader.selectFrom('homeSections').select(['type', 'title', 'note', 'more']).where('active', '=', true);

/** A frame and what its rail is filled from; null where that could not be read. */
interface StockedSection extends Omit<HomeSection, 'items' | 'failed'> {
  stock: RailStock | null;
}

/** The home page as far as it is the same for everybody. */
export interface HomeStock extends Pick<HomeFeed, 'banners' | 'shortcuts' | 'promos'> {
  sections: StockedSection[];
  /** Epoch ms. */
  madeAt: number;
}

/** Everything above and between the rails; a part that fails takes no other along. */
export async function homeStock(reader: Reader, now: number, onFault: OnFault): Promise<HomeStock> {
  const alone = <T>(part: string, filled: Promise<T>, instead: T): Promise<T> =>
    filled.catch((fault: unknown) => {
      onFault(part, fault);
      return instead;
    });
  const sections = (await frames(reader).orderBy('sort').orderBy('id').execute()).map(async (frame) => ({
    ...frame,
    stock: await alone<RailStock | null>(frame.type, rails[frame.type]?.(reader, now) ?? nothing, null),
  }));
  return {
    banners: await alone('banners', banners(reader, now), []),
    shortcuts: await alone('shortcuts', shortcuts(reader), []),
    promos: await alone('promos', promos(reader), []),
    sections: await Promise.all(sections),
    madeAt: now,
  };
}

/** When time makes it untrue (epoch ms): a picture or a pack that ends or begins, a story that comes. At once where a part could not be read. */
export function untrueFrom({ banners = [], sections, madeAt }: HomeStock): number | null {
  if (sections.some(({ stock }) => stock === null)) return madeAt;
  const packs = sections.flatMap(({ stock }) => (stock?.of === 'packs' ? stock.packs : []));
  const turns = packs.flatMap(({ gift: { claimStart, claimEnd } }) => [claimStart?.getTime(), claimEnd?.getTime()]);
  const stories = sections.map(({ stock }) => (stock?.of === 'stories' ? stock.next : null));
  const times = [...turns, ...stories, ...banners.map(({ endTime }) => endTime)].filter((time) => (time ?? 0) > madeAt);
  return times.length === 0 ? null : Math.min(...times.map((time) => time ?? Number.POSITIVE_INFINITY));
}

/** The home page as the viewer sees it, one statement more for a member. A rail without items is left out. */
export async function homeFeed(
  reader: Reader,
  { sections, madeAt: _madeAt, ...around }: HomeStock,
  look: Viewer,
  onFault: OnFault,
): Promise<HomeFeed> {
  const stocks = sections.flatMap(({ stock }) => stock ?? []);
  const own = await ownOf(reader, stocks, look).catch((fault: unknown) => {
    onFault('own', fault);
    return undefined;
  });
  const filled = sections.map(({ stock, ...frame }): HomeSection => {
    // What is a member's own is not guessed.
    const failed = stock === null || (own === undefined && isPersonal(stock));
    return { ...frame, items: failed ? [] : railItems(stock, own ?? null, look.now), failed };
  });
  return {
    ...around,
    sections: filled.filter(({ type, items, failed }) => failed || items.length > 0 || type === CLIENT_RAIL),
  };
}

/** One rail alone, for whoever could not be shown it. */
export async function homeSection(reader: Reader, type: string, look: Viewer): Promise<HomeSection> {
  const frame = await frames(reader).where('type', '=', type).executeTakeFirst();
  const rail = rails[type];
  if (!frame || !rail) throw new ProductError(code.notFound, 'notFound');
  const stock = await rail(reader, look.now);
  const own = await ownOf(reader, [stock], look);
  return { ...frame, items: railItems(stock, own, look.now), failed: false };
}
