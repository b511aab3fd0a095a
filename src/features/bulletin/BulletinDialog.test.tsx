import { screen } from '@testing-library/react';
import { letMotionLast } from '@/testing/browserGaps';
import { buildBulletin } from '@/testing/builders/platform';
import { createFakeServer } from '@/testing/fakeServer';
import { ok, page } from '@/testing/fakes/answers';
import { renderApp } from '@/testing/renderApp';

describe('the bulletin', () => {
  it('keeps its words while it closes', async () => {
    const server = createFakeServer();
    server.reply('GET v1/home/feed', ok({}));
    server.reply(
      'GET v1/bulletin/list',
      page([{ id: 3, title: '版本更新', createTime: 1, content: '<p>新的一页</p>' }]),
    );
    const { user, pass } = await renderApp('/', { ports: { server, fetch: server.fetch } });
    await pass(100);
    await user.click(screen.getByRole('link', { name: /版本更新/ }));
    const dialog = await screen.findByRole('dialog', { name: '版本更新' });
    await pass(100);
    expect(dialog).toHaveTextContent('新的一页');

    const end = letMotionLast();
    await user.click(screen.getByRole('button', { name: '知道了' }));
    await pass();
    expect(dialog).toBeInTheDocument();
    expect(dialog).toHaveTextContent('版本更新');
    expect(dialog).toHaveTextContent('新的一页');
    end();
  });

  it('that was picked opens at once, also while the one of the day is still being asked for', async () => {
    const server = createFakeServer();
    server.reply('GET v1/home/feed', ok({}));
    server.reply('GET v1/bulletin/list', page([buildBulletin({ id: 3, title: '版本更新' })]));
    const held = server.defer('POST user/bulletin');
    const { user, pass } = await renderApp('/', { started: true, ports: { server, fetch: server.fetch } });
    await pass(100);
    await user.click(screen.getByRole('link', { name: /版本更新/ }));
    expect(await screen.findByRole('dialog', { name: '版本更新' })).toBeInTheDocument();
    held.answer(ok(buildBulletin({ id: 4, title: '例行维护' })));
    await pass();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(screen.getByRole('dialog', { name: '版本更新' })).toBeInTheDocument();
  });
});
