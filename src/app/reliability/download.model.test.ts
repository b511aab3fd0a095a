import { counted } from '@scripts/reliability/tally';
import fc from 'fast-check';
import { code } from '@/contract/codes';
import { askDownload } from '@/features/download/askDownload';
import { downloadEvents, selectDownload } from '@/features/download/downloadSlice';
import { sessionEvents } from '@/features/session/sessionSlice';
import { sessionStarted } from '@/kernel/sessionEvents';
import { overlayEvents, selectOverlays } from '@/shell/overlays/overlaysSlice';
import { buildFreeGame, buildGame, buildGameDetail, buildTicket } from '@/testing/builders/game';
import { buildAccount, buildStatus } from '@/testing/builders/member';
import { DETAIL, downloadScene, ME, SEND } from '@/testing/downloadScene';
import { fail, status } from '@/testing/fakes/answers';
import { checkModel, type Step } from '@/testing/models/checkModel';

const lost = new TypeError('connection lost');
const member = buildAccount();

/** The server with its books, as it must be left; and what the member has agreed to. */
interface Model {
  coins: number;
  prices: Record<number, number>;
  owned: Set<number>;
  settled: Map<string, number>;
  charges: { id: number; price: number }[];
  /** How often a price of a game was confirmed in the dialog, by `id price`. */
  agreed: Map<string, number>;
  /** What becomes of answers: they come, they are lost after the work, or the call never arrives. */
  line: 'good' | 'answerLost' | 'callLost' | 'down';
}

type Scene = Awaited<ReturnType<typeof downloadScene>>;
interface Real {
  now: Scene;
}

const games = [buildGame(), buildGame({ id: 13, appID: '13', buyAmount: 80 }), buildFreeGame()];

/** Puts the books behind the fake server of a visit. */
function serve(model: Model, { server }: Pick<Scene, 'server'>) {
  const out = <T>(work: () => T) => {
    if (model.line === 'down') return status(503);
    if (model.line === 'callLost') return lost;
    const done = work();
    return model.line === 'answerLost' ? lost : done;
  };
  server.reply(ME, () => out(() => buildStatus({ coinNum: model.coins })));
  server.reply(DETAIL, ({ form }) =>
    out(() => {
      const id = Number(form.appID);
      const free = id === games[2]?.id;
      const one = free ? buildFreeGame() : buildGame({ id, buyAmount: model.prices[id] ?? 0 });
      return buildGameDetail({ ...one, id, appID: String(id), owned: model.owned.has(id) });
    }),
  );
  server.reply(SEND, ({ form, headers, path }) =>
    out(() => {
      const id = Number(path.split('/').at(-1));
      if (id === games[2]?.id || model.owned.has(id)) return buildTicket({ charged: 0, balanceAfter: model.coins });
      if (headers.uid === '') return fail(2);
      const before = model.settled.get(String(form.requestId));
      if (before !== undefined) return buildTicket({ charged: before, repeated: true, balanceAfter: model.coins });
      const price = model.prices[id] ?? 0;
      if (Number(form.expectPrice) !== price) return fail(code.priceChanged, '', { price });
      if (model.coins < price) return fail(code.balanceInsufficient, '', { price, balance: model.coins });
      model.coins -= price;
      model.owned.add(id);
      model.settled.set(String(form.requestId), price);
      model.charges.push({ id, price });
      return buildTicket({ charged: price, balanceAfter: model.coins });
    }),
  );
}

const here = (real: Real) => selectDownload(real.now.store.getState());

/** What must hold after every step, whatever went before. */
function sound(model: Model, real: Real) {
  const perGame = new Map<number, number>();
  for (const { id } of model.charges) perGame.set(id, (perGame.get(id) ?? 0) + 1);
  expect([...perGame].filter(([, times]) => times > 1)).toEqual([]);
  for (const { id, price } of model.charges) expect(model.agreed.get(`${id} ${price}`) ?? 0).toBeGreaterThan(0);
  expect(model.coins).toBeGreaterThanOrEqual(0);
  const now = here(real);
  const kinds = selectOverlays(real.now.store.getState()).map(({ kind }) => kind);
  expect(new Set(kinds).size).toBe(kinds.length);
  if (now.at === 'idle') expect(kinds).not.toContain('purchase');
}

