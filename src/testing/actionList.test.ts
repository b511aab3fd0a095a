import { gameApi } from '@/api/gameApi';
import { createSlice } from '@/kernel/createSlice';
import type { Listen } from '@/kernel/listen';
import type { RootState } from '@/kernel/rootState';
import { actionList } from './actionList';
import { buildTicket } from './builders/game';
import { createFakePorts } from './fakePorts';

const door = createSlice({
  name: 'door',
  initialState: { at: 'shut' } as { at: 'shut' | 'open' },
  reducers: {
    opened: () => ({ at: 'open' as const }),
    greeted: (state) => state,
    closed: () => ({ at: 'shut' as const }),
  },
});
const { opened, greeted, closed } = door.actions;
const select = (root: RootState) => (root as unknown as { door: { at: 'shut' | 'open' } }).door;
const shut = { door: { at: 'shut' } };
const open = { door: { at: 'open' } };

describe('actionList', () => {
  it('lists what an effect emits, without the trigger', async () => {
    const effects = (listen: Listen) => listen.on(opened, (_none, { dispatch }) => void dispatch(greeted()));
    expect(await actionList(effects, opened(), { now: open })).toEqual([greeted()]);
  });

  it('shows an arrival to effects on states', async () => {
    const effects = (listen: Listen) =>
      listen.onEnter(select, 'open', (_here, { dispatch }) => {
        dispatch(greeted());
        dispatch(closed());
      });
    expect(await actionList(effects, opened(), { before: shut, now: open })).toEqual([greeted(), closed()]);
    expect(await actionList(effects, opened(), { now: open })).toEqual([]);
  });

  it('lists calls of the API too', async () => {
    const ports = createFakePorts();
    ports.server.reply('POST user/game/download/{id}', buildTicket());
    const effects = (listen: Listen) =>
      listen.on(opened, (_none, { dispatch }) => {
        void dispatch(gameApi.endpoints.download.initiate({ id: 11, platformType: 1 }, { track: false }));
      });
    const now = { ...open, api: { queries: {}, mutations: {}, provided: { tags: {}, keys: {} }, config: {} } };
    const types = (await actionList(effects, opened(), { now, ports })).map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(['api/executeMutation/pending', 'api/executeMutation/fulfilled']));
  });
});
