import { configureStore } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { AccountRecord, accountEvents, accountSlice, guestAccount } from '@/features/session/accountSlice';
import { VIP_OFFER_KEY, VipOffer, vipOfferEvents, vipOfferSlice } from '@/features/vip/vipOfferSlice';
import { createGate } from '@/kernel/gate';
import { ACCOUNT_KEY, sessionEnded, sessionStarted } from '@/kernel/sessionEvents';
import { buildAccount } from '@/testing/builders/member';
import { createFakeStore, type FakeStore } from '@/testing/fakes/fakeStore';
import { checkModel, type Step } from '@/testing/models/checkModel';
import { settle } from '@/testing/settle';
import { persisted, startPersisting, storageKey } from './persist';

const KEY = storageKey(ACCOUNT_KEY);

interface Model {
  /** On screen, and what a reload would find. */
  shown: { uid: string; name: string; source: number };
  kept: { uid: string; name: string; source: number };
  damaged: string | undefined;
  refused: boolean;
  /** Something was changed, and so will be written, since the last write. */
  touched: boolean;
}

/** What is due is written: with one record go all that storage refused before. */
async function written(model: Model, real: Real) {
  await real.now.persistor.flush();
  if (model.touched && !model.refused) model.kept = { ...model.shown };
  model.touched = false;
}

/** A visit over what the last one left. */
async function visit(kept: ReadonlyMap<string, string>, refused: boolean) {
  const gate = createGate();
  const storage: FakeStore = createFakeStore(gate, Object.fromEntries(kept));
  storage.refuseWrites(refused);
  const store = configureStore({
    reducer: {
      account: persisted(
        { key: ACCOUNT_KEY, version: 1, schema: AccountRecord, reducer: accountSlice.reducer },
        { local: storage, gate },
      ),
      vipOffer: persisted(
        { key: VIP_OFFER_KEY, version: 1, schema: VipOffer, reducer: vipOfferSlice.reducer },
        { local: storage, gate },
      ),
    },
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }),
  });
  const persistor = await startPersisting(store);
  return { gate, storage, store, persistor };
}

interface Real {
  now: Awaited<ReturnType<typeof visit>>;
}

const shownOf = ({ now: { store } }: Real) => {
  const { account, vipOffer } = store.getState();
  return { uid: account.uid, name: account.name, source: vipOffer.source };
};

function agree(model: Model, real: Real, before = JSON.stringify(model.shown)) {
  if (JSON.stringify(model.shown) !== before) model.touched = true;
  expect(shownOf(real)).toEqual(model.shown);
  const copy = real.now.storage.kept.get(`${KEY}:quarantine`);
  expect(copy).toBe(model.damaged);
}

const damages: readonly string[] = [
  '',
  '{',
  'null',
  '[]',
  '{"uid":7}',
  '{"uid":"\\"1\\"","token":"3"}',
  '{"__proto__":"{\\"uid\\":1}"}',
];
const nobody = { uid: '', name: guestAccount.name };

const steps: fc.Arbitrary<Step<Model, Real>>[] = [
  fc.constantFrom('1001', '2002').map((uid) => ({
    says: `sign in ${uid}`,
    does: (model, real) => {
      const before = JSON.stringify(model.shown);
      Object.assign(model.shown, { uid, name: `member ${uid}` });
      real.now.store.dispatch(sessionStarted({ account: buildAccount({ uid, name: `member ${uid}` }), by: 'login' }));
      agree(model, real, before);
    },
  })),
  fc.constant({
    says: 'log out',
    does: (model, real) => {
      const before = JSON.stringify(model.shown);
      Object.assign(model.shown, nobody);
      real.now.store.dispatch(sessionEnded({ by: 'logout' }));
      agree(model, real, before);
    },
  }),
  fc.nat(9).map((n) => ({
    says: `rename ${n}`,
    can: ({ shown }) => shown.uid !== '',
    does: (model, real) => {
      const before = JSON.stringify(model.shown);
      model.shown.name = `name ${n}`;
      real.now.store.dispatch(accountEvents.updated({ ...real.now.store.getState().account, name: `name ${n}` }));
      agree(model, real, before);
    },
  })),
  fc.integer({ min: 1, max: 99 }).map((gameId) => ({
    says: `offer from ${gameId}`,
    does: (model, real) => {
      const before = JSON.stringify(model.shown);
      model.shown.source = gameId;
      real.now.store.dispatch(vipOfferEvents.madeFromGame({ gameId }));
      agree(model, real, before);
    },
  })),
  fc.boolean().map((refused) => ({
    says: refused ? 'storage is full' : 'storage takes writes again',
    does: async (model, real) => {
      await written(model, real);
      model.refused = refused;
      real.now.storage.refuseWrites(refused);
      agree(model, real);
    },
  })),
  fc.constant({
    says: 'reload',
    does: async (model, real) => {
      await written(model, real);
      real.now.persistor.pause();
      real.now = await visit(real.now.storage.kept, model.refused);
      model.shown = { ...model.kept };
      agree(model, real);
    },
  }),
  fc.constantFrom(...damages).map((text) => ({
    says: `reload, the account's record damaged as ${text}`,
    can: ({ refused }) => !refused,
    does: async (model, real) => {
      await written(model, real);
      real.now.persistor.pause();
      const kept = new Map(real.now.storage.kept).set(KEY, text);
      real.now = await visit(kept, false);
      // The healthy record survives, the damaged one is set aside, and only the first of its kind.
      model.shown = { ...model.kept, ...nobody };
      model.kept = { ...model.shown };
      model.damaged ??= text;
      agree(model, real);
    },
  })),
];

it('D5: records do what the model does, through reloads, full storage and damage', () =>
  checkModel(
    'persistence',
    steps,
    async () => ({
      model: {
        shown: { ...nobody, source: 0 },
        kept: { ...nobody, source: 0 },
        damaged: undefined,
        refused: false,
        touched: false,
      } as Model,
      real: { now: await visit(new Map(), false) } as Real,
    }),
    (_model, real) => real.now.persistor.pause(),
    0.25,
  ));

describe('a change just before somebody travels', () => {
  async function changed() {
    const { gate, storage, store, persistor } = await visit(new Map(), false);
    store.dispatch(sessionStarted({ account: buildAccount({ uid: '1001' }), by: 'login' }));
    gate.enter('travel');
    // redux-persist's turn to write comes only now.
    const due = persistor.flush();
    await settle();
    expect(storage.writes).toEqual([]);
    return { gate, storage, due, stored: () => storage.kept.get(KEY) ?? '' };
  }

  it('D5, H1: is written once the session is live again', async () => {
    const { gate, due, stored } = await changed();
    gate.enter('live');
    await due;
    expect(stored()).toContain('1001');
  });

  it("D5, H1: is never written once the state is nobody's", async () => {
    const { gate, storage, stored } = await changed();
    gate.enter('foreign');
    await settle();
    expect(storage.writes).toEqual([]);
    expect(stored()).not.toContain('1001');
  });
});
