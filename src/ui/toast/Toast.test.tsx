import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeConformance } from '@/ui/testing/describeConformance';
import { Toast } from './Toast';
import { ToastRegion } from './ToastRegion';

describeConformance('Toast', <Toast tone="info" text="好" />, { tag: 'div' });

describe('Toast', () => {
  it.each([
    ['success', 'status'],
    ['info', 'status'],
    ['warning', 'alert'],
    ['error', 'alert'],
  ] as const)('F2: %s is announced as %s', (tone, role) => {
    render(<Toast tone={tone} text="请求超时" />);
    expect(screen.getByRole(role)).toHaveTextContent('请求超时');
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

  it('F2: stands ready before the first toast', () => {
    render(<ToastRegion toasts={[]} onHold={() => {}} onRelease={() => {}} />);
    expect(screen.getByRole('region', { name: '消息提示' })).toHaveAttribute('aria-live', 'polite');
  });
});
