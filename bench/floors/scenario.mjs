/** Scenario of all floors on the stack: mock endpoint, routes and the long list. */
const items = (count) =>
  Array.from({ length: count }, (_, id) => ({ id, title: `游戏 ${id} 号`, text: `第 ${id} 条介绍文字，礼包与活动` }));

export const scenario = {
  start: '/',
  ready: '#home',
  api: ({ url }) => (url.pathname === '/api/items' ? { json: items(Number(url.searchParams.get('n'))) } : undefined),
  routes: [{ name: 'list', click: '#to-vlist', expect: '#vlist .row', back: '#to-home', backExpect: '#home .row' }],
  scroll: { click: '#to-vlist', ready: '#vlist .row', screens: 30 },
};

/** A page with one word: only its load is measured. */
export const blank = { start: '/', ready: '#home' };
