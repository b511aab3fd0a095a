import { fireEvent, screen } from '@testing-library/react';
import { selectFilm } from '@/features/welfare/filmSlice';
import { buildGameDetail } from '@/testing/builders/game';
import { buildAccount } from '@/testing/builders/member';
import { buildRatings, buildStanding } from '@/testing/builders/review';
import { createFakePorts } from '@/testing/fakePorts';
import { page, status } from '@/testing/fakes/answers';
import { fillPlayer } from '@/testing/fillPlayer';
import { renderApp } from '@/testing/renderApp';

const DETAIL = 'POST web/game/detail';
const info = { poster: '/media/clip/11', type: 'video/webm', seconds: 9 };
const filmed = (url: string) => buildGameDetail({ video: url, videoInfo: info });

async function open(answer: object = filmed('/wf/3.first')) {
  fillPlayer();
  const ports = createFakePorts();
  const { server } = ports;
  server.reply(DETAIL, answer);
  server.reply('POST web/game/detail/giftlist', []);
  server.reply('GET v1/game/{id}/ratings', buildRatings());
  server.reply('GET v1/game/{id}/review/list', page([]));
  server.reply('GET v1/game/{id}/similar', { records: [] });
  server.reply('GET v1/game/{id}/standing', buildStanding());
  const shown = await renderApp('/detail/11', { ports: { server, fetch: server.fetch }, member: buildAccount() });
  await shown.pass();
  const tap = async (name: string) => {
    await shown.user.click(await screen.findByRole('button', { name }));
    await shown.pass();
  };
  const video = () => document.querySelector('video') as HTMLVideoElement;
  return { ...shown, server, tap, video, film: () => selectFilm(shown.store.getState()) };
}

describe('the trailer of a game', () => {
  it('stands before the screenshots, loads nothing before 播放, and is nobody’s progress', async () => {
    const { tap, video, film, server } = await open();
    expect(await screen.findByRole('button', { name: '播放' })).toBeInTheDocument();
    const [first, second] = screen.getByRole('list', { name: '游戏画面' }).children;
    expect(first).toContainElement(video());
    expect(second).toContainElement(screen.getByRole('button', { name: '《远航纪元》截图 1' }));
    expect(video()).toMatchObject({ preload: 'none', autoplay: false });
    expect(video()).toHaveAttribute('poster', info.poster);
    await tap('播放');
    expect(film().at).toBe('playing');
    Object.defineProperty(video(), 'currentTime', { value: 6, configurable: true });
    fireEvent.timeUpdate(video());
    fireEvent.pause(video());
    expect(film()).toMatchObject({ at: 'paused', second: 6 });
    expect(server.callsTo('POST v1/welfare/{id}/progress')).toHaveLength(0);
  });

  it('is asked for anew once when its address is over, and says so when that does not help', async () => {
    const { tap, video, film, server, pass } = await open();
    await tap('播放');
    server.reply(DETAIL, filmed('/wf/3.second'));
    fireEvent.error(video());
    await pass();
    expect(film()).toMatchObject({ at: 'playing', film: { url: '/wf/3.second' } });
    expect(video()).toHaveAttribute('src', '/wf/3.second');
    server.reply(DETAIL, status(500));
    fireEvent.error(video());
    await pass();
    expect(screen.getByRole('alert')).toHaveTextContent('这段视频暂时放不出来');
  });

  it('shows the cover where no poster is known, and plays a type that nobody names', async () => {
    const { video, tap, film, pass } = await open(buildGameDetail({ video: 'https://cdn.test/reel.mp4' }));
    jest.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('');
    await tap('播放');
    expect(video()).toHaveAttribute('poster', '/media/cover/11');
    fireEvent.error(video());
    expect(film().at).toBe('renewing');
    await pass();
  });
});