const step = (says: string, does: (model: Model, real: Real) => unknown, ms = 0): Step<Model, Real> => ({
  says,
  does: async (model, real) => {
    await does(model, real);
    await real.now.ports.clock.advance(ms);
    sound(model, real);
  },
});

const dispatch = (real: Real, action: unknown) => real.now.store.dispatch(action as never);

function confirm(model: Model, real: Real) {
  const now = here(real);
  if (now.at === 'confirming' || now.at === 'repriced') {
    const key = `${now.intent.game.id} ${now.price}`;
    model.agreed.set(key, (model.agreed.get(key) ?? 0) + 1);
  }
  dispatch(real, downloadEvents.confirmed());
}

/** A new visit of the same tab: its storages, nothing of its memory. */
async function reload(model: Model, real: Real) {
  const { local, session } = real.now.ports;
  real.now = await downloadScene({ at: '/games', ports: { local, session }, guest: true });
  serve(model, real.now);
}

const nth = fc.nat(games.length - 1);
const steps: fc.Arbitrary<Step<Model, Real>>[] = [
  nth.map((which) => step(`tap ${which}`, (_model, real) => dispatch(real, askDownload(games[which] as never)))),
  fc.integer({ min: 1, max: 20 }).map((times) =>
    step(`confirm ×${times}`, (model, real) => {
      for (let n = 0; n < times; n += 1) confirm(model, real);
    }),
  ),
  fc.constant(step('confirm', confirm)),
  // Chance alone seldom does it all in a row.
  nth.map((which) =>
    step(`buy ${which}`, async (model, real) => {
      dispatch(real, askDownload(games[which] as never));
      await real.now.ports.clock.advance(1_000);
      confirm(model, real);
    }),
  ),
  fc.constant(
    step('close what is on top', (_model, real) => {
      const top = selectOverlays(real.now.store.getState()).at(-1);
      if (top) dispatch(real, overlayEvents.closeAsked({ id: top.id, way: 'back' }));
    }),
  ),
  fc.constantFrom<Model['line']>('good', 'good', 'answerLost', 'callLost', 'down').map((line) =>
    step(`the line is ${line}`, (model) => {
      model.line = line;
    }),
  ),
  fc.tuple(fc.constantFrom(11, 13), fc.integer({ min: 1, max: 90 })).map(([id, price]) =>
    step(`game ${id} costs ${price}`, (model) => {
      model.prices[id] = price;
    }),
  ),
  fc.constant(step('sign in', (_model, real) => dispatch(real, sessionStarted({ account: member, by: 'login' })), 10)),
  fc.constant(step('log out', (_model, real) => dispatch(real, sessionEvents.logoutAsked({ skipServer: true })))),
  fc.constantFrom(1_000, 16_000, 31_000).map((ms) => step(`wait ${ms}`, () => undefined, ms)),
  fc.constant(step('reload', reload)),
];

async function begin() {
  const now = await downloadScene();
  const model: Model = {
    coins: 100,
    prices: { 11: 30, 13: 80 },
    owned: new Set(),
    settled: new Map(),
    charges: [],
    agreed: new Map(),
    line: 'good',
  };
  serve(model, now);
  return { model, real: { now } as Real };
}

let charges = 0;

/** The line is good again: whatever was unknown is known in the end, without one more charge. */
async function end(model: Model, real: Real) {
  const charged = model.charges.length;
  model.line = 'good';
  await real.now.ports.clock.advance(120_000);
  sound(model, real);
  const at = here(real).at;
  expect({ at, resting: !['unknown', 'requesting', 'checking'].includes(at) }).toEqual({ at, resting: true });
  charges += model.charges.length;
  // A confirmed wish that was being checked may still have gone through; nothing else buys by itself.
  expect(model.charges.length - charged).toBeLessThanOrEqual(1);
}

it('E1, E3: whatever is tapped, lost, repriced, reloaded: charged at most once, only what was agreed to, and never left unknown', async () => {
  await checkModel('download', steps, begin, end, 0.2);
  expect(charges).toBeGreaterThan(10);
  counted(
    'money',
    'purchases in random visits (taps, lost answers, reloads, price changes): charged once, as agreed',
    charges,
  );
}, 3_600_000);
