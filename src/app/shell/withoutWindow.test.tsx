/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { HomePage } from '@/pages/home/HomePage';
import { createTestStore } from '@/testing/testStore';
import { App } from './App';

describe('under Node, without a window', () => {
  it('the shell and the home skeleton render, styles and all', async () => {
    expect(typeof window).toBe('undefined');
    const { store, ports, routes, shelf } = await createTestStore();
    shelf.set('home', HomePage);
    const sheet = new ServerStyleSheet();
    const html = renderToString(sheet.collectStyles(<App store={store} ports={ports} routes={routes} shelf={shelf} />));
    expect(html).toContain('星钻广场');
    expect(html).toContain('登录/注册');
    expect(html).toContain('aria-current="page"');
    // The places of the rails are kept before their code is there.
    for (const rail of ['todayStory', 'newGifts'])
      expect(html).toMatch(new RegExp(`data-rail="${rail}" style="--rail-fixed:[\\d.]+rem;`));
    expect(sheet.getStyleTags()).toContain('--primary');
    sheet.seal();
  });
});
