import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createDeskStore } from '@/desk/store';
import { deskServer } from '@/desk/testing/deskServer';
import { WhoElse } from './WhoElse';

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const others = (...names: string[]) => ({ data: { others: names.map((name, id) => ({ id, name })) } });
const settle = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));

async function open(...replies: ReturnType<typeof others>[]) {
  // Bodies of answers are read by turns of the real loop.
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  const { sent } = deskServer({ 'POST desk/v1/letters/7/look': replies });
  const store = createDeskStore();
  const shown = render(
    <Provider store={store}>
      <WhoElse kind="letter" id={7} />
    </Provider>,
  );
  await settle();
  return { ...shown, said: () => sent.map(({ body }) => (body as { here: boolean }).here) };
}

it('says who else looks, anew every twenty seconds, and that one is gone when the page is left', async () => {
  const { said, unmount } = await open(others(), others('白榆'), others('白榆', '陆遥'));
  expect(screen.queryByText(/正在看/)).toBeNull();
  await settle(20_000);
  expect(await screen.findByText('白榆 正在看')).toBeInTheDocument();
  await settle(20_000);
  expect(await screen.findByText('白榆 等 2 人正在看')).toBeInTheDocument();
  expect(said()).toEqual([true, true, true]);
  unmount();
  await settle();
  expect(said()).toEqual([true, true, true, false]);
});

it('does not look while the page is behind another', async () => {
  const { said } = await open(others('白榆'));
  const visible = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void fireEvent(document, new Event('visibilitychange')));
  await settle(60_000);
  expect(said()).toEqual([true, false]);
  visible.mockReturnValue('visible');
  act(() => void fireEvent(document, new Event('visibilitychange')));
  await settle();
  expect(said()).toEqual([true, false, true]);
  expect(await screen.findByText('白榆 正在看')).toBeInTheDocument();
});
