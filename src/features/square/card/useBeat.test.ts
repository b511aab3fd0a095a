import { act, renderHook } from '@testing-library/react';
import { useBeat } from './useBeat';

it('a heart beats when it is tapped to like, not for what was liked before, and not when it is taken back', () => {
  const { result, rerender } = renderHook(({ liked }) => useBeat(liked), { initialProps: { liked: true } });
  expect(result.current.beats).toBeUndefined();
  rerender({ liked: false });
  act(() => result.current.tap());
  expect(result.current.beats).toBeUndefined();
  rerender({ liked: true });
  expect(result.current.beats).toBe(true);
});
