import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Card } from '@/ui/card/Card';
import { Countdown } from '@/ui/countdown/Countdown';
import { GameIcon } from '@/ui/game-icon/GameIcon';
import { OfflineBar } from '@/ui/offline-bar/OfflineBar';
import { Score, Stars } from '@/ui/score/Score';
import { SearchBox } from '@/ui/search-box/SearchBox';
import { SearchLink } from '@/ui/search-box/SearchLink';
import { SectionHeader } from '@/ui/section-header/SectionHeader';
import { Spinner } from '@/ui/spinner/Spinner';
import { describeConformance } from '@/ui/testing/describeConformance';
import { Ticker } from '@/ui/ticker/Ticker';

describeConformance('Card', <Card>卡</Card>, { tag: 'div' });
describeConformance('GameIcon', <GameIcon src="/i.webp" />, { tag: 'span' });
describeConformance('Spinner', <Spinner label="加载中" />, { tag: 'span', without: ['ref', 'props'] });

describe('small parts', () => {
  it('a section says of what there is more', async () => {
    const onGo = jest.fn();
    render(<SectionHeader title="热门游戏" more={{ href: '/games', onGo }} />);
    await userEvent.click(screen.getByRole('link', { name: '热门游戏 更多' }));
    expect(onGo).toHaveBeenCalledTimes(1);
  });

  it('a section without more draws no link', () => {
    render(<SectionHeader title="热门游戏" />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('search works by Enter and by button, and can be emptied', async () => {
    const onSearch = jest.fn();
    const onChange = jest.fn();
    render(<SearchBox value="猫" {...{ onChange, onSearch }} />);
    await userEvent.type(screen.getByRole('searchbox', { name: '搜索' }), '{Enter}');
    await userEvent.click(screen.getByRole('button', { name: '搜索' }));
    expect(onSearch).toHaveBeenCalledTimes(2);
    await userEvent.click(screen.getByRole('button', { name: '清空' }));
    expect(onChange).toHaveBeenCalledWith('');
  });

  it('the search pill of a page leads to the search', async () => {
    const onGo = jest.fn();
    render(<SearchLink href="/square?q=" onGo={onGo} placeholder="云端猫岛" />);
    await userEvent.click(screen.getByRole('link', { name: /搜索.*云端猫岛/ }));
    expect(onGo).toHaveBeenCalledTimes(1);
  });

  it('a notice opens', async () => {
    const onOpen = jest.fn();
    render(<Ticker notice={{ id: 1, text: '维护公告', when: '2 小时前' }} href="/?bulletin=1" onOpen={onOpen} />);
    await userEvent.click(screen.getByRole('link', { name: /公告.*维护公告/ }));
    expect(onOpen).toHaveBeenCalledTimes(1);
  });

  it('scores are said in words', () => {
    render(
      <>
        <Score score={9} />
        <Stars stars={4} />
      </>,
    );
    expect(screen.getByRole('img', { name: '评分 9.0' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: '4 星，满分 5 星' })).toBeInTheDocument();
  });

  it.each([
    [108_000, '1 天 6 小时'],
    [4000, '1:06:40'],
    [59, '0:59'],
    [0, '已结束'],
    [-1, '已结束'],
  ])('%s seconds left are %s', (seconds, said) => {
    render(<Countdown seconds={seconds} />);
    expect(screen.getByRole('timer')).toHaveTextContent(said);
  });

  it('being offline is announced', () => {
    render(<OfflineBar />);
    expect(screen.getByRole('status')).toHaveTextContent('当前没有网络，连上后会自动更新');
  });
});
