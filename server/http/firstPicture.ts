import type { MovableClock } from '@server/clock';
import type { FastifyInstance } from 'fastify';
import type { HomeFeed } from '@/contract/home';

/** A picture of this site, by an address that can stand in a page as it is. */
const OWN = /^\/media\/[\w/.-]+$/;
/** A heavier one would keep the app's code waiting: this is a tenth of a second of a slow line. */
const MOST_BYTES = 20 * 1024;
/** What was answered longer ago than this may be another's to answer by now. */
const KNOWN_MS = 10 * 60_000;

/** The picture at the top of home, for the page to ask for before its code can. */
export interface FirstPicture {
  /** Home was answered with these banners. */
  answered(banners: HomeFeed['banners']): void;
  /** Its address; undefined where this server has not itself answered it lately, or the picture is heavy. */
  address(): string | undefined;
}

/**
 * Knows home's first picture by what the server has just answered and sent: no question to the database stands in the way
 * of a page, and where `/api` is another server's nothing is ever known.
 */
export function createFirstPicture(app: FastifyInstance, clock: Pick<MovableClock, 'now'>): FirstPicture {
  let first: { address: string; heard: number; until: number } | undefined;
  let light: string | undefined;

  app.addHook('onResponse', async ({ url }, reply) => {
    if (url !== first?.address || reply.statusCode !== 200) return;
    light = Number(reply.getHeader('content-length')) <= MOST_BYTES ? url : undefined;
  });

  return {
    answered([banner]) {
      first =
        banner && OWN.test(banner.image)
          ? { address: banner.image, heard: clock.now(), until: banner.endTime ?? Number.POSITIVE_INFINITY }
          : undefined;
    },
    address() {
      const now = clock.now();
      const isKnown = first && first.address === light && now < first.until && now - first.heard < KNOWN_MS;
      return isKnown ? first?.address : undefined;
    },
  };
}
