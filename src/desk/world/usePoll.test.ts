import { readdirSync, readFileSync } from 'node:fs';
import { act, fireEvent, renderHook } from '@testing-library/react';
import { usePoll } from './usePoll';

it('is how whatever asks by itself is told when', () => {
  const files = readdirSync('src/desk', { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  const polled = files.flatMap((name) =>
    [...readFileSync(`src/desk/${name}`, 'utf8').matchAll(/pollingInterval(?:: | = )(\w+)/g)].map(([, how]) => [
      name,
      how,
    ]),
  );
  expect(polled.length).toBeGreaterThan(10);
  expect(polled.filter(([, how]) => how !== 'usePoll')).toEqual([]);
});

afterEach(() => jest.useRealTimers());

it('asks on while somebody is there, rests after five minutes, and goes on with the next sign', () => {
  jest.useFakeTimers();
  const { result, unmount } = renderHook(() => usePoll(10_000));
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  pass(299_000);
  fireEvent.keyDown(window, { key: 'j' });
  pass(299_000);
  expect(result.current).toBe(10_000);
  pass(1_000);
  expect(result.current).toBe(0);
  act(() => void fireEvent.pointerMove(window));
  expect(result.current).toBe(10_000);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
