import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeysProvider } from '@/desk/keys/KeysProvider';
import { useRowList } from './useRowList';

const opened = jest.fn();
const idOf = (row: string) => row;

beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
});
beforeEach(() => opened.mockClear());

function List({ rows, onMore }: { rows: readonly string[]; onMore?: (() => void) | undefined }) {
  const { rowProps } = useRowList({ rows, idOf, onOpen: opened, onMore });
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

const desk = (rows: readonly string[], onMore?: () => void) => (
  <KeysProvider>
    <List {...{ rows, onMore }} />
  </KeysProvider>
);
const chosen = () =>
  screen
    .getAllByRole('listitem')
    .filter((row) => row.getAttribute('aria-current') === 'true')
    .map((row) => row.textContent);

it('going down from the last row reads on, and what is chosen stays until there is more', async () => {
  const onMore = jest.fn();
  const { rerender } = render(desk(['甲', '乙'], onMore));
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
