import { combineReducers } from '@reduxjs/toolkit';
import { buildGameDetail } from '@/testing/builders/game';
import { createListenWorld } from '@/testing/listenWorld';
import { api } from './api';
import { gameApi } from './gameApi';
import { IDLE_ANSWERS, idleAnswersEffects } from './idleAnswers';

function world() {
  const { dispatch, getState, listen, ports } = createListenWorld(combineReducers({ [api.reducerPath]: api.reducer }), {
    middleware: [api.middleware],
  });
  idleAnswersEffects(listen);
  ports.server.reply('POST web/game/detail', ({ form }) => buildGameDetail({ appID: String(form.appID) }));
  const look = async (appID: string) => {
    const call = dispatch(gameApi.endpoints.gameDetail.initiate({ appID }));
    await call;
    return { leave: () => call.unsubscribe() };
  };
  const kept = () => Object.keys((getState() as { api: { queries: object } }).api.queries);
  return { look, kept };
}

describe('answers nobody looks at', () => {
  it('stay in a bounded number: the oldest go first, what is on screen stays', async () => {
    const { look, kept } = world();
    await look('first, still on screen');
    for (let n = 0; n < IDLE_ANSWERS + 5; n += 1) (await look(`game ${n}`)).leave();
    await look('last');
    expect(kept()).toHaveLength(IDLE_ANSWERS + 2);
    expect(kept().join()).toContain('first, still on screen');
    expect(kept().join()).toContain('"game 5"');
    expect(kept().join()).not.toContain('"game 4"');
  });
});
