import '@/testing/attachDevTools';
import { accountApi } from '@/api/accountApi';
import { gameApi } from '@/api/gameApi';
import { exportSession } from '@/app/recorder/exportSession';
import { stateHash } from '@/app/replay/hash';
import { readSessionFile } from '@/app/replay/readSessionFile';
import { replayFile } from '@/app/replay/replayFile';
import { sliceNames } from '@/app/replay/replayReducer';
import { actionsText, liftedText } from '@/app/replay/toDevTools';
import { downloadEvents, selectDownload } from '@/features/download/downloadSlice';
import { selectAccount } from '@/features/session/accountSlice';
import { selectSession, sessionEvents } from '@/features/session/sessionSlice';
import { sessionStarted } from '@/kernel/sessionEvents';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { buildGame, buildTicket } from '@/testing/builders/game';
import { buildAccount } from '@/testing/builders/member';
import { liftedOf } from '@/testing/devTools';
import { downloadScene, ME, SEND } from '@/testing/downloadScene';
import { fail } from '@/testing/fakes/answers';
import { createTestStore } from '@/testing/testStore';

const where = { id: 's', build: 'b', utcOffset: 480, viewport: [375, 812], lang: 'zh-CN', reason: 'test' } as const;

async function scene() {
  const made = await downloadScene();
  const lifted = liftedOf(made.store);
  const tip = () => lifted.getState().stagedActionIds.length - 1;
  const jump = (index: number) => lifted.dispatch({ type: 'JUMP_TO_STATE', index, actionId: index });
  return { ...made, clock: made.ports.clock, lifted, tip, jump };
}

describe('travelling while something is under way', () => {
  it('R5: a purchase in flight is bought once, and its answer is delivered once, after the return', async () => {
    const { asks, does, server, clock, store, sent, jump, tip, at } = await scene();
    await asks(buildGame());
    const held = server.defer(SEND);
    await does(downloadEvents.confirmed());
    expect(at().at).toBe('requesting');
    const actions = tip();
    jump(2);
    held.answer(buildTicket());
    await clock.advance(10_000);
    expect(tip()).toBe(actions);
    // Whoever looks at the past cannot buy there, either.
    store.dispatch(downloadEvents.confirmed());
    await clock.advance(1_000);
    jump(tip());
    await clock.advance(1_000);
    expect(selectDownload(store.getState()).at).toBe('started');
    expect(sent()).toHaveLength(1);
    const types = Object.values(liftedOf(store).getState().actionsById).map(({ action }) => action.type);
    expect(types.filter((type) => type === 'download/answered')).toHaveLength(1);
  });

  it('R5: a login in flight signs in once, after the return', async () => {
    const { store, ports } = await createTestStore({ at: '/login' });
    const lifted = liftedOf(store);
    const held = ports.server.defer('POST user/login');
    store.dispatch(sessionEvents.submitted({ method: 'name', loginName: 'a', password: ports.ids.uuid() }));
    await ports.clock.advance();
    lifted.dispatch({ type: 'JUMP_TO_STATE', index: 1, actionId: 1 });
    held.answer(buildAccount());
    await ports.clock.advance(10_000);
    expect(ports.local.kept.get('plaza:account') ?? '').not.toContain('1001');
    const last = lifted.getState().stagedActionIds.length - 1;
    lifted.dispatch({ type: 'JUMP_TO_STATE', index: last, actionId: last });
    await ports.clock.advance(1_000);
    expect(selectSession(store.getState()).at).toBe('member');
    expect(ports.server.callsTo('user/login')).toHaveLength(1);
  });

  it('R5: a session that ends at the server meanwhile ends here after the return, once', async () => {
    const { server, clock, store, jump, tip, asks, does, toasts } = await scene();
    await asks(buildGame());
    const held = server.defer(SEND);
    await does(downloadEvents.confirmed());
    jump(1);
    held.answer(fail(2));
    server.reply(ME, fail(2));
    await clock.advance(5_000);
    expect(selectSession(store.getState()).at).not.toBe('expired');
    jump(tip());
    await clock.advance(500);
    expect(toasts().length).toBeLessThanOrEqual(1);
    expect(['guest', 'member']).toContain(selectSession(store.getState()).at);
  });

  it('R5: searching for a lost answer waits while somebody travels', async () => {
    const { server, clock, jump, tip, asks, does, at } = await scene();
    await asks(buildGame());
    server.reply(SEND, new TypeError('Failed to fetch'));
    await does(downloadEvents.confirmed());
    expect(['unknown', 'confirming']).toContain(at().at);
    jump(1);
    const calls = server.calls.length;
    await clock.advance(120_000);
    expect(server.calls.length).toBe(calls);
    jump(tip());
    await clock.advance(20_000);
    expect(at().at).toBe('confirming');
  });
});

