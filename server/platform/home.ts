import type { Reader } from '@server/db/database';
import { ProductError } from '@server/errors';
import type { Viewer } from '@server/people/viewer';
import { code } from '@/contract/codes';
import type { HomeFeed, HomeSection } from '@/contract/home';
import { promos } from './promos';
import { CLIENT_RAIL, rails } from './rails';

/** Hears of a part of the page that could not be filled. */
type OnFault = (part: string, fault: unknown) => void;

async function banners(reader: Reader, { now }: Viewer): Promise<HomeFeed['banners']> {
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

/** The rails an operator has put up, without their items. */
const frames = (reader: Reader) =>
  reader.selectFrom('homeSections').select(['type', 'title', 'note', 'more']).where('active', '=', true);

/** Everything above and between the rails; a part that fails takes no other along. A rail without items is left out. */
export async function homeFeed(reader: Reader, look: Viewer, onFault: OnFault): Promise<HomeFeed> {
  const alone = <T>(part: string, filled: Promise<T>, instead: T): Promise<T> =>
    filled.catch((fault: unknown) => {
      onFault(part, fault);
      return instead;
    });
  const sections = (await frames(reader).orderBy('sort').orderBy('id').execute()).map(async (frame) => {
    const section = { ...frame, items: [], failed: false };
    const filled = (rails[frame.type]?.(reader, look) ?? Promise.resolve([])).then((items) => ({ ...section, items }));
    return alone<HomeSection>(frame.type, filled, { ...section, failed: true });
  });
  return {
    banners: await alone('banners', banners(reader, look), []),
    shortcuts: await alone('shortcuts', shortcuts(reader), []),
    promos: await alone('promos', promos(reader), []),
    sections: (await Promise.all(sections)).filter(
      ({ type, items, failed }) => failed || items.length > 0 || type === CLIENT_RAIL,
    ),
  };
}

/** One rail alone, for whoever could not be shown it. */
export async function homeSection(reader: Reader, type: string, look: Viewer): Promise<HomeSection> {
  const frame = await frames(reader).where('type', '=', type).executeTakeFirst();
  const rail = rails[type];
  if (!frame || !rail) throw new ProductError(code.notFound, 'notFound');
  return { ...frame, items: await rail(reader, look), failed: false };
}
