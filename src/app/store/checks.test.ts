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

  it('keep a state from being written into past its reducer', async () => {
    const { store } = await createTestStore();
    const { toasts } = store.getState();
    expect(() => Object.assign(toasts, { stray: 1 })).toThrow(TypeError);
    expect(store.getState().toasts).toBe(toasts);
  });
});
