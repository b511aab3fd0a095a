import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useReducer } from 'react';
import { PullRefresh } from './PullRefresh';
import { type PullEvent, type PullState, stepPull } from './pullRefreshMachine';

const log: PullEvent[] = [];

function Page({ onTap }: { onTap?: () => void }) {
  const [state, dispatch] = useReducer(stepPull, { at: 'normal' } as PullState);
  return (
    <PullRefresh
      phase={state.at}
      onEvent={(event) => {
        log.push(event);
        dispatch(event);
      }}
    >
      <button type="button" onClick={onTap}>
        第一行
      </button>
      <button type="button" onClick={() => dispatch('settled')}>
        到了
      </button>
    </PullRefresh>
  );
}

const at = (y: number, x = 0) => ({
  touches: [{ clientX: x, clientY: y }],
  changedTouches: [{ clientX: x, clientY: y }],
});

beforeEach(() => {
  log.length = 0;
  window.scrollY = 0;
});

describe('PullRefresh', () => {
  it('F4: by finger, one event a phase, through to success and back', async () => {
    render(<Page />);
    const row = screen.getByRole('button', { name: '第一行' });
    fireEvent.touchStart(row, at(0));
    for (const y of [4, 10, 20, 40]) fireEvent.touchMove(row, at(y));
    expect(screen.getByText('下拉刷新')).toBeInTheDocument();
    for (const y of [60, 90, 120]) fireEvent.touchMove(row, at(y));
    expect(screen.getByText('松开刷新')).toBeInTheDocument();
    fireEvent.touchEnd(row, at(120));
    expect(screen.getByText('正在刷新')).toBeInTheDocument();
    expect(log).toEqual(['pulled', 'loosened', 'released']);
    await userEvent.click(screen.getByRole('button', { name: '到了' }));
    fireEvent.animationEnd(screen.getByText('刷新成功'));
    expect(screen.queryByText('刷新成功')).not.toBeInTheDocument();
  });

  it('F4: by mouse, and the row under it gets no ghost click', () => {
    const onTap = jest.fn();
    render(<Page onTap={onTap} />);
    const row = screen.getByRole('button', { name: '第一行' });
    fireEvent.mouseDown(row, { clientY: 0, button: 0 });
    fireEvent.mouseMove(row, { clientY: 30, buttons: 1 });
    fireEvent.mouseUp(row, { clientY: 30 });
    fireEvent.click(row);
    expect(log).toEqual(['pulled', 'released']);
    expect(onTap).not.toHaveBeenCalled();
    fireEvent.mouseDown(row, { clientY: 0, button: 0 });
    fireEvent.mouseUp(row, { clientY: 0 });
    fireEvent.click(row);
    expect(onTap).toHaveBeenCalledTimes(1);
  });

  it('can be pulled again after a pull that was let go', () => {
    render(<Page />);
    const row = screen.getByRole('button', { name: '第一行' });
    for (const _time of [1, 2]) {
      fireEvent.touchStart(row, at(0));
      fireEvent.touchMove(row, at(30));
      fireEvent.touchEnd(row, at(30));
    }
    expect(log).toEqual(['pulled', 'released', 'pulled', 'released']);
  });

  it.each([
    ['up', at(-40)],
    ['sideways', at(6, 60)],
  ])('leaves a movement %s to the page', (_way, end) => {
    render(<Page />);
    const row = screen.getByRole('button', { name: '第一行' });
    fireEvent.touchStart(row, at(0));
    expect(fireEvent.touchMove(row, end)).toBe(true);
    expect(log).toEqual([]);
  });

  it('does not start below the top of the page', () => {
    window.scrollY = 200;
    render(<Page />);
    const row = screen.getByRole('button', { name: '第一行' });
    fireEvent.touchStart(row, at(0));
    fireEvent.touchMove(row, at(60));
    expect(log).toEqual([]);
  });

  it('lets go of the page once it is scrolled, and takes it again at its top', () => {
    render(<Page />);
    const row = screen.getByRole('button', { name: '第一行' });
    const pull = () => {
      fireEvent.touchStart(row, at(0));
      const isLeft = fireEvent.touchMove(row, at(30));
      fireEvent.touchEnd(row, at(30));
      return isLeft;
    };
    const scrollTo = (y: number) => {
      window.scrollY = y;
      fireEvent.scroll(window);
    };
    expect(pull()).toBe(false);
    scrollTo(200);
    expect(pull()).toBe(true);
    scrollTo(0);
    expect(pull()).toBe(false);
    expect(log).toEqual(['pulled', 'released', 'pulled', 'released']);
  });
});
