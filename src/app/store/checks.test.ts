import { createTestStore } from '@/testing/testStore';

describe('the checks of Redux Toolkit', () => {
  it('H1: tell of an action that cannot be kept in a log', async () => {
    const { store } = await createTestStore();
    const told = jest.spyOn(console, 'error').mockImplementation(() => {});
    store.dispatch({ type: 'test/kept', payload: { at: 1 } });
    expect(told).not.toHaveBeenCalled();
    store.dispatch({ type: 'test/unkept', payload: { at: new Date(0) } });
    expect(told.mock.calls.map(([what]) => what)).toEqual([
      expect.stringContaining('A non-serializable value was detected in an action, in the path: `payload.at`'),
    ]);
    told.mockRestore();
  });

  it('tell of a state that was written into between two actions, where it is not frozen', async () => {
    const { store } = await createTestStore();
    // What redux-persist makes of a slice's state is a copy of its own.
    const { account } = store.getState();
    expect(Object.isFrozen(account)).toBe(false);
    Object.assign(account, { stray: 1 });
    expect(() => store.dispatch({ type: 'test/after' })).toThrow('A state mutation was detected between dispatches');
  });

  it('keep a state from being written into past its reducer', async () => {
    const { store } = await createTestStore();
    const { toasts } = store.getState();
    expect(() => Object.assign(toasts, { stray: 1 })).toThrow(TypeError);
    expect(store.getState().toasts).toBe(toasts);
  });
});
