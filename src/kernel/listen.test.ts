import { createAction, isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { createListenWorld } from '@/testing/listenWorld';

const knocked = createAction<string>('door/knocked');
const rang = createAction<string>('door/rang');
const opened = createAction('door/opened');

describe('listen', () => {
  it('on hears the actions of one creator, with their payload', () => {
    const { listen, dispatch } = createListenWorld(() => 0);
    const heard: string[] = [];
    const stop = listen.on(knocked, (who) => void heard.push(who));
    dispatch(knocked('Li'));
    dispatch(rang('Wang'));
    stop();
    dispatch(knocked('Zhao'));
    expect(heard).toEqual(['Li']);
  });

  it('onMatch knows a action by its type alone, so that each type is looked at once', () => {
    const { listen, dispatch } = createListenWorld(() => 0);
    const heard: string[] = [];
    const asked = jest.fn(knocked.match);
    listen.onMatch(asked as unknown as typeof knocked.match, ({ payload }) => void heard.push(payload));
    dispatch(rang('Wang'));
    expect(asked).toHaveBeenLastCalledWith({ type: rang.type });
    asked.mockClear();
    dispatch(rang('Wang'));
    expect(asked).not.toHaveBeenCalled();
    dispatch(knocked('Li'));
    expect(heard).toEqual(['Li']);
  });

  it('onMatch looks at an answer as a whole, each time', () => {
    const { listen, dispatch } = createListenWorld(() => 0);
    const heard: unknown[] = [];
    const isMine = (action: UnknownAction): action is UnknownAction => (action.meta as { mine: boolean })?.mine;
    listen.onMatch(isMine, ({ meta }) => void heard.push(meta));
    dispatch({ type: 'api/fulfilled', meta: { mine: false } });
    dispatch({ type: 'api/fulfilled', meta: { mine: true } });
    expect(heard).toEqual([{ mine: true }]);
  });

  it('onMatch hears whatever the matcher takes', () => {
    const { listen, dispatch } = createListenWorld(() => 0);
    const heard: string[] = [];
    listen.onMatch(isAnyOf(knocked, rang), ({ type }) => void heard.push(type));
    dispatch(knocked('Li'));
    dispatch(opened());
    dispatch(rang('Wang'));
    expect(heard).toEqual(['door/knocked', 'door/rang']);
  });

  it('effects reach the state, the ports and the store', async () => {
    const { listen, dispatch, seen, clock, ports } = createListenWorld(() => 42);
    listen.on(knocked, async (_who, api) => {
      await api.delay(500);
      api.ports.document.setTitle(String(api.getState()));
      api.dispatch(opened());
    });
    dispatch(knocked('Li'));
    await clock.advance(500);
    expect(ports.document.titles).toEqual(['42']);
    expect(seen.map(({ type }) => type)).toEqual(['door/knocked', 'door/opened']);
  });

  it('H1: hears nothing outside live', () => {
    const { listen, dispatch, ports } = createListenWorld(() => 0);
    const heard: string[] = [];
    listen.on(knocked, (who) => void heard.push(who));
    ports.gate.enter('travel');
    dispatch(knocked('Li'));
    expect(heard).toEqual([]);
  });

  it('what an effect asks while somebody travels goes out on the way back, once', async () => {
    const { listen, dispatch, ports, clock } = createListenWorld(() => 0);
    const asked: string[] = [];
    let loaded = () => {};
    const loading = new Promise<void>((done) => {
      loaded = done;
    });
    listen.on(knocked, async (who, api) => {
      await loading;
      await api.dispatch((() => Promise.resolve(asked.push(who))) as never);
    });
    dispatch(knocked('Li'));
    ports.gate.enter('travel');
    loaded();
    await clock.advance(120_000);
    expect(asked).toEqual([]);
    ports.gate.enter('live');
    await clock.advance();
    expect(asked).toEqual(['Li']);
  });

  it('logs an effect that fails, and goes on hearing', async () => {
    const { listen, dispatch, ports, clock } = createListenWorld(() => 0);
    listen.on(knocked, () => {
      throw new Error('jammed');
    });
    dispatch(knocked('Li'));
    dispatch(knocked('Wang'));
    await clock.advance();
    expect(ports.log.warnings.map(({ text }) => text)).toEqual(['An effect failed', 'An effect failed']);
  });
});
