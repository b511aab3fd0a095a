import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { KeysProvider } from '@/desk/keys/KeysProvider';
import { DayField } from './DayField';
import { readDay } from './typedDay';

it.each([
  ['2026-11-26', false, '2026-11-26'],
  ['2026/1/6', false, '2026-01-06'],
  ['20261126', false, '2026-11-26'],
  [' ', false, ''],
  ['2026-02-30', false, undefined],
  ['2026-13-01', false, undefined],
  ['明天', false, undefined],
  ['2026-11-26 20:00', false, undefined],
  ['2026-11-26 20:00', true, '2026-11-26T20:00'],
  ['2026-11-26T9：05', true, '2026-11-26T09:05'],
  ['2026-11-26', true, '2026-11-26T00:00'],
  ['2026-11-26 24:00', true, undefined],
] as const)('%s is read (with a time: %s) as %s', (typed, withTime, day) => {
  expect(readDay(typed, withTime)).toBe(day);
});

function setUp(first: string, withTime = false) {
  const heard = jest.fn();
  function Form() {
    const [value, setValue] = useState(first);
    const change = (day: string) => {
      heard(day);
      setValue(day);
    };
    return (
      <KeysProvider>
        <DayField label="从" value={value} onChange={change} withTime={withTime} />
      </KeysProvider>
    );
  }
  render(<Form />);
  return { user: userEvent.setup(), field: screen.getByLabelText('从'), heard };
}

it('takes what is typed once it is a day, keeps what is none, and says so', async () => {
  const { user, field, heard } = setUp('');
  await user.type(field, '2026/2/30');
  expect(field).toBeInvalid();
  // As it is: nobody takes it for nothing.
  expect(heard).toHaveBeenLastCalledWith('2026/2/30');
  await user.tab();
  expect(field).toHaveValue('2026/2/30');
  await user.clear(field);
  await user.type(field, '2026/2/3');
  expect(heard).toHaveBeenLastCalledWith('2026-02-03');
  await user.tab();
  expect(field).toHaveValue('2026-02-03');
  expect(field).toBeValid();
});

it('is chosen from a month in Chinese by the keyboard, and keeps its time', async () => {
  const { user, field, heard } = setUp('2026-11-26T20:30', true);
  await user.click(screen.getByRole('button', { name: '日历' }));
  expect(await screen.findByRole('grid')).toHaveAccessibleName('2026年11月');
  expect(screen.getByRole('button', { name: /11月26日.*已选择/ })).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowRight}{Enter}');
  expect(heard).toHaveBeenLastCalledWith('2026-12-04T20:30');
  expect(field).toHaveValue('2026-12-04 20:30');
});
