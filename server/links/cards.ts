import { findActivity } from '@server/activities/activity';
import type { Reader } from '@server/db/database';
import { together } from '@server/db/together';
import { excerptOf } from '@server/excerpt';
import { gameDetail } from '@server/games/gameDetail';
import { openBook } from '@server/reading/books';
import { ratingsOf } from '@server/reviews/score';
import { postCards, toPost } from '@server/square/postCards';
import { visiblePost } from '@server/square/posts';
import { linkText } from '@server/text/links';
import { sql } from 'kysely';
import { plainText } from '@/lib/html/plainText';
import { type LinkKind, pathOf } from './address';
import { type LinkCard, paragraphs } from './card';

/** As many signs as chats show under a title. */
const SHOWN = 120;
const nobody = { userId: null };

/** What is read to make a card; never anything of whoever asks. */
export interface CardWorld {
  reader: Reader;
  /** Epoch ms. */
  now: number;
  secret: string;
}

type MakeCard = (world: CardWorld, id: number) => Promise<LinkCard | null>;

const game: MakeCard = async ({ reader, now, secret }, id) => {
  const found = await gameDetail(reader, String(id), { now, secret });
  const { name, subtitle, icon, cover, developer, buyAmount, version, status } = found;
  const intro = plainText(found.intro);
  const { count, rating } = await ratingsOf(reader, id, now);
  const path = pathOf.game(id);
  return {
    title: name,
    description: excerptOf(subtitle === '' ? intro : `${subtitle}。${intro}`, SHOWN),
    path,
    type: 'website',
    picture: icon === '' ? null : { of: { kind: 'game', id }, address: icon, shape: 'square' },
    text: [subtitle, ...paragraphs(intro), ...(developer === '' ? [] : [linkText.by(developer)])].filter(Boolean),
    links: [{ path: '/games', text: linkText.pages['/games'].title }],
    data: {
      '@type': 'VideoGame',
      name,
      url: path,
      image: cover || icon,
      description: excerptOf(intro, SHOWN),
      softwareVersion: version,
      applicationCategory: 'Game',
      ...(developer !== '' && { author: { '@type': 'Organization', name: developer } }),
      ...(buyAmount === 0 && { offers: { '@type': 'Offer', price: 0, priceCurrency: 'CNY' } }),
      ...(count > 0 && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, bestRating: 10, ratingCount: count },
      }),
    },
    isListed: status === 'online',
  };
};

const post: MakeCard = async ({ reader, now }, id) => {
  const { cards } = await together(reader, {
    cards: postCards(sql`select id, 1 as n from (${visiblePost(id, nobody)}) post`),
  });
  const [found] = cards.map((card) => toPost(card, now));
  if (found === undefined) return null;
  const { title, content, images, author, createTime } = found;
  const [first] = images;
  const headline = title?.trim() || excerptOf(content, 30);
  const path = pathOf.post(id);
  return {
    title: headline || linkText.untitled,
    description: excerptOf(content, SHOWN) || linkText.pages['/square'].description,
    path,
    type: 'article',
    picture: first === undefined ? null : { of: { kind: 'post', id }, address: first.url, shape: 'wide' },
    text: [linkText.by(author.name), ...paragraphs(content)],
    links: [{ path: '/square', text: linkText.pages['/square'].title }],
    data: {
      '@type': 'DiscussionForumPosting',
      headline,
      text: excerptOf(content, 500),
      url: path,
      datePublished: new Date(createTime).toISOString(),
      author: { '@type': 'Person', name: author.name },
    },
    isListed: true,
  };
};

const book: MakeCard = async ({ reader }, id) => {
  const { title, author, cover, intro, adult, kind } = await openBook(reader, id, null);
  const path = pathOf.book(id);
  return {
    title: linkText.book(title),
    // What is for adults only shows nothing of itself in a chat.
    description: adult ? linkText.adult : excerptOf(intro, SHOWN),
    path,
    type: 'book',
    picture: adult || cover === '' ? null : { of: { kind: 'book', id }, address: cover, shape: 'upright' },
    text: adult ? [linkText.adult] : [...(author === '' ? [] : [linkText.by(author)]), ...paragraphs(intro)],
    links: [{ path: '/animate', text: linkText.pages['/animate'].title }],
    data: adult
      ? null
      : {
          '@type': kind === 'comic' ? 'ComicSeries' : 'Book',
          name: title,
          url: path,
          image: cover,
          description: excerptOf(intro, SHOWN),
          ...(author !== '' && { author: { '@type': 'Person', name: author } }),
        },
    isListed: !adult,
  };
};

const activity: MakeCard = async ({ reader }, id) => {
  const { title, summary, cover, rules, startsAt, endsAt } = await findActivity(reader, id);
  const path = pathOf.activity(id);
  return {
    title,
    description: excerptOf(summary, SHOWN),
    path,
    type: 'website',
    picture: cover === '' ? null : { of: { kind: 'activity', id }, address: cover, shape: 'wide' },
    text: [summary, ...paragraphs(plainText(rules))],
    links: [{ path: '/activity', text: linkText.pages['/activity'].title }],
    data: {
      '@type': 'Event',
      name: title,
      url: path,
      image: cover,
      description: excerptOf(summary, SHOWN),
      startDate: startsAt.toISOString(),
      endDate: endsAt.toISOString(),
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: path },
    },
    isListed: true,
  };
};

/** How the card of each thing is made; null, or a refusal, where a guest may not see it. */
export const cardOf: Readonly<Record<LinkKind, MakeCard>> = { game, post, book, activity };
