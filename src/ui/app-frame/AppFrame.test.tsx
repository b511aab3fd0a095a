import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeMedia } from '@/testing/fakeMedia';
import { media } from '@/theme/breakpoints';
import { describeConformance } from '@/ui/testing/describeConformance';
import { Column } from './Column';
import { Footer } from './Footer';
import { MainHeader } from './MainHeader';
import { ParallaxBackdrop } from './ParallaxBackdrop';
import { SimpleHeader } from './SimpleHeader';
import { TabBar } from './TabBar';

describeConformance('Column', <Column tabbar>页</Column>, { tag: 'div' });

const items = [
  { name: 'home', label: '首页', href: '/' },
  { name: 'square', label: '广场', href: '/square' },
] as const;

describe('TabBar', () => {
  it('C1: names the active tab and tells its owner of every tap, also on the active one', async () => {
    const onChoose = jest.fn();
    render(<TabBar items={items} active="home" onChoose={onChoose} />);
    expect(screen.getByRole('link', { name: '首页' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(screen.getByRole('link', { name: '首页' }));
    await userEvent.click(screen.getByRole('link', { name: '广场' }));
    expect(onChoose.mock.calls.flat()).toEqual(['home', 'square']);
  });

  it('leaves a tap with Ctrl to the browser', () => {
    const onChoose = jest.fn();
    render(<TabBar items={items} active="home" onChoose={onChoose} />);
    const event = fireEvent.click(screen.getByRole('link', { name: '首页' }), { ctrlKey: true });
    expect(event).toBe(true);
    expect(onChoose).not.toHaveBeenCalled();
  });
});

describe('MainHeader', () => {
  const place = (onGo = jest.fn()) => ({ href: '/x', onGo });

  it('C2: offers login to a guest and no download without a package', () => {
    render(<MainHeader title="星钻广场" home={place()} account={place()} />);
    expect(screen.getByRole('link', { name: '登录/注册' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '下载 App' })).not.toBeInTheDocument();
  });

  it('C2: shows a member with the number of unread messages, and the download', async () => {
    const download = place();
    render(
      <MainHeader
        title="星钻广场"
        home={place()}
        account={place()}
        download={download}
        member={{ name: '雾港听潮', news: 3 }}
      />,
    );
    expect(screen.getByRole('link', { name: /雾港听潮.*3 条未读/ })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: '下载 App' }));
    expect(download.onGo).toHaveBeenCalledTimes(1);
  });
});

describe('SimpleHeader', () => {
  it('C3: goes back and names the page', async () => {
    const onBack = jest.fn();
    render(<SimpleHeader title="个人中心" onBack={onBack} />);
    expect(screen.getByRole('heading', { level: 1, name: '个人中心' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '返回' }));
    expect(onBack).toHaveBeenCalledTimes(1);
  });
});

describe('a header on the wash', () => {
  it('turns solid once the page has scrolled under it', () => {
    let tell: (entries: { isIntersecting: boolean }[]) => void = () => {};
    globalThis.IntersectionObserver = class {
      constructor(told: typeof tell) {
        tell = told;
      }
      observe() {}
      disconnect() {}
    } as never;
    render(<SimpleHeader title="签到" ground="art" onBack={() => {}} />);
    const bar = screen.getByRole('banner');
    expect(bar).not.toHaveAttribute('data-stuck');
    act(() => tell([{ isIntersecting: false }]));
    expect(bar).toHaveAttribute('data-stuck');
    act(() => tell([{ isIntersecting: true }]));
    expect(bar).not.toHaveAttribute('data-stuck');
  });
});

describe('Footer', () => {
  it('opens foreign links outside and keeps its own in the app', async () => {
    const onGo = jest.fn();
    render(
      <Footer
        label="更多"
        links={[
          { label: '商务合作', href: '/business', onGo },
          { label: '备案号', href: 'https://example.com' },
        ]}
        lines={['适度游戏']}
      />,
    );
    await userEvent.click(screen.getByRole('link', { name: '商务合作' }));
    expect(onGo).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link', { name: '备案号' })).toHaveAttribute('rel', 'noopener noreferrer');
  });
});

describe('ParallaxBackdrop', () => {
  const allow = (query: string) => fakeMedia((asked) => asked === query);
  const pictures = { far: <i />, middle: <i />, near: <i /> };
  const shift = (root: Element | null) => (root as HTMLElement).style.getPropertyValue('--pointer-x');

  it('B1: follows the mouse on a desktop that allows motion', () => {
    allow(media.parallax);
    const { container } = render(<ParallaxBackdrop {...pictures} />);
    fireEvent(window, new MouseEvent('pointermove', { clientX: 0, clientY: 0 }));
    expect(shift(container.firstElementChild)).toBe('1');
  });

  it('B1: stands still on touch devices, under reduced motion, and when the member says so', () => {
    allow('nothing');
    const { container, rerender } = render(<ParallaxBackdrop {...pictures} />);
    fireEvent(window, new MouseEvent('pointermove', { clientX: 0, clientY: 0 }));
    expect(shift(container.firstElementChild)).toBe('');
    allow(media.parallax);
    rerender(<ParallaxBackdrop {...pictures} moving={false} />);
    fireEvent(window, new MouseEvent('pointermove', { clientX: 0, clientY: 0 }));
    expect(shift(container.firstElementChild)).toBe('');
  });
});
