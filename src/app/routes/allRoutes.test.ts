import { guard } from '@/shell/navigation/guard';
import { createRouteTable } from '@/shell/navigation/routeTable';
import { allRoutes } from './allRoutes';

/** C4, by hand from the specification: name → path, layout, whether it needs login. */
const specified: Readonly<Record<string, [path: string, layout: string, needsLogin: boolean]>> = {
  home: ['/', 'main', false],
  square: ['/square', 'main', false],
  animate: ['/animate', 'main', false],
  welfare: ['/welfare', 'main', false],
  games: ['/games/:type?', 'main', false],
  profile: ['/profile', 'main', false],
  detail: ['/detail/:id', 'simple', false],
  login: ['/login', 'simple', false],
  register: ['/register', 'simple', false],
  loginOther: ['/other', 'simple', false],
  findPassword: ['/find', 'simple', true],
  bindPhone: ['/bind', 'simple', true],
  resetPwd: ['/reset', 'simple', true],
  recharge: ['/recharge', 'simple', true],
  faq: ['/faq', 'simple', false],
  message: ['/message', 'simple', true],
  gifts: ['/gifts', 'simple', true],
  user: ['/user', 'simple', true],
  business: ['/business', 'simple', false],
  letters: ['/letters/:id?', 'simple', true],
  postpage: ['/postpage', 'simple', false],
  commenthistory: ['/commenthistory', 'simple', false],
  activity: ['/activity', 'simple', false],
  readhistory: ['/readhistory', 'standalone', false],
  subscriblist: ['/subscriblist', 'standalone', false],
  readbook: ['/readbook/:id/:cid', 'standalone', false],
  bookmenu: ['/bookmenu/:id', 'standalone', false],
  bookinfo: ['/bookinfo/:id', 'standalone', false],
  post: ['/post/:id', 'standalone', false],
  appeal: ['/appeal/:id', 'standalone', true],
  download: ['/download', 'standalone', false],
  checkin: ['/checkin', 'standalone', false],
};

describe('routes', () => {
  it.each(allRoutes.map((route) => [route.name, route] as const))('C4: %s is as specified', (name, route) => {
    expect([route.path, route.layout, route.needsLogin ?? false]).toEqual(specified[name]);
  });

  it('C3: the sign-in pages go back to home', () => {
    const backs = allRoutes.filter(({ name }) => ['login', 'register', 'loginOther'].includes(name));
    expect(backs.map(({ back }) => back)).toEqual(['home', 'home', 'home']);
  });

  it('C3: each page with a title in the simple layout has an icon', () => {
    const untitled = ['detail', 'login', 'register', 'loginOther'];
    const titled = allRoutes.filter(({ layout, name }) => layout === 'simple' && !untitled.includes(name));
    expect(titled.filter(({ icon }) => icon === undefined)).toEqual([]);
    expect(new Set(titled.map(({ icon }) => icon)).size).toBe(titled.length);
  });

  it('C9: every route but home has a title, the specified ones word for word', () => {
    const titles = Object.fromEntries(allRoutes.map(({ name, title }) => [name, title]));
    expect(titles.home).toBeUndefined();
    expect(Object.entries(titles).filter(([name, title]) => name !== 'home' && !title)).toEqual([]);
    const words = {
      square: '礼包活动中心',
      recharge: '钻石充值',
      postpage: '发布帖子',
      commenthistory: '我的帖子与评论',
    };
    for (const [name, title] of Object.entries(words)) {
      if (name in titles) expect(titles[name]).toBe(title);
    }
    expect(titles.recharge).toBe('钻石充值');
  });

  it('C5: every guarded route sends a guest to login and lets a member pass', () => {
    const table = createRouteTable(allRoutes);
    const guarded = allRoutes.filter(({ needsLogin }) => needsLogin);
    expect(guarded.length).toBeGreaterThan(0);
    for (const { path: pattern } of guarded) {
      const path = pattern.replace(/\/:\w+\?$/, '');
      expect(guard(table, path, false)).toMatchObject({ route: 'login', returnTo: path });
      expect(guard(table, path, true)).toMatchObject({ pathname: path });
    }
  });

  it('C5: an operator may open a guarded route, or guard another', () => {
    const table = createRouteTable(allRoutes, { recharge: { needsLogin: false }, games: { needsLogin: true } });
    expect(guard(table, '/recharge', false).route).toBe('recharge');
    expect(guard(table, '/games', false).route).toBe('login');
  });
});