describe("somebody else's log on a member's page", () => {
  it("R7: after a reload the member's own account is there, byte for byte", async () => {
    const member = buildAccount();
    const { store, ports, persistor } = await createTestStore({ member });
    await persistor.flush();
    const before = JSON.stringify([...ports.local.kept]);
    const stranger = sessionStarted({ account: buildAccount({ uid: '666', token: 'stolen' }), by: 'login' });
    liftedOf(store).dispatch({
      type: 'IMPORT_STATE',
      nextLiftedState: [stranger, toastEvents.raised({ type: 'info', text: 'x' })],
    });
    expect(selectAccount(store.getState()).uid).toBe('666');
    await ports.clock.advance(60_000);
    ports.document.hide();
    await persistor.flush();
    expect(JSON.stringify([...ports.local.kept])).toBe(before);
    const again = await createTestStore({ ports: { local: ports.local } });
    expect(selectAccount(again.store.getState())).toMatchObject({ uid: member.uid, token: member.token });
  });

  it('R2, R4: an exported session opens in the official engine with as many rows and the same end', async () => {
    const { asks, does, ports } = await scene();
    await asks(buildGame());
    await does(downloadEvents.confirmed());
    const made = await exportSession(ports.tape, where);
    if (!made.ok) throw new Error('It would leak');
    const { states } = await replayFile(made.file);
    const { store, ports: other } = await createTestStore();
    const lifted = liftedOf(store);
    // What the extension's reader makes of its own mark.
    const revive = (text: string) =>
      JSON.parse(text, function revived(this: Record<string, unknown>, name, value) {
        if (value?.$jsan !== 'u') return value;
        this[name] = undefined;
        return this[name];
      });
    for (const nextLiftedState of [revive(liftedText(made.file)), revive(revive(actionsText(made.file)).payload)]) {
      lifted.dispatch({ type: 'IMPORT_STATE', nextLiftedState });
      const { stagedActionIds, computedStates } = lifted.getState();
      expect(stagedActionIds).toHaveLength(made.file.entries.length + 1);
      const end = computedStates.at(-1)?.state as object;
      expect(stateHash(end, sliceNames)).toBe(stateHash(states.at(-1) as object, sliceNames));
    }
    expect(other.gate.mode).toBe('foreign');
    expect(other.server.calls.filter(({ path }) => path.includes('download'))).toEqual([]);
    const again = readSessionFile(liftedText(made.file));
    expect(again.ok && again.file.entries.length).toBe(made.file.entries.length);
  });
});

describe('pages of the past', () => {
  it('R3: what they ask while somebody travels is never sent, not even after the return', async () => {
    const { store, server, clock, jump, tip } = await scene();
    const calls = server.calls.length;
    jump(1);
    void store.dispatch(gameApi.endpoints.gameDetail.initiate({ appID: '77' }));
    await clock.advance(1_000);
    jump(tip());
    await clock.advance(5_000);
    expect(server.calls.length).toBe(calls);
  });

  it('R6: nor is what a finger sends from there', async () => {
    const { store, server, clock, jump, tip } = await scene();
    const calls = server.calls.length;
    jump(1);
    const tapped = store.dispatch(accountApi.endpoints.revokeSession.initiate({ id: 9 }));
    expect(await tapped).toMatchObject({ error: { kind: 'cancelled' } });
    jump(tip());
    await clock.advance(5_000);
    expect(server.calls.length).toBe(calls);
  });
});
