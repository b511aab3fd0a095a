import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import { describeConformance } from '@/ui/testing/describeConformance';
import { Button, LinkButton } from './Button';

describeConformance('Button', <Button>go</Button>, { tag: 'button' });
describeConformance('LinkButton', <LinkButton href="/games">go</LinkButton>, { tag: 'a' });

describe('Button', () => {
  it('acts by tap, Enter and Space', async () => {
    const onClick = jest.fn();
    render(<Button onClick={onClick}>确定</Button>);
    await userEvent.click(screen.getByRole('button', { name: '确定' }));
    await userEvent.keyboard('{Enter} ');
    expect(onClick).toHaveBeenCalledTimes(3);
  });

  it('keeps its label and focus while busy, and refuses further taps', async () => {
    const onClick = jest.fn();
    render(
      <Button busy onClick={onClick}>
        确定
      </Button>,
    );
    const button = screen.getByRole('button', { name: '确定' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(onClick).not.toHaveBeenCalled();
  });

  it('keeps the focus when its own press shuts it, and submits nothing then', async () => {
    const onSubmit = jest.fn((event: FormEvent) => event.preventDefault());
    function Once() {
      const [sent, setSent] = useState(false);
      return (
        <form onSubmit={onSubmit}>
          <Button type="submit" disabled={sent} onClick={() => setSent(true)}>
            签到
          </Button>
        </form>
      );
    }
    render(<Once />);
    const button = screen.getByRole('button', { name: '签到' });
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).not.toHaveAttribute('disabled');
    await userEvent.keyboard('{Enter}');
    expect(button).toHaveFocus();
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('does not submit a form by accident', () => {
    render(<Button>取消</Button>);
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  });

  it('takes the router link from above', () => {
    const Router = ({ to, ...rest }: { to?: string }) => <a href={`/app${to}`} {...rest} />;
    render(
      <LinkButton as={Router} to="/games">
        去看看
      </LinkButton>,
    );
    expect(screen.getByRole('link', { name: '去看看' })).toHaveAttribute('href', '/app/games');
  });
});
