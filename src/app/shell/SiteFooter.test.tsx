import { act, screen, within } from '@testing-library/react';
import { defaultConfig } from '@/shell/config/appConfig';
import { configEvents } from '@/shell/config/configSlice';
import { createFakePorts } from '@/testing/fakePorts';
import { fail, ok, page } from '@/testing/fakes/answers';
import { renderApp } from '@/testing/renderApp';

async function footer() {
  const ports = createFakePorts();
  const { server } = ports;
  server.reply('GET v1/home/feed', ok({}));
  server.reply('GET v1/bulletin/list', page([]));
  const shown = await renderApp('/', { ports: { server, fetch: server.fetch } });
  return { ...shown, server, part: () => within(screen.getByRole('contentinfo')) };
}

describe('the footer', () => {
  it('C2: opens the agreement and the privacy text of the server', async () => {
    const { part, server, user, pass } = await footer();
    server.reply('GET v1/legal/{doc}', ok({ title: '隐私政策', content: '<p>只收必需的</p>' }));
    await user.click(part().getByRole('button', { name: '隐私政策' }));
    await pass();
    expect(await screen.findByRole('dialog', { name: '隐私政策' })).toBeInTheDocument();
    expect(server.callsTo('v1/legal/{doc}')[0]?.url).toContain('legal/privacy');
  });

  it('says so when the operator has not published it', async () => {
    const { part, server, user, pass } = await footer();
    server.reply('GET v1/legal/{doc}', fail(1002, '没有'));
    await user.click(part().getByRole('button', { name: '用户协议' }));
    await pass();
    expect(await screen.findByText('这份文件还没有发布')).toBeInTheDocument();
  });

  it('C2: shows the filing number, as a link where it has an address', async () => {
    const { part, store, pass } = await footer();
    const set = async (over: object) => {
      act(
        () =>
          void store.dispatch(configEvents.loaded({ ...defaultConfig, footer: { ...defaultConfig.footer, ...over } })),
      );
      await pass();
    };
    await set({ filingNumber: '备案 123 号' });
    expect(part().getByText('备案 123 号')).toBeInTheDocument();
    expect(part().queryByRole('link')).not.toBeInTheDocument();
    await set({ filingNumber: '备案 123 号', filingUrl: 'https://filing.example', privacyUrl: '/privacy.html' });
    expect(part().getByRole('link', { name: '备案 123 号' })).toHaveAttribute('href', 'https://filing.example');
    expect(part().getByRole('link', { name: '隐私政策' })).toHaveAttribute('href', '/privacy.html');
  });
});
