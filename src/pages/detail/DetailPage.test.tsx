import { act, screen, within } from '@testing-library/react';
import { code } from '@/contract/codes';
import { selectPlace } from '@/shell/navigation/navigationSlice';
import { buildFreeGame, buildGameDetail, buildGiftPack, buildTicket } from '@/testing/builders/game';
import { createFakePorts } from '@/testing/fakePorts';
import { fail, status } from '@/testing/fakes/answers';
import { renderApp } from '@/testing/renderApp';

const DETAIL = 'POST web/game/detail';

async function open(answer: object = buildGameDetail(), gifts: object[] = [buildGiftPack()]) {
  const ports = createFakePorts();
  const { server } = ports;
  server.reply(DETAIL, answer);
  server.reply('POST web/game/detail/giftlist', gifts);
  server.reply('POST user/game/download/{id}', buildTicket());
  const shown = await renderApp('/detail/11', { ports: { server, fetch: server.fetch } });
  await shown.pass();
  const tap = async (element: HTMLElement) => {
    await shown.user.click(element);
    await shown.pass();
  };
  return { ...shown, server, tap };
}

describe('detail', () => {
  it('shows what a game is, who made it, and its price with a gem', async () => {
    await open();
    expect(screen.getByRole('heading', { name: '远航纪元' })).toBeInTheDocument();
    expect(screen.getAllByText('海风工作室').length).toBeGreaterThan(0);
    expect(screen.getByText('8+')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '下载 30 钻石' })).not.toHaveAttribute('aria-disabled');
    expect(await screen.findByText('一段很长的旅程。')).toBeInTheDocument();
  });

  it('B5: a screenshot opens the viewer at its place, and the focus comes back to it', async () => {
    const { tap, ports, pass } = await open();
    const shot = screen.getByRole('button', { name: '《远航纪元》截图 2' });
    await tap(shot);
    expect(await screen.findByRole('dialog', { name: '查看图片' })).toHaveTextContent('第 2 张，共 2 张');
    act(() => ports.history.go(-1));
    await pass(1_000);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(shot).toHaveFocus();
  });

  it('counts the gifts and lists each with its stock; a guest who claims goes to login first', async () => {
    const { tap, store } = await open();
    await tap(screen.getByRole('tab', { name: /礼包/ }));
    const panel = screen.getByRole('tabpanel', { name: /礼包/ });
    expect(panel).toHaveTextContent('启航礼包');
    expect(within(panel).getByRole('meter', { name: '库存' })).toHaveAttribute('aria-valuenow', '420');
    await tap(within(panel).getByRole('button', { name: '领取：启航礼包' }));
    expect(selectPlace(store.getState()).route).toBe('login');
  });

  it('shows what each version brought', async () => {
    const { tap } = await open();
    await tap(screen.getByRole('tab', { name: '更新日志' }));
    expect(screen.getByRole('tabpanel', { name: '更新日志' })).toHaveTextContent('新的海域');
  });

  it('E1: with both platforms the member chooses, this device’s first', async () => {
    const { tap, server, ports } = await open(buildGameDetail(buildFreeGame({ id: 11 })));
    await tap(screen.getByRole('button', { name: '免费下载' }));
    const sheet = await screen.findByRole('dialog', { name: '选择下载版本' });
    const [first, second] = within(sheet).getAllByRole('button', { name: /版/ });
    expect(first).toHaveTextContent('适合本机');
    await tap(second as HTMLElement);
    expect(server.callsTo('POST user/game/download/{id}')[0]?.form.platformType).toBe('2');
    expect(ports.download.started).toHaveLength(1);
  });

  it('E4: the result names size and file, starts again on a tap, and copies the whole link', async () => {
    const { tap, ports } = await open(buildGameDetail(buildFreeGame({ id: 11, platforms: [1] })));
    await tap(screen.getByRole('button', { name: '免费下载' }));
    const sheet = await screen.findByRole('dialog', { name: '下载已开始' });
    expect(sheet).toHaveTextContent('yuanhang-1.4.0.apk');
    expect(sheet).toHaveTextContent('100 MB');
    await tap(within(sheet).getByRole('button', { name: '未自动开始？点此' }));
    expect(ports.download.started).toHaveLength(2);
    await tap(within(sheet).getByRole('button', { name: '复制链接' }));
    expect(ports.share.copied).toEqual(['https://plaza.test/dl/ticket-11']);
    expect(await screen.findByText('复制成功')).toBeInTheDocument();
  });

  it('F2: where copying is refused, the text is offered to select', async () => {
    const { tap, ports } = await open();
    ports.share.canShare = false;
    ports.share.works = false;
    await tap(screen.getByRole('button', { name: '分享' }));
    expect(await screen.findByRole('textbox')).toHaveValue('https://plaza.test/detail/11');
  });

  it('shares through the system where it can', async () => {
    const { tap, ports } = await open();
    await tap(screen.getByRole('button', { name: '分享' }));
    expect(ports.share.shared).toEqual([expect.objectContaining({ url: 'https://plaza.test/detail/11' })]);
  });

  it('a game off the shelf says so and cannot be downloaded', async () => {
    await open(buildGameDetail({ status: 'off' }));
    expect(screen.getByRole('note')).toHaveTextContent('已下架');
    expect(screen.getByRole('button', { name: '已下架' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('a game that is not there offers others', async () => {
    await open(fail(code.notFound, '游戏不存在'));
    expect(screen.getByText('没有找到这个游戏')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '去看看别的游戏' })).toBeInTheDocument();
  });

  it('a page that failed says why and tries again', async () => {
    const { tap, server } = await open(status(403));
    expect(screen.getByRole('alert')).toHaveTextContent('拒绝访问');
    server.reply(DETAIL, buildGameDetail());
    await tap(screen.getByRole('button', { name: '重试' }));
    expect(screen.getByRole('heading', { name: '远航纪元' })).toBeInTheDocument();
  });
});
