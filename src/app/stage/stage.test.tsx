import { readFileSync } from 'node:fs';
import { act, screen, waitFor } from '@testing-library/react';
import { statusApi } from '@/api/statusApi';
import { createStagePorts } from '@/app/ports/stagePorts';
import { readSessionFile } from '@/app/replay/readSessionFile';
import { replayFile } from '@/app/replay/replayFile';
import * as app from '@/app/shell/App';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { fillBrowserGaps } from '@/testing/browserGaps';
import { createFrozenStore } from './frozenStore';
import { createStage } from './startStage';

fillBrowserGaps();

const device = { system: 'android', touch: true } as const;

async function purchase() {
  const reading = readSessionFile(readFileSync('src/app/replay/logs/purchase.session.json', 'utf8'));
  if (!reading.ok) throw new Error(reading.text);
  const { file } = reading;
  const { states } = await replayFile(file);
  const moment = (type: string) => {
    const entry = file.entries.find(({ a }) => a.type === type);
    const state = states[entry?.s ?? -1];
    if (!entry || !state) throw new Error(type);
    return { state, at: file.header.recordedAt + entry.t };
  };
  return { moment };
}

describe('the stage', () => {
  it('R3: shows the real page and dialog of a moment, forwards and backwards, and asks nobody', async () => {
    const fetched = jest.spyOn(window, 'fetch');
    const { moment } = await purchase();
    const root = document.createElement('div');
    document.body.append(root);
    const stage = createStage(root, { utcOffset: 480, device });
    const show = (type: string) => act(() => stage.show(moment(type)));
    await show('download/confirmed');
    expect(await screen.findByRole('dialog', { name: '下载《猫头鹰夜班车》' })).toBeInTheDocument();
    await show('session/submitted');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '下载《猫头鹰夜班车》' })).toBeNull());
    await show('download/confirmed');
    expect(await screen.findByRole('button', { name: '确认下载' })).toBeInTheDocument();
    expect(fetched).not.toHaveBeenCalled();
    fetched.mockRestore();
  }, 30_000);

  it('R16: another moment draws what it changes and not the app from the top, unless places lead elsewhere', async () => {
    const drawn = jest.spyOn(app, 'App');
    const { moment } = await purchase();
    const stage = createStage(document.createElement('div'), { utcOffset: 480, device });
    const first = moment('download/confirmed');
    await act(() => stage.show(first));
    const before = drawn.mock.calls.length;
    await act(() => stage.show(moment('session/submitted')));
    expect(drawn).toHaveBeenCalledTimes(before);
    const { config } = first.state;
    const withRoutes = (routes: typeof config.app.routes) => ({
      ...first,
      state: { ...first.state, config: { ...config, app: { ...config.app, routes } } },
    });
    await act(() => stage.show(withRoutes({ ...config.app.routes })));
    expect(drawn).toHaveBeenCalledTimes(before);
    await act(() => stage.show(withRoutes({ games: { title: '游戏库' } })));
    expect(drawn.mock.calls.length).toBeGreaterThan(before);
    drawn.mockRestore();
  }, 30_000);

  it('R6: nothing that is dispatched changes a moment, and what is asked is not sent', async () => {
    const { moment } = await purchase();
    const { state } = moment('download/confirmed');
    const { ports } = createStagePorts(device);
    const fetched = jest.spyOn(ports, 'fetch');
    const { store, show } = createFrozenStore(state, ports);
    const heard = jest.fn();
    store.subscribe(heard);
    store.dispatch(toastEvents.raised({ type: 'info', text: '不该出现' }));
    const asked = await store.dispatch(statusApi.endpoints.me.initiate({ uid: '1' }, { forceRefetch: true }));
    expect(store.getState()).toBe(state);
    expect(asked.data).toBeUndefined();
    expect([fetched.mock.calls, heard.mock.calls]).toEqual([[], []]);
    const { state: next } = moment('download/fellShort');
    show(next);
    expect(store.getState()).toBe(next);
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
