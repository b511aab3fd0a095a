import fc from 'fast-check';
import { sessionEnded, sessionStarted } from '@/kernel/sessionEvents';
import { buildAccount } from '@/testing/builders/member';
import { checkModel, type Step } from '@/testing/models/checkModel';
import { navigationEvents } from './navigationSlice';
import { KEPT_PAGES, type PageCacheState, pageCacheSlice, pageEvents } from './pageCacheSlice';
import type { Place } from './place';

interface Model {
  /** Least recently used first. */
  alive: { page: string; keep: boolean; top: number | undefined; visit: number }[];
  /** Where pages rested that are not alive any more. */
  left: Map<string, number>;
  visits: number;
}

interface Real {
  state: PageCacheState;
}

const LEFT = 50;
const place = (page: string, keepAlive: boolean, index: number): Place => ({
  pathname: page,
  search: '',
  hash: '',
  route: page,
  params: {},
  page,
  keepAlive,
  index,
});

function agree(model: Model, real: Real, action: { type: string }) {
  real.state = pageCacheSlice.reducer(real.state, action);
  const { pages, left } = real.state;
  expect(pages.map(({ place: { page, index }, resting }) => ({ page, visit: index, top: resting?.top }))).toEqual(
    model.alive.map(({ page, visit, top }) => ({ page, visit, top })),
  );
  expect(left.map(({ page, resting }) => [page, resting.top])).toEqual([...model.left]);
  expect(pages.length).toBeLessThanOrEqual(KEPT_PAGES);
  expect(pages.slice(0, -1).every((kept) => kept.place.keepAlive)).toBe(true);
}

/** Arriving by hand: who is alive, who is given up, who comes back where they rested. */
function arrive(model: Model, page: string, keep: boolean, back: boolean) {
  model.visits += 1;
  const known = model.alive.find((one) => one.page === page);
  const top = known ? known.top : back ? model.left.get(page) : undefined;
  const before = model.alive;
  model.alive = before.filter((one) => one !== known && one.keep);
  model.alive.push({ page, keep, top, visit: model.visits });
  while (model.alive.length > KEPT_PAGES) model.alive.shift();
  model.left.delete(page);
  for (const one of before) {
    if (one.top !== undefined && !model.alive.some((alive) => alive.page === one.page))
      model.left.set(one.page, one.top);
  }
  while (model.left.size > LEFT) model.left.delete([...model.left.keys()][0] as string);
}

const pages = Array.from({ length: 70 }, (_none, n) => `/page/${n}`);
const steps: fc.Arbitrary<Step<Model, Real>>[] = [
  ...[pages.slice(0, 14), pages].map((some) =>
    fc
      .record({
        page: fc.constantFrom(...some),
        how: fc.constantFrom('push' as const, 'replace' as const, 'pop' as const),
      })
      .map(({ page, how }) => ({
        says: `${how} ${page}`,
        does: (model: Model, real: Real) => {
          // One page in seven never stays alive, like commenthistory.
          const keep = pages.indexOf(page) % 7 !== 6;
          arrive(model, page, keep, how === 'pop');
          agree(model, real, navigationEvents.arrived({ place: place(page, keep, model.visits), how }));
        },
      })),
  ),
  fc.tuple(fc.nat(KEPT_PAGES), fc.nat(5_000)).map(([which, top]) => ({
    says: `rest ${which} at ${top}`,
    does: (model, real) => {
      const one = model.alive[which];
      if (one) one.top = top;
      agree(model, real, pageEvents.rested({ page: one?.page ?? 'none', item: 'i', offset: 1, top }));
    },
  })),
  fc
    .constantFrom(sessionEnded({ by: 'logout' }), sessionStarted({ account: buildAccount(), by: 'login' }))
    .map((action) => ({
      says: action.type,
      does: (model, real) => {
        model.alive = model.alive.slice(-1).map((one) => ({ ...one, top: undefined }));
        model.left.clear();
        agree(model, real, action);
      },
    })),
];

it('C7: the cache of pages does what the model does: ten alive, the oldest go, nobody else’s place is known', () =>
  checkModel('page cache', steps, () => ({
    model: { alive: [], left: new Map(), visits: 0 } as Model,
    real: { state: pageCacheSlice.getInitialState() },
  })));
