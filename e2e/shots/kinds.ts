import { collectShots } from './collect';
import { routeOf } from './routeShots';
import type { Shot, Who } from './shot';

/** Whom a screen is shown to first. */
export const whose = ({ who }: Shot): Who => who?.[0] ?? 'guest';

/** The route and the view or tab of it: what a page is made of, not what is on it. */
const kindOf = ({ path }: Shot): string => {
  const { searchParams } = new URL(path, 'http://plaza');
  return [routeOf(path), searchParams.get('view'), searchParams.get('tab')].join(' ');
};

/** One screen of every kind that an address alone leads to. */
export async function kindsOfPage(): Promise<readonly Shot[]> {
  const pages = (await collectShots()).filter(({ arrange }) => arrange === undefined);
  return pages.filter((shot, at) => pages.findIndex((other) => kindOf(other) === kindOf(shot)) === at);
}
