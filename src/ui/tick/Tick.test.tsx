import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Switch } from '@/ui/switch/Switch';
import { Tick } from './Tick';

const refuse = jest.fn();

it('is ticked by its words as well as by its box', async () => {
  const onChange = jest.fn();
  render(
    <Tick checked={false} onChange={onChange}>
      已阅读并同意
    </Tick>,
  );
  await userEvent.click(screen.getByText('已阅读并同意'));
  await userEvent.click(screen.getByRole('checkbox', { name: '已阅读并同意' }));
  expect(onChange.mock.calls).toEqual([[true], [true]]);
});

it.each([
  [
    'a box',
    <Tick key="t" busy checked={false} onChange={refuse}>
      自动购买
    </Tick>,
    'checkbox',
  ],
  ['a switch', <Switch key="s" busy checked={false} onChange={refuse} />, 'switch'],
])('%s whose answer is under way keeps the focus and takes no further tap', async (_name, part, role) => {
  render(part);
  await userEvent.click(screen.getByRole(role));
  expect(screen.getByRole(role)).toHaveFocus();
  expect(screen.getByRole(role)).not.toBeChecked();
  expect(refuse).not.toHaveBeenCalled();
});
