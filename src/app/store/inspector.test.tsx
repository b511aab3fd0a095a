import '@/testing/attachInspector';
import { readFileSync } from 'node:fs';
import { ActionCreators } from '@redux-devtools/core';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { stateHash } from '@/app/replay/hash';
import { readSessionFile } from '@/app/replay/readSessionFile';
import { replayFile } from '@/app/replay/replayFile';
import { sliceNames } from '@/app/replay/replayReducer';
import { actionsText, liftedText } from '@/app/replay/toDevTools';
import { downloadEvents } from '@/features/download/downloadSlice';
import { Inspector } from '@/testing/attachInspector';
import { buildGame } from '@/testing/builders/game';
import { liftedOf } from '@/testing/devTools';
import { downloadScene } from '@/testing/downloadScene';
import { createTestStore } from '@/testing/testStore';

const read = (text: string) => {
  const reading = readSessionFile(text);
  if (!reading.ok) throw new Error(reading.text);
  return reading.file;
};
const purchase = read(readFileSync('src/app/replay/logs/purchase.session.json', 'utf8'));

/** What the tools' own reader (`jsan`) makes of the one mark we write. */
const revived = (text: string) => withNothing(JSON.parse(text));
function withNothing(value: unknown): never {
  if (Array.isArray(value)) return value.map(withNothing) as never;
  if (typeof value !== 'object' || value === null) return value as never;
  if ('$jsan' in value) return undefined as never;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withNothing(inner)])) as never;
}
/** What the tools' own writer makes of a value. */
const written = (value: unknown) =>
  JSON.stringify(value, (_name, inner) => (inner === undefined ? { $jsan: 'u' } : inner));

const rows = () => [...screen.getByTestId('actionListRows').querySelectorAll<HTMLElement>('[data-id]')];
const times = () => rows().map((row) => /[+\d][\d:.]+(?=Jump|$)/.exec(row.textContent ?? '')?.[0]);

/** A time as the panel writes it: since the row before. */
const since = (ms: number) =>
  ms === 0
    ? '+00:00:00'
    : `+${[Math.floor(ms / 60_000), Math.floor(ms / 1_000) % 60].map((part) => String(part).padStart(2, '0')).join(':')}.${String(Math.floor((ms % 1_000) / 10)).padStart(2, '0')}`;

/** The panel on a page of nobody, with a file imported. */
async function opened(nextLiftedState: never) {
  const { store, ports } = await createTestStore();
  const lifted = liftedOf(store);
  lifted.dispatch(ActionCreators.importState(nextLiftedState));
  render(<Inspector store={store as never} />);
  return { ports, lifted };
}

describe('the official inspector', () => {
  it('R2: shows a row for each entry and one for the start, with the times between them', async () => {
    await opened(revived(liftedText(purchase)));
    expect(rows()).toHaveLength(purchase.entries.length + 1);
    const types = purchase.entries.map(({ a }) => a.type);
    expect(rows().map((row, at) => row.textContent?.startsWith(['@@INIT', ...types][at] ?? '?'))).not.toContain(false);
    const gaps = purchase.entries.map(({ t }, at) => t - (purchase.entries[at - 1]?.t ?? 0));
    expect(times().slice(1)).toEqual(gaps.map(since));
  });
});

