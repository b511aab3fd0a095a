import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeysProvider } from '@/desk/keys/KeysProvider';
import { Answer, type Asked, useIsStale } from './Answer';

const refetch = jest.fn();
const asked = (rest: Partial<Asked<string>>): Asked<string> => ({ isFetching: false, refetch, ...rest });
const lost = { kind: 'unavailable', status: 503, traceId: '9f2c40' };

function Inside({ text }: { text: string }) {
  return <p>{useIsStale() ? `${text}（旧）` : text}</p>;
}
const desk = (of: Asked<string>) => (
  <KeysProvider>
    <Answer of={of} what="来信">
      {(text) => <Inside text={text} />}
    </Answer>
  </KeysProvider>
);

beforeEach(() => {
  jest.useFakeTimers();
  refetch.mockClear();
});
afterEach(() => jest.useRealTimers());
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

it('what is read quickly shows no bones', () => {
  render(desk(asked({ isFetching: true })));
  pass(199);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  pass(1);
  expect(screen.getByRole('status', { name: '正在读取' })).toBeInTheDocument();
});

it('what cannot be read says why, tries again by itself and at once by R', async () => {
  render(desk(asked({ error: lost })));
  expect(screen.getByRole('alert')).toHaveTextContent('来信读不到服务不可用（503）第 1 次在 4 秒后trace 9f2c40');
  for (let second = 0; second < 4; second += 1) pass(1000);
  expect(refetch).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alert')).toHaveTextContent('第 2 次在 8 秒后');
  await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).keyboard('R');
  expect(refetch).toHaveBeenCalledTimes(2);
});

it('the answer to another question does not stand for the one that failed', () => {
  render(desk(asked({ data: '20418', currentData: undefined, error: lost })));
  expect(screen.queryByText(/20418/)).not.toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('来信读不到');
});

it('the last answer stays, marked as old with its time', () => {
  const { rerender } = render(desk(asked({ data: '20418' })));
  expect(screen.getByText('20418')).toBeInTheDocument();
  rerender(
    desk(asked({ data: '20418', error: lost, fulfilledTimeStamp: new Date(2026, 10, 25, 20, 56, 40).getTime() })),
  );
  expect(screen.getByText('20418（旧）')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('下面仍是 20:56:40 的样子');
});
