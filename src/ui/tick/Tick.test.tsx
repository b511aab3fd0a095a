import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tick } from './Tick';

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
