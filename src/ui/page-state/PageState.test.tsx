import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '@/ui/button/Button';
import { ListEnd, ListError } from './ListLine';
import { OfflineContext } from './OfflineContext';
import { EmptyState, ErrorState } from './PageState';

describe('states of a list', () => {
  it('an empty list gives the reason and one action', async () => {
    const onAct = jest.fn();
    render(
      <EmptyState
        title="还没有订阅的作品"
        note="订阅后，更新会第一时间出现在这里"
        action={<Button onClick={onAct}>去逛逛</Button>}
      />,
    );
    expect(screen.getByRole('heading', { name: '还没有订阅的作品' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '去逛逛' }));
    expect(onAct).toHaveBeenCalledTimes(1);
  });

  it('an error is announced, says what happened and offers 重试', async () => {
    const onRetry = jest.fn();
    render(<ErrorState note="网关超时（504），内容加载失败" onRetry={onRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('网关超时（504）');
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('an error without a network says that there is none, whatever else it was', () => {
    render(
      <OfflineContext value={true}>
        <ErrorState title="评论加载失败" note="网关超时（504）" onRetry={() => undefined} />
      </OfflineContext>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent(/^没有网络.*重试$/);
  });

  it('F5: the error under the rows is a button that retries', async () => {
    const onRetry = jest.fn();
    render(<ListError onRetry={onRetry} />);
    await userEvent.click(screen.getByRole('button', { name: '加载失败，点此重试' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('the end says that there is no more', () => {
    render(<ListEnd />);
    expect(screen.getByText('没有更多了')).toBeInTheDocument();
  });
});
