import { randomUUID } from 'node:crypto';
import type { Ask } from './client';
import { priceOf, SESSIONS, uidOf } from './fillPeople';
import { ABSENT, RARE } from './fillSquare';
import { randomFrom } from './numbers';
import type { World } from './world';
import { PAGE } from './world';

/** A kind of call; `undefined` where this database has no such thing. */
export type Make = (world: World, random: () => number) => Ask | undefined;

const square = 'v1/square/post';

function get(path: string, query: Record<string, string | number> = {}): (member: number) => Ask {
  const text = new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)])).toString();
  return (member) => ({ method: 'GET', path: `/api/${path}${text && `?${text}`}`, member });
}

const anyone = ({ size }: World, random: () => number) => 1 + Math.floor(random() * Math.min(SESSIONS, size.rich));
const page = { pageSize: PAGE };

const list =
  (sort: 1 | 2 | 3, depth = 1): Make =>
  (world, random) => {
    const cursor = world.cursors.get(`${sort}:${depth}`);
    if (depth > 1 && !cursor) return undefined;
    return get(`${square}/list`, { ...page, sort, currentPage: depth, ...cursor })(anyone(world, random));
  };
const read =
  (path: (world: World) => string, query: (world: World) => Record<string, string | number> = () => ({})): Make =>
  (world, random) =>
    get(path(world), { ...page, currentPage: 1, ...query(world) })(anyone(world, random));

const download = (world: World, random: () => number, game: number): Ask => ({
  method: 'POST',
  path: `/api/user/game/download/${world.base.game + game}`,
  form: { platformType: 1, requestId: randomUUID(), expectPrice: priceOf(game) },
  member: anyone(world, random),
});
const like = (world: World, random: () => number, post: number): Ask => ({
  method: random() < 0.5 ? 'POST' : 'DELETE',
  path: `/api/${square}/${world.base.post + post}/like`,
  form: {},
  member: anyone(world, random),
});

const games = (member: number, form: Record<string, string | number> = {}): Ask => ({
  method: 'POST',
  path: '/api/web/game/list',
  form: { ...page, currentPage: 1, ...form },
  member,
});
const own = (path: string, member: number, form: Record<string, string | number> = {}): Ask => ({
  method: 'POST',
  path: `/api/${path}`,
  form: { ...form, uid: uidOf(member) },
  member,
});
const posts = (sort: 1 | 2) => get(`${square}/list`, { ...page, sort, currentPage: 1 });
const search = (kind: string, keyword: string) => get('v1/search', { ...page, currentPage: 1, kind, keyword });

/** The call of every kind of page, for guests and members, as the goals count them. */
const pageWorks: Readonly<Record<string, Make>> = {
  'home, guest': () => get('v1/home/feed')(0),
  'home, member': (world, random) => get('v1/home/feed')(anyone(world, random)),
  'posts, guest': () => posts(2)(0),
  'posts, member': (world, random) => posts(2)(anyone(world, random)),
  'comments, guest': ({ base }) => get(`${square}/${base.post + 1}/comment/list`, { ...page, sort: 1 })(0),
  'comments, member': (world, random) =>
    get(`${square}/${world.base.post + 1}/comment/list`, { ...page, sort: 1 })(anyone(world, random)),
  'post, member': (world, random) => get(`${square}/${world.base.post + 1}`)(anyone(world, random)),
  'games, guest': () => games(0),
  'games, member': (world, random) => games(anyone(world, random)),
  'chart, guest': () => games(0, { sort: 'hot' }),
  'chart, member': (world, random) => games(anyone(world, random), { sort: 'hot' }),
  'game, guest': ({ base }) => ({
    method: 'POST',
    path: '/api/web/game/detail',
    form: { appID: base.game + 6 },
    member: 0,
  }),
  'game, member': (world, random) => ({
    method: 'POST',
    path: '/api/web/game/detail',
    form: { appID: world.base.game + 6 },
    member: anyone(world, random),
  }),
  me: (world, random) => own('user/center/me', anyone(world, random)),
  messages: (world, random) => own('user/center/message/all', anyone(world, random), { ...page, currentPage: 1 }),
  'search for people': (world, random) => search('user', `${Math.floor(random() * 100)}`)(anyone(world, random)),
  'search for posts, a usual word': (world, random) => search('post', world.usual)(anyone(world, random)),
  'search for posts, a rare word': (world, random) => search('post', RARE)(anyone(world, random)),
  purchase: (world, random) => download(world, random, 1 + Math.floor(random() * world.size.games)),
};

