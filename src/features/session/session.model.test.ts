import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { ACCOUNT_KEY, sessionEnded, sessionStarted } from '@/kernel/sessionEvents';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { buildAccount } from '@/testing/builders/member';
import { checkModel, type Step } from '@/testing/models/checkModel';
import { accountEvents, accountSlice, guestAccount } from './accountSlice';
import type { SessionState } from './sessionMachine';
import { sessionEvents, sessionSlice } from './sessionSlice';

interface Model {
  at: SessionState['at'];
  uid: string;
  /** Counts the changes of account. */
  epoch: number;
  from: 'guest' | 'member';
  fresh: boolean;
  turnedAway: boolean;
}

interface Real {
  session: SessionState;
  account: ReturnType<typeof accountSlice.getInitialState>;
}

const selectors = { session: sessionSlice.getSelectors(), account: accountSlice.getSelectors() };

function agree(model: Model, real: Real, action: UnknownAction) {
  const before = real.session;
  real.session = sessionSlice.reducer(real.session, action);
  real.account = accountSlice.reducer(real.account, action);
  const { at, epoch } = real.session;
  expect({ at, epoch, uid: real.account.uid }).toEqual({ at: model.at, epoch: model.epoch, uid: model.uid });
  expect(selectors.session.selectEpoch(real.session)).toBe(model.epoch);
  expect(selectors.session.selectIsAuthenticating(real.session)).toBe(model.at === 'authenticating');
  expect(selectors.account.selectIsMember(real.account)).toBe(model.uid !== '');
  if (real.session.at === 'member') expect(real.session.fresh).toBe(model.fresh);
  if (real.session.at === 'guest') expect(real.session.turnedAway).toBe(model.turnedAway);
  if (real.session.at === 'authenticating') expect(real.session.from).toBe(model.from);
  // What changes nothing hands back the very same object (D1).
  if (JSON.stringify(before) === JSON.stringify(real.session) && !/submitted|greeted/.test(action.type))
    expect(real.session).toBe(before);
}

const request = { method: 'name', loginName: 'xinghe', password: 'secret:1' } as const;
const uids = fc.constantFrom('1001', '2002');

function started(model: Model, uid: string, fresh: boolean) {
  Object.assign(model, { at: 'member', uid, epoch: model.epoch + 1, fresh });
}

const steps: fc.Arbitrary<Step<Model, Real>>[] = [
  fc.constant({
    says: 'submit',
    does: (model, real) => {
      if (model.at === 'guest' || model.at === 'member') Object.assign(model, { from: model.at, at: 'authenticating' });
      agree(model, real, sessionEvents.submitted(request));
    },
  }),
  fc.constant({
    says: 'refuse',
    does: (model, real) => {
      if (model.at === 'authenticating') Object.assign(model, { at: model.from, fresh: false, turnedAway: false });
      agree(model, real, sessionEvents.refused());
    },
  }),
  fc.tuple(uids, fc.constantFrom('login', 'register', 'storage', 'otherTab')).map(([uid, by]) => ({
    says: `start ${uid} by ${by}`,
    does: (model, real) => {
      started(model, uid, by === 'login' || by === 'register');
      agree(model, real, sessionStarted({ account: buildAccount({ uid }), by: by as 'login' }));
    },
  })),
  fc.constantFrom<'logout' | 'expired' | 'otherTab'>('logout', 'expired', 'otherTab').map((by) => ({
    says: `end by ${by}`,
    does: (model, real) => {
      // Nobody is signed in: there is nothing to end, and nothing counts up.
      if (model.at !== 'guest') Object.assign(model, { at: 'guest', epoch: model.epoch + 1, turnedAway: false });
      model.uid = '';
      agree(model, real, sessionEnded({ by }));
    },
  })),
  fc.tuple(fc.constantFrom(-1, 0, 0, 0, 1), fc.boolean()).map(([off, known]) => ({
    says: `expire epoch ${off}${known ? '' : ' of nobody'}`,
    does: (model, real) => {
      const fault = { uid: known ? '1001' : '', epoch: model.epoch + off };
      if (off === 0 && known && (model.at === 'member' || model.at === 'authenticating')) model.at = 'expired';
      agree(model, real, sessionEvents.expiredByServer(fault));
    },
  })),
  fc.boolean().map((skipServer) => ({
    says: 'ask to log out',
    does: (model, real) => {
      if (model.at === 'member') model.at = 'loggingOut';
      agree(model, real, sessionEvents.logoutAsked({ skipServer }));
    },
  })),
  fc.constant({
    says: 'turn away',
    does: (model, real) => {
      if (model.at === 'guest') model.turnedAway = true;
      agree(model, real, sessionEvents.turnedAway());
    },
  }),
  fc.constant({
    says: 'arrive',
    does: (model, real) => {
      if (model.at === 'guest') model.turnedAway = false;
      agree(model, real, navigationEvents.arrived({ place: {} as never, how: 'push' }));
    },
  }),
  fc.constant({
    says: 'greet',
    does: (model, real) => {
      if (model.at === 'member') model.fresh = false;
      agree(model, real, sessionEvents.greeted());
    },
  }),
  fc.option(uids).map((uid) => ({
    says: `storage holds ${uid}`,
    can: ({ epoch }) => epoch === 0,
    does: (model, real) => {
      const payload = uid === null ? undefined : buildAccount({ uid });
      if (uid !== null) started(model, uid, false);
      else model.uid = '';
      agree(model, real, { type: 'persist/REHYDRATE', key: ACCOUNT_KEY, payload });
    },
  })),
  fc.constant({
    says: 'rename and welcome',
    can: ({ uid }) => uid !== '',
    does: (model, real) => {
      agree(model, real, accountEvents.updated({ ...real.account, name: 'new', newAccount: true }));
      expect(real.account).toMatchObject({ name: 'new', newAccount: true });
      agree(model, real, accountEvents.welcomed());
      expect(real.account).toMatchObject({ name: 'new', newAccount: false });
    },
  }),
];

it('D1, D4: a session does what the model does: one member at a time, each change of account counted once', () =>
  checkModel('session', steps, () => ({
    model: { at: 'guest', uid: '', epoch: 0, from: 'guest', fresh: false, turnedAway: false } as Model,
    real: { session: sessionSlice.getInitialState(), account: guestAccount } as Real,
  })));