describe("the official inspector on a member's running session", () => {
  /** A member with a purchase behind them, the panel beside it, and what the world was asked so far. */
  async function running() {
    const made = await downloadScene();
    const { asks, does, store, ports, persistor } = made;
    await asks(buildGame());
    await does(downloadEvents.confirmed());
    await ports.clock.advance(10_000);
    await persistor.flush();
    const lifted = liftedOf(store);
    render(<Inspector store={store as never} />);
    const world = () => ({
      requests: ports.server.calls.length,
      writes: ports.local.writes.length + ports.session.writes.length,
      entries: JSON.stringify(ports.history.entries),
      position: ports.history.position,
      downloads: ports.download.started.length,
      tape: ports.tape.entries.length,
    });
    /** Nothing happened since, and nothing waits that did not wait then. */
    const untouched = async (before: object, timers: number) => {
      expect(ports.clock.timers).toBeLessThanOrEqual(timers);
      await act(() => ports.clock.advance(60_000));
      expect(ports.clock.timers).toBeLessThanOrEqual(timers);
      expect(world()).toEqual(before);
    };
    const press = (row: HTMLElement | undefined, button: string) =>
      act(() => void fireEvent.click(within(row as HTMLElement).getByText(button)));
    return { ...made, lifted, world, untouched, press };
  }

  it('R8: Jump on every row, up and down: no request, write, push, timer, download or new action', async () => {
    const { world, untouched, press, ports, at } = await running();
    const [before, timers] = [world(), ports.clock.timers];
    const count = rows().length;
    const all = [...Array(count).keys()];
    for (const row of [...all, ...all.toReversed()].slice(1, -1)) {
      // The row of the start has no buttons.
      if (row > 0) press(rows()[row], 'Jump');
    }
    press(rows()[1], 'Jump');
    await untouched(before, timers);
    expect(rows()).toHaveLength(count);
    await act(async () => {
      fireEvent.click(within(rows().at(-1) as HTMLElement).getByText('Jump'));
      await ports.clock.advance();
    });
    expect([ports.gate.mode, at().at]).toEqual(['live', 'started']);
  });

  it.each([
    ['Skip', 'Skip'],
    ['a range that is skipped', 'skipRange'],
    ['a range that is taken in again', 'skipRange, takeRange'],
    ['Skip and Sweep', 'Skip, Sweep'],
    ['Commit in the past', 'Jump, Commit'],
    ['a row dragged elsewhere', 'reorder'],
    ['Reset', 'reset'],
    ['Rollback', 'rollback'],
    ['Lock', 'lock'],
    ['Pause', 'pause'],
    ['an import of its own Export', 'import'],
  ])('R8: %s moves no counter', async (_what, doing) => {
    const { world, untouched, press, ports, lifted } = await running();
    const [before, timers] = [world(), ports.clock.timers];
    const commands: Record<string, () => unknown> = {
      reorder: () => lifted.dispatch(ActionCreators.reorderAction(5, 2)),
      skipRange: () => lifted.dispatch(ActionCreators.setActionsActive(3, 6, false)),
      takeRange: () => lifted.dispatch(ActionCreators.setActionsActive(3, 6, true)),
      reset: () => lifted.dispatch(ActionCreators.reset()),
      rollback: () => lifted.dispatch(ActionCreators.rollback()),
      lock: () => lifted.dispatch(ActionCreators.lockChanges(true)),
      pause: () => lifted.dispatch(ActionCreators.pauseRecording(true)),
      import: () => lifted.dispatch(ActionCreators.importState(lifted.getState() as never)),
      Sweep: () => fireEvent.click(screen.getByText('Sweep')),
      Commit: () => fireEvent.click(screen.getByText('Commit')),
    };
    for (const name of doing.split(', ')) {
      const command = commands[name];
      if (command) act(() => void command());
      else press(rows()[3], name);
    }
    expect(ports.gate.mode).toBe(['lock', 'pause'].includes(doing) ? 'travel' : 'foreign');
    await untouched(before, timers);
  });
});

describe('files between the official tools and ours', () => {
  it('H3, R4: our actions file, imported and exported again, is the same list and ends in the same state', async () => {
    const { lifted } = await imported(actionsText(purchase));
    const { stagedActionIds, actionsById, computedStates } = lifted.getState();
    const { states } = await replayFile(purchase);
    expect(stateHash(computedStates.at(-1)?.state as object, sliceNames)).toBe(
      stateHash(states.at(-1) as object, sliceNames),
    );
    const actions = stagedActionIds.slice(1).map((id) => actionsById[id]?.action);
    const exported = read(written({ payload: written(actions) }));
    expect(exported.entries.map(({ a }) => a)).toEqual(purchase.entries.map(({ a }) => a));
  });

  it('H3, R4: so is the lifted file, whose times survive as well', async () => {
    const { store } = await createTestStore();
    const lifted = liftedOf(store);
    lifted.dispatch(ActionCreators.importState(revived(liftedText(purchase))));
    const exported = read(written({ ...lifted.getState(), computedStates: [] }));
    expect(exported.entries.map(({ a, t }) => [a, t])).toEqual(purchase.entries.map(({ a, t }) => [a, t]));
  });

  /** The pair as the Import button takes it. */
  async function imported(text: string) {
    const { payload, preloadedState } = JSON.parse(text);
    const { store } = await createTestStore();
    const lifted = liftedOf(store);
    lifted.dispatch({
      type: 'IMPORT_STATE',
      nextLiftedState: revived(payload),
      ...(preloadedState ? { preloadedState: revived(preloadedState) } : {}),
    });
    return { lifted };
  }
});
