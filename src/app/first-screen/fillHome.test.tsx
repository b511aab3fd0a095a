import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { HomeStencil } from '@/pages/home/HomeStencil';
import { createFakeServer } from '@/testing/fakeServer';
import { ok } from '@/testing/fakes/answers';
import { renderApp } from '@/testing/renderApp';
import { fillHome, type RawFeed } from './fillHome';

const feed = {
  banners: [
    { image: '/a.svg', title: '云端猫岛', note: '一座会飞的岛' },
    { image: '/b.svg', title: '第二张' },
  ],
  shortcuts: [
    { icon: 'recharge', name: '充值', route: '/recharge' },
    { icon: 'gift', name: '礼包', route: '/gifts' },
    { icon: 'planet', name: '没有的图标', route: '/gifts' },
  ],
  promos: [
    { kind: 'invite', title: '邀请好友', note: '每位都有', amount: 1200, route: '/checkin?view=invite' },
    { kind: 'checkin', title: '每日签到', route: '/checkin' },
  ],
};

/** The page as it came, filled. */
function filled(what: RawFeed) {
  const page = document.implementation.createHTMLDocument('');
  const stencil = `<template>${renderToString(<HomeStencil />)}</template>`;
  page.body.innerHTML = `<div data-for="home"><header></header><div role="status">加载中</div></div>${stencil}`;
  fillHome(page, what);
  return page;
}

/** Elements with their words and what they lead to, without the classes that styles are called by; the app also reads an amount aloud. */
const drawing = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map((one) =>
    one.outerHTML
      .replace(/ (?:class|data-say|data-row|data-if)="[^"]*"/g, '')
      .replace(/<span>1,200 钻石<\/span>/, '')
      .replace(/<span>(每位都有)<\/span>|(?:<span><\/span>)(?=<\/p>)/g, '$1'),
  );

it('what the page shows of home is what the app draws over it', async () => {
  const server = createFakeServer();
  server.reply(
    'GET v1/home/feed',
    ok({ ...feed, banners: feed.banners.map((one, id) => ({ ...one, id })), sections: [] }),
  );
  await renderApp('/', { ports: { server, fetch: server.fetch } });
  await screen.findByText('邀请好友');
  const page = filled(feed);
  const parts = ['nav[aria-label="快捷入口"]', 'nav[aria-label="签到与邀请"]'];
  for (const part of parts) {
    expect(drawing(page, part)).toHaveLength(1);
    expect(drawing(page, part)).toEqual(drawing(document, part));
  }
  expect(page.querySelector('[data-for="home"]')?.textContent).toMatch(/^云端猫岛一座会飞的岛充值礼包邀请好友/);
  expect(page.querySelector('[role="status"]')).toBeNull();
});

it('what there is none of takes no room, as in the app', () => {
  expect(filled({ banners: [{ title: '只有名字' }] }).querySelectorAll('nav, a')).toHaveLength(0);
  expect(filled({ shortcuts: feed.shortcuts }).querySelectorAll('[data-row="banners"], [data-kind]')).toHaveLength(0);
});

it.each(['javascript:alert(1)', '//evil.example/gifts', 'https://evil.example/gifts', '/\\evil', null])(
  'draws no link to %j',
  (route) => {
    const page = filled({ shortcuts: [{ icon: 'gift', name: '礼包', route }] });
    expect(page.querySelectorAll('a')).toHaveLength(0);
  },
);

it('words are words, whatever stands in them', () => {
  const page = filled({ shortcuts: [{ icon: 'gift', name: '<img src=x>', route: '/gifts' }] });
  expect(page.querySelector('a')?.textContent).toBe('<img src=x>');
  expect(page.querySelectorAll('img')).toHaveLength(0);
});

it('does nothing once the app has drawn its own', () => {
  const page = document.implementation.createHTMLDocument('');
  page.body.innerHTML = '<main>app</main>';
  fillHome(page, feed);
  expect(page.body.textContent).toBe('app');
});
