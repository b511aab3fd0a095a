import { act, renderHook } from '@testing-library/react';
import { usePull } from './usePull';

describe('usePull', () => {
  it.each([
    [true, 'success'],
    [false, 'normal'],
  ])('F4: loads once on release and ends by its answer (%s)', async (well, end) => {
    const load = jest.fn(() => Promise.resolve(well));
    const { result } = renderHook(() => usePull(load));
    act(() => result.current.onEvent('loosened'));
    await act(async () => result.current.onEvent('released'));
    expect(load).toHaveBeenCalledTimes(1);
    expect(result.current.phase).toBe(end);
  });

  it('F4: a short pull loads nothing', () => {
    const load = jest.fn(() => Promise.resolve(true));
    const { result } = renderHook(() => usePull(load));
    act(() => result.current.onEvent('pulled'));
    act(() => result.current.onEvent('released'));
    expect(load).not.toHaveBeenCalled();
  });
});
