import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeysProvider } from '@/desk/keys/KeysProvider';
import type { ReadOn } from './readOn';
import { useRowList } from './useRowList';

const opened = jest.fn();
const idOf = (row: string) => row;

beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
});
beforeEach(() => opened.mockClear());

interface ListProps extends Partial<ReadOn> {
  rows: readonly string[];
}

function List({ rows, ...on }: ListProps) {
  const { rowProps } = useRowList({ rows, idOf, onOpen: opened, ...on });
  return (
    <ul>
      {rows.map((row) => (
        <li key={row} {...rowProps(row)}>
          {row}
        </li>
      ))}
    </ul>
  );
}

const desk = (rows: readonly string[], on: Partial<ReadOn> = {}) => (
  <KeysProvider>
    <List rows={rows} {...on} />
  </KeysProvider>
);
const chosen = () =>
  screen
    .getAllByRole('listitem')
    .filter((row) => row.getAttribute('aria-current') === 'true')
    .map((row) => row.textContent);

it('going down from the last row reads on, and what is chosen stays until there is more', async () => {
  const onMore = jest.fn();
  const { rerender } = render(desk(['甲', '乙'], { onMore }));
  await userEvent.keyboard('jj');
  expect(onMore).not.toHaveBeenCalled();
  await userEvent.keyboard('j');
  expect(onMore).toHaveBeenCalledTimes(1);
  expect(chosen()).toEqual(['乙']);
  rerender(desk(['甲', '乙', '丙']));
  expect(chosen()).toEqual(['乙']);
  await userEvent.keyboard('j');
  expect(chosen()).toEqual(['丙']);
});

it('going up from the first row reads what was before, and neither end asks while it is being read', async () => {
  const [onMore, onLess] = [jest.fn(), jest.fn()];
  const { rerender } = render(desk(['丙', '丁'], { onMore, onLess }));
  await userEvent.keyboard('jk');
  expect(onLess).toHaveBeenCalledTimes(1);
  rerender(desk(['丙', '丁'], { onMore, onLess, isBusy: true }));
  await userEvent.keyboard('kjj');
  expect([onLess.mock.calls.length, onMore.mock.calls.length]).toEqual([1, 0]);
  rerender(desk(['甲', '乙', '丙', '丁'], { onMore, onLess }));
  expect(chosen()).toEqual(['丁']);
  await userEvent.keyboard('kk');
  expect(chosen()).toEqual(['乙']);
});

it('j and k move and stay at the ends, Enter opens, a click chooses', async () => {
  render(desk(['甲', '乙', '丙']));
  await userEvent.keyboard('{Enter}');
  expect(opened).not.toHaveBeenCalled();
  await userEvent.keyboard('jjjj');
  expect(chosen()).toEqual(['丙']);
  await userEvent.keyboard('k{Enter}');
  expect(opened).toHaveBeenCalledWith('乙');
  expect(screen.getByText('乙')).toHaveFocus();
  await userEvent.click(screen.getByText('甲'));
  expect(chosen()).toEqual(['甲']);
});

it('what is chosen stays chosen when rows come before it, and its neighbour is when it has gone', async () => {
  const { rerender } = render(desk(['甲', '乙', '丙']));
  await userEvent.keyboard('jj');
  rerender(desk(['新', '甲', '乙', '丙']));
  expect(chosen()).toEqual(['乙']);
  rerender(desk(['新', '甲', '丙']));
  expect(chosen()).toEqual(['丙']);
  rerender(desk(['新', '甲']));
  expect(chosen()).toEqual(['甲']);
});
