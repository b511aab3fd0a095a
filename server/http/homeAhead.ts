import type { MovableClock } from '@server/clock';
import type { FastifyInstance } from 'fastify';
import type { HomeFeed } from '@/contract/home';

/** A picture of this site, by an address that can stand in a page as it is. */
const OWN = /^\/media\/[\w/.-]+$/;
/** A heavier one would keep the app's code waiting: this is a tenth of a second of a slow line. */
const MOST_BYTES = 20 * 1024;
/** What was answered longer ago than this may be another's to answer by now. */
const KNOWN_MS = 10 * 60_000;

/** What everybody sees of home before they scroll: members and guests the same. */
export type HomeTop = Pick<HomeFeed, 'banners' | 'shortcuts' | 'promos'>;

/** Home's top, for the page to bring before the app's code can ask for it. */
export interface HomeAhead {
  /** Home was answered with this. */
  answered(feed: HomeTop): void;
  /**
   * The top as JSON, and its first picture where that is light and was sent; undefined where this server has not itself
   * answered home lately.
   */
  known(): { top: string; picture?: string } | undefined;
}

/**
 * Knows home's top by what the server has just answered and sent: no question to the database stands in the way of a page,
 * and where `/api` is another server's nothing is ever known.
 */
export function createHomeAhead(app: FastifyInstance, clock: Pick<MovableClock, 'now'>): HomeAhead {
  let last: { top: string; image: string; heard: number; until: number } | undefined;
  let light: string | undefined;

  app.addHook('onResponse', async ({ url }, reply) => {
    if (url !== last?.image || reply.statusCode !== 200) return;
    light = Number(reply.getHeader('content-length')) <= MOST_BYTES ? url : undefined;
  });
  app.shared.watch({
    subjects: ['home', 'rules'],
    empty: () => {
      last = undefined;
    },
  });

  return {
    answered({ banners, shortcuts, promos }) {
      const [banner] = banners;
      // A list without anything may be one that could not be read: the page would show home without it.
      last =
        banner && shortcuts.length > 0 && promos.length > 0
          ? {
              top: JSON.stringify({ banners, shortcuts, promos }),
              image: banner.image,
              heard: clock.now(),
              until: Math.min(...banners.map(({ endTime }) => endTime ?? Number.POSITIVE_INFINITY)),
            }
          : undefined;
    },
    known() {
      const now = clock.now();
      if (!last || now >= last.until || now - last.heard >= KNOWN_MS) return undefined;
      const { top, image } = last;
      return { top, ...(image === light && OWN.test(image) && { picture: image }) };
    },
  };
}