/** Kinds of pages that are measured. */
export const PAGES = Object.keys(pageWorks);

/** What everything is compared with. */
export const HEALTH = 'nothing: is the server there';

/** Every kind of call that is measured, by the name the report gives it. */
export const works: Readonly<Record<string, Make>> = {
  [HEALTH]: () => ({ method: 'GET', path: '/healthz', member: 1 }),
  'newest posts, page 1': list(2),
  'newest posts, page 100': list(2, 100),
  'newest posts, page 10,000': list(2, 10_000),
  'hot posts, page 1': list(1),
  'hot posts, page 100': list(1, 100),
  'hot posts, page 10,000': list(1, 10_000),
  'last replies, page 1': list(3),
  'newest of a busy topic': read(
    () => `${square}/list`,
    ({ tags }) => ({ sort: 2, tagId: tags.busy }),
  ),
  'hot of a rare topic': read(
    () => `${square}/list`,
    ({ tags }) => ({ sort: 1, tagId: tags.rare }),
  ),
  'posts of a game': read(
    () => `${square}/list`,
    ({ base }) => ({ sort: 1, gameId: base.game + 6 }),
  ),
  'posts of a writer': read(
    () => `${square}/list`,
    ({ base }) => ({ sort: 1, userId: base.member + 1 }),
  ),
  'posts of whom one follows': read(() => `${square}/follow`),
  'posts of a thousand one follows': () => get(`${square}/follow`, page)(2),
  'comments of the hottest post': read(
    ({ base }) => `${square}/${base.post + 1}/comment/list`,
    () => ({ sort: 1 }),
  ),
  'comments of any post': (world, random) =>
    get(`${square}/${world.base.post + 2 + Math.floor(random() * (world.size.posts - 2))}/comment/list`, {
      ...page,
      sort: 1,
    })(anyone(world, random)),
  'replies to the hottest comment': read(({ base, hotRoot }) => `${square}/${base.post + 1}/comment/${hotRoot}/list`),
  'search: a word of many posts': read(
    () => 'v1/search',
    ({ usual }) => ({ kind: 'post', keyword: usual }),
  ),
  'search: a word of few posts': read(
    () => 'v1/search',
    () => ({ kind: 'post', keyword: RARE }),
  ),
  'search: a word of none': read(
    () => 'v1/search',
    () => ({ kind: 'post', keyword: ABSENT }),
  ),
  'search: people, a usual name': read(
    () => 'v1/search',
    ({ usual }) => ({ kind: 'user', keyword: usual }),
  ),
  'search: people, of none': read(
    () => 'v1/search',
    () => ({ kind: 'user', keyword: ABSENT }),
  ),
  'fans of whom all follow': read(
    () => 'v1/user/fans/list',
    ({ base }) => ({ userId: base.member + 1 }),
  ),
  'people to follow': read(() => 'v1/user/suggest/list'),
  'a ranking of all members': (world, random) => get(`v1/activity/${world.activity}/rank`)(anyone(world, random)),
  'invitations of one who invited many': () => get('v1/invite')(13),
  'messages of one all like': () => ({
    method: 'POST',
    path: '/api/user/center/message/all',
    form: { ...page, currentPage: 1, uid: uidOf(1) },
    member: 1,
  }),
  'games, page 1': (world, random) => ({
    method: 'POST',
    path: '/api/web/game/list',
    form: { ...page, currentPage: 1 },
    member: anyone(world, random),
  }),
  'like of any post': (world, random) => like(world, random, 2 + Math.floor(random() * (world.size.posts - 2))),
  'like of one post by all': (world, random) => like(world, random, 1),
  'purchase of any game': (world, random) => download(world, random, 1 + Math.floor(random() * world.size.games)),
  'purchase of one game by all': (world, random) => download(world, random, 1),
};

/** Those that are measured under load. */
export const LOADED: readonly string[] = [
  'nothing: is the server there',
  'newest posts, page 1',
  'newest posts, page 100',
  'newest posts, page 10,000',
  'hot posts, page 1',
  'hot posts, page 10,000',
  'comments of the hottest post',
  'search: a word of few posts',
  'like of any post',
  'like of one post by all',
  'purchase of any game',
  'purchase of one game by all',
];

/** The calls of one kind, the same in every run of a seed. */
export function makerOf(name: string, world: World, seed: number): (() => Ask) | undefined {
  const make = works[name] ?? pageWorks[name];
  const random = randomFrom(seed);
  const first = make?.(world, random);
  if (!make || !first) return undefined;
  return () => make(world, random) ?? first;
}
