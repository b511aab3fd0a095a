import type { ServerContext } from '@server/context';
import { ProductError } from '@server/errors';
import type { SharedAnswers } from '@server/shared/sharedAnswers';
import type { Subject } from '@server/shared/subjects';
import { linkText } from '@server/text/links';
import { isPublicPage, type LinkKind, type LinkRef, linkOf, type PublicPage } from './address';
import type { LinkCard } from './card';
import { cardOf } from './cards';
import { newest } from './listed';

/** No page waits longer for what is said of it: a database that stumbles costs a card, not a visit. */
const PATIENCE_MS = 300;

const SUBJECTS: readonly Subject[] = ['activities', 'books', 'games', 'square'];
/** What readers without script find on a page of lists; home, which most begin with, weighs no more for it. */
const LISTS: Readonly<Partial<Record<PublicPage, LinkKind>>> = {
  '/games': 'game',
  '/square': 'post',
  '/animate': 'book',
  '/activity': 'activity',
};

/** Says of pages what their links show. */
export interface Links {
  /** The card of an address; of a page that is a member's own, or of a thing nobody may see, it tells nothing. */
  card(url: URL): Promise<LinkCard>;
  /** The card of a thing as every guest may see it; null where they may not. */
  thing(ref: LinkRef): Promise<LinkCard | null>;
}

const plain = (url: URL): LinkCard => {
  const { pathname, searchParams } = url;
  const page = isPublicPage(pathname) ? pathname : null;
  const code = searchParams.get('inviteCode');
  const words = code !== null ? linkText.invite : linkText.pages[page ?? '/'];
  return {
    ...words,
    // Whoever passes an invitation on passes on whose it is.
    path: code === null ? pathname : `${pathname}?inviteCode=${encodeURIComponent(code)}`,
    type: 'website',
    picture: null,
    text: [words.description],
    links: Object.entries(linkText.pages).map(([path, { title }]) => ({ path, text: title })),
    data: null,
    isListed: page !== null && code === null,
  };
};

/** As bytes in the shelf: two for each sign of its text, and as much again. */
const bytesOf = (kept: unknown): number => 4 * JSON.stringify(kept).length;

export function createLinks(
  { database, clock, secret }: Pick<ServerContext, 'database' | 'clock' | 'secret'>,
  shared: Pick<SharedAnswers, 'shelf'>,
): Links {
  const reader = database.reads;
  const things = shared.shelf<LinkRef, LinkCard | null>({
    subjects: SUBJECTS,
    keyOf: ({ kind, id }) => `${kind} ${id}`,
    async make({ kind, id }) {
      try {
        return await cardOf[kind]({ reader, now: clock.now(), secret }, id);
      } catch (error) {
        if (error instanceof ProductError) return null;
        throw error;
      }
    },
    bytesOf,
  });
  const lists = shared.shelf<LinkKind, LinkCard['links']>({
    subjects: SUBJECTS,
    keyOf: (kind) => kind,
    make: (kind) => newest(reader, kind),
    bytesOf,
  });

  async function tell(url: URL): Promise<LinkCard> {
    const ref = linkOf(url);
    const known = plain(url);
    if (ref !== null) return (await things.get(ref)) ?? known;
    const list = isPublicPage(url.pathname) ? LISTS[url.pathname] : undefined;
    return list === undefined ? known : { ...known, links: [...known.links, ...(await lists.get(list))] };
  }

  return {
    thing: (ref) => things.get(ref),
    async card(url) {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<LinkCard>((resolve) => {
        timer = setTimeout(() => resolve(plain(url)), PATIENCE_MS);
      });
      try {
        return await Promise.race([tell(url), late]);
      } catch {
        return plain(url);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
