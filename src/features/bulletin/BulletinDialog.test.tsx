import { screen } from '@testing-library/react';
import { letMotionLast } from '@/testing/browserGaps';
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
});
