import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TabHeader } from './TabHeader';
import { TabPanels } from './TabPanels';

const labels = ['推荐', '更新', '排行', '分类', '完结', '更多'];
const tabs = (count: number) => labels.slice(0, count).map((label) => ({ id: label, label }));

function Page({ count = 3, swipes }: { count?: number; swipes?: boolean }) {
  const [active, setActive] = useState('推荐');
  return (
    <>
      <TabHeader name="t" label="栏目" tabs={tabs(count)} active={active} onChoose={setActive} />
      <TabPanels name="t" tabs={tabs(count)} active={active} onChoose={setActive} swipes={swipes}>
        {(id) => (
          <>
            <p>{id}的内容</p>
            <div data-scroll-x>{id}横排</div>
          </>
        )}
      </TabPanels>
    </>
  );
}

const at = (x: number, y = 0) => ({
  touches: [{ clientX: x, clientY: y }],
  changedTouches: [{ clientX: x, clientY: y }],
});

function swipe(target: Element, dx: number, dy = 0) {
  fireEvent.touchStart(target, at(200));
  fireEvent.touchMove(target, at(200 + dx, dy));
  fireEvent.touchEnd(target, at(200 + dx, dy));
}

const chosen = () => screen.getByRole('tab', { selected: true }).textContent;

describe('Tabs', () => {
  it('shows the chosen panel, makes others only when first seen and keeps them', async () => {
    render(<Page />);
    expect(screen.getByRole('tabpanel', { name: '推荐' })).toHaveTextContent('推荐的内容');
    expect(screen.queryByText('更新的内容')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('tab', { name: '更新' }));
    expect(screen.getByRole('tabpanel', { name: '更新' })).toHaveTextContent('更新的内容');
    expect(screen.getByText('推荐的内容').parentElement).toHaveAttribute('data-away');
  });

  it('walks by arrows, Home and End, round the ends', async () => {
    render(<Page />);
    await userEvent.tab();
    expect(screen.getByRole('tab', { name: '推荐' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(chosen()).toBe('排行');
    expect(screen.getByRole('tab', { name: '排行' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(chosen()).toBe('推荐');
    await userEvent.keyboard('{End}');
    expect(chosen()).toBe('排行');
    await userEvent.keyboard('{Home}');
    expect(chosen()).toBe('推荐');
  });

  it('F6: a header scrolls sideways above 5 tabs; as many or fewer share their row, and wrap in large text', () => {
    const { unmount } = render(<Page count={5} />);
    expect(screen.getByRole('tablist')).toHaveStyle({ flexWrap: 'wrap' });
    expect(screen.getByRole('tablist')).not.toHaveStyle({ overflowX: 'auto' });
    unmount();
    render(<Page count={6} />);
    expect(screen.getByRole('tablist')).toHaveStyle({ flexWrap: 'nowrap', overflowX: 'auto' });
  });

  it('F6: the chosen one of a header that scrolls comes to its middle', async () => {
    const width = jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
    const size = jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
    const place = jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(400);
    render(<Page count={6} />);
    const header = screen.getByRole('tablist');
    expect(header.scrollLeft).toBe(0);
    await userEvent.click(screen.getByRole('tab', { name: '更新' }));
    expect(header.scrollLeft).toBe(300);
    for (const spy of [width, size, place]) spy.mockRestore();
  });

  describe('in motion', () => {
    const moves: { of: Element; from: unknown; on?: unknown; end: () => void }[] = [];
    const shift = (from: unknown) => (from as { transform: string }[])[0]?.transform;
    beforeEach(() => {
      moves.length = 0;
      Object.assign(Element.prototype, {
        animate(this: Element, from: unknown, options: { pseudoElement?: string }) {
          const motion = { cancel() {}, playState: 'finished', onfinish: () => {} };
          moves.push({ of: this, from, on: options.pseudoElement, end: () => motion.onfinish() });
          return motion;
        },
      });
    });
    afterEach(() => {
      Reflect.deleteProperty(Element.prototype, 'animate');
      delete document.documentElement.dataset.motion;
    });

    it('a panel that is far off comes from beside the one that leaves', async () => {
      render(<Page />);
      const first = screen.getByRole('tabpanel', { name: '推荐' });
      await userEvent.click(screen.getByRole('tab', { name: '排行' }));
      const slide = moves.find(({ of }) => of === first.parentElement);
      expect(shift(slide?.from)).toBe('translate3d(calc(100% + 0px), 0, 0)');
      expect(first.style.getPropertyValue('--beside')).toBe('100%');
      act(() => slide?.end());
      expect(first.style.getPropertyValue('--beside')).toBe('');
      expect(first).toHaveAttribute('data-away');
    });

    it('the bar under the active tab comes from the tab before', async () => {
      render(<Page />);
      await userEvent.click(screen.getByRole('tab', { name: '更新' }));
      const glide = moves.find(({ on }) => on === '::after');
      expect(glide?.of).toBe(screen.getByRole('tab', { name: '更新' }));
    });

    it('nothing moves for who wants it still, and the chosen panel is there', async () => {
      document.documentElement.dataset.motion = 'reduced';
      render(<Page />);
      await userEvent.click(screen.getByRole('tab', { name: '排行' }));
      expect(moves).toEqual([]);
      expect(screen.getByRole('tabpanel', { name: '排行' })).not.toHaveAttribute('data-away');
      expect(screen.getByText('推荐的内容').parentElement).toHaveAttribute('data-away');
    });
  });

  it('F6: a swipe begins after 5 px and chooses the neighbour', () => {
    render(<Page />);
    const panel = screen.getByRole('tabpanel', { name: '推荐' });
    fireEvent.touchStart(panel, at(200));
    fireEvent.touchMove(panel, at(195));
    expect(panel.parentElement).toHaveAttribute('data-at', 'resting');
    fireEvent.touchMove(panel, at(194));
    expect(panel.parentElement).toHaveAttribute('data-at', 'dragging');
    fireEvent.touchMove(panel, at(60));
    fireEvent.touchEnd(panel, at(60));
    expect(chosen()).toBe('更新');
    expect(panel.parentElement).toHaveAttribute('data-at', 'resting');
  });

  it.each([
    ['a scroll of the page', '推荐的内容', -20, 90],
    ['a rail inside the panel', '推荐横排', -150, 0],
    ['no neighbour on that side', '推荐的内容', 150, 0],
  ])('stays for %s', (_case, text, dx, dy) => {
    render(<Page />);
    swipe(screen.getByText(text), dx, dy);
    expect(chosen()).toBe('推荐');
  });

  it('stays when swiping is off', () => {
    render(<Page swipes={false} />);
    swipe(screen.getByText('推荐的内容'), -150);
    expect(chosen()).toBe('推荐');
  });
});
