import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeConformance } from '@/ui/testing/describeConformance';
import { Toast } from './Toast';
import { ToastRegion } from './ToastRegion';

describeConformance('Toast', <Toast tone="info" text="好" />, { tag: 'div' });

describe('Toast', () => {
  it.each(['warning', 'error'] as const)('F2: %s interrupts', (tone) => {
    render(<Toast tone={tone} text="请求超时" />);
    expect(screen.getByRole('alert')).toHaveTextContent('请求超时');
  });

  it.each(['success', 'info'] as const)('B5, F2: %s waits, and is said by the region alone, once and whole', (tone) => {
    render(<Toast tone={tone} text="复制成功" data-testid="toast" />);
    expect(screen.getByTestId('toast')).not.toHaveAttribute('role');
    expect(screen.getByTestId('toast')).toHaveAttribute('aria-atomic', 'true');
  });

  it('F2: the same said three times shows ×3', () => {
    render(<Toast tone="warning" text="请求超时" count={3} />);
    expect(screen.getByText('×3')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('共 3 次');
  });
});

describe('ToastRegion', () => {
  const toasts = [
    { id: 'a', tone: 'success', text: '复制成功', count: 1 },
    { id: 'b', tone: 'error', text: '网络开小差了', count: 1 },
  ] as const;

  it('F2: hover and focus hold a toast and let it go', async () => {
    const log: string[] = [];
    render(
      <ToastRegion toasts={toasts} onHold={(id) => log.push(`hold ${id}`)} onRelease={(id) => log.push(`go ${id}`)} />,
    );
    await userEvent.hover(screen.getByText('复制成功'));
    await userEvent.unhover(screen.getByText('复制成功'));
    expect(log).toEqual(['hold a', 'go a']);
    await userEvent.tab();
    await userEvent.tab();
    expect(log).toEqual(['hold a', 'go a', 'hold a', 'go a', 'hold b']);
  });

  it('one whose time is over fades in its place, and nobody hears of it any more', async () => {
    let fade: () => void = () => {};
    const fading = { finished: new Promise<void>((done) => (fade = done)) };
    Object.assign(Element.prototype, { getAnimations: () => [fading] });
    const hands = { onHold: () => {}, onRelease: () => {} };
    const { rerender } = render(<ToastRegion toasts={toasts} {...hands} />);
    rerender(<ToastRegion toasts={toasts.slice(1)} {...hands} />);
    const leaving = screen.getByText('复制成功').parentElement;
    expect(leaving).toHaveAttribute('data-leaving');
    expect(leaving).toHaveAttribute('inert');
    expect(leaving?.nextElementSibling).toHaveTextContent('网络开小差了');
    await act(async () => fade());
    expect(screen.queryByText('复制成功')).toBeNull();
    Reflect.deleteProperty(Element.prototype, 'getAnimations');
  });

  it('one below another glides up when that is gone', () => {
    const animate = jest.fn();
    Object.assign(Element.prototype, { animate });
    const place = jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (
      this: HTMLElement,
    ) {
      return this.previousElementSibling ? 56 : 0;
    });
    const hands = { onHold: () => {}, onRelease: () => {} };
    const { rerender } = render(<ToastRegion toasts={toasts} {...hands} />);
    expect(animate).not.toHaveBeenCalled();
    rerender(<ToastRegion toasts={toasts.slice(1)} {...hands} />);
    expect(animate.mock.calls.flatMap(([steps]) => steps[0])).toEqual([{ transform: 'translateY(56px)' }]);
    place.mockRestore();
    Reflect.deleteProperty(Element.prototype, 'animate');
  });

  it('goes at once where nothing moves', () => {
    const hands = { onHold: () => {}, onRelease: () => {} };
    const { rerender } = render(<ToastRegion toasts={toasts} {...hands} />);
    rerender(<ToastRegion toasts={[]} {...hands} />);
    expect(screen.queryByText('复制成功')).toBeNull();
  });

  it('F2: stands ready before the first toast', () => {
    render(<ToastRegion toasts={[]} onHold={() => {}} onRelease={() => {}} />);
    expect(screen.getByRole('region', { name: '消息提示' })).toHaveAttribute('aria-live', 'polite');
  });
});
