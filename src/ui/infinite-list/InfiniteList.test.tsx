import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { ErrorState } from '@/ui/page-state/PageState';
import { InfiniteList } from './InfiniteList';
import type { ListState } from './listMachine';
import { createRowMemory, KeptRowContext, RowMemoryContext } from './rowMemory';

let watchers: { margin: string; tell: (near: boolean) => void }[] = [];

class FakeObserver {
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void, options?: { rootMargin?: string }) {
    const watcher = { margin: options?.rootMargin ?? '', tell: (near: boolean) => tell([{ isIntersecting: near }]) };
    watchers.push(watcher);
    this.disconnect = () => {
      watchers = watchers.filter((one) => one !== watcher);
    };
  }
  observe() {}
  disconnect: () => void;
}

beforeEach(() => {
  watchers = [];
  globalThis.IntersectionObserver = FakeObserver as never;
});

const onNearEnd = jest.fn();
const onRetry = jest.fn();
afterEach(jest.clearAllMocks);

function List({ phase, rows = 3, disabled }: { phase: ListState['at']; rows?: number; disabled?: boolean }) {
  return (
    <InfiniteList
      phase={phase}
      items={Array.from({ length: rows }, (_, index) => index + 1)}
      keyOf={(row) => row}
      empty={<p>空</p>}
      error={<ErrorState note="网关超时" onRetry={onRetry} />}
      disabled={disabled}
      {...{ onNearEnd, onRetry }}
    >
      {(row) => <p>第{row}行</p>}
    </InfiniteList>
  );
}

describe('InfiniteList', () => {
  it.each(['idle', 'loading-first'] as const)('shows a skeleton while %s', (phase) => {
    render(<List phase={phase} rows={0} />);
    expect(screen.getByRole('status')).toHaveTextContent('加载中');
  });

  it('F5: asks for more within 300 px of the end, again after each page', () => {
    const { rerender } = render(<List phase="ready" />);
    expect(watchers.map((watcher) => watcher.margin)).toEqual(['0px 0px 300px 0px']);
    act(() => watchers[0]?.tell(false));
    expect(onNearEnd).not.toHaveBeenCalled();
    act(() => watchers[0]?.tell(true));
    expect(onNearEnd).toHaveBeenCalledTimes(1);
    rerender(<List phase="loading-more" />);
    expect(watchers).toHaveLength(0);
    rerender(<List phase="ready" rows={6} />);
    act(() => watchers[0]?.tell(true));
    expect(onNearEnd).toHaveBeenCalledTimes(2);
  });

  it('C7: a row that the page goes back to is looked for as far again as it was down, and said to be there', () => {
    const kept = (item: string, rows: number, disabled?: boolean) => (
      <KeptRowContext value={{ item, top: 4_000 }}>
        <List phase="ready" rows={rows} disabled={disabled} />
      </KeptRowContext>
    );
    const { rerender, container } = render(kept('5', 3));
    const isThere = () => container.querySelector('[data-has-kept]') !== null;
    const margins = () => watchers.map(({ margin }) => margin);
    expect([margins(), isThere()]).toEqual([['0px 0px 4000px 0px'], false]);
    rerender(kept('5', 6));
    expect([margins(), isThere()]).toEqual([['0px 0px 300px 0px'], true]);
    // A page without rows to go by, and the list of another tab.
    rerender(kept('', 6));
    expect([margins(), isThere()]).toEqual([['0px 0px 300px 0px'], false]);
    rerender(kept('5', 6, true));
    expect([margins(), isThere()]).toEqual([[], false]);
  });

  it.each(['finished', 'error-more', 'loading-more', 'empty', 'error-first'] as const)(
    'F5: asks for nothing while %s',
    (phase) => {
      render(<List phase={phase} />);
      expect(watchers).toHaveLength(0);
    },
  );

  it('F5: asks for nothing while disabled', () => {
    render(<List phase="ready" disabled />);
    expect(watchers).toHaveLength(0);
  });

  it('F5: keeps the rows when the next page failed; a tap on the error retries', async () => {
    render(<List phase="error-more" />);
    expect(screen.getByText('第3行')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '加载失败，点此重试' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('shows the first error and the empty state instead of rows', () => {
    const { rerender } = render(<List phase="error-first" rows={0} />);
    expect(screen.getByRole('alert')).toHaveTextContent('网关超时');
    rerender(<List phase="empty" rows={0} />);
    expect(screen.getByText('空')).toBeInTheDocument();
  });

  it('says 没有更多了 only when the list is longer than the screen', () => {
    const height = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(400);
    const { unmount } = render(<List phase="finished" />);
    expect(screen.queryByText('没有更多了')).not.toBeInTheDocument();
    unmount();
    height.mockReturnValue(4000);
    render(<List phase="finished" />);
    expect(screen.getByText('没有更多了')).toBeInTheDocument();
    height.mockRestore();
  });
});

describe('a list with a name', () => {
  /** Rows there, and watches of the end set up, each time that a row is put into the page. */
  let frames: { rows: number; watchers: number }[] = [];
  beforeEach(() => {
    frames = [];
  });

  function Line({ row }: { row: number }) {
    useLayoutEffect(() => {
      frames.push({ rows: screen.getAllByText(/^第/).length, watchers: watchers.length });
    }, []);
    return <p>第{row}行</p>;
  }

  const named = (name?: string) => (
    <InfiniteList
      phase="ready"
      name={name}
      items={Array.from({ length: 20 }, (_, index) => index + 1)}
      keyOf={(row) => row}
      empty={null}
      error={null}
      {...{ onNearEnd, onRetry }}
    >
      {(row) => <Line row={row} />}
    </InfiniteList>
  );

  it('shows a screen of rows before those below it, and is not near its end meanwhile', () => {
    render(named('games'));
    expect(frames[0]).toEqual({ rows: 8, watchers: 0 });
    expect(frames.slice(-1)[0]).toEqual({ rows: 20, watchers: 0 });
    expect(watchers).toHaveLength(1);
  });

  it('shows all of them at once to whoever comes back, and without a name to everybody', () => {
    const memory = createRowMemory();
    const { unmount } = render(<RowMemoryContext value={memory}>{named('games')}</RowMemoryContext>);
    unmount();
    frames = [];
    const again = render(<RowMemoryContext value={memory}>{named('games')}</RowMemoryContext>);
    expect(frames[0]?.rows).toBe(20);
    again.unmount();
    frames = [];
    render(named());
    expect(frames[0]?.rows).toBe(20);
  });
});
