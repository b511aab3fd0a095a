import { buildRequest } from '@/api/request';
import { homeCalls } from '@/contract/calls/home';
import { GUEST, MEMBER } from '@/testing/identities';
import { type BootWindow, bootPage } from './bootPage';
import { earlyFetch } from './earlyFetch';

/** A page whose storage holds `kept`, and that notes what it fetches. */
function page(
  kept: Record<string, string> = {},
  pathname = '/',
  config: unknown = undefined,
  brought: Record<string, unknown> = {},
  feed?: unknown,
  picture?: string,
) {
  const sent: { url: string; headers: Headers; integrity?: string }[] = [];
  const fetch = jest.fn(async (url: string, init?: RequestInit) => {
    sent.push({ url, headers: new Headers(init?.headers), ...(init?.integrity && { integrity: init.integrity }) });
    return url === '/config.json'
      ? Response.json((await config) ?? {}, { status: config ? 200 : 404 })
      : Response.json(feed ?? url);
  });
  const frames: (() => void)[] = [];
  const blank = document.implementation.createHTMLDocument('');
  const root = blank.documentElement;
  for (const [id, data] of Object.entries(brought)) {
    const element = blank.createElement('script');
    Object.assign(element, { id, type: 'application/json', textContent: JSON.stringify(data) });
    blank.head.append(element);
  }
  if (picture) blank.head.append(Object.assign(blank.createElement('link'), { id: 'picture', href: picture }));
  const view = {
    localStorage: {
      getItem: (key: string) => kept[key] ?? null,
      setItem: (key: string, text: string) => {
        kept[key] = text;
      },
    },
    requestAnimationFrame: (draw: () => void) => frames.push(draw),
    setTimeout,
    addEventListener() {},
    removeEventListener() {},
    document: blank,
    location: { pathname },
    fetch,
  } as unknown as BootWindow;
  bootPage(view);
  return { view, root, sent, kept, frames, fetch: fetch as unknown as typeof globalThis.fetch };
}

const account = { 'plaza:account': JSON.stringify({ uid: '"1001"', token: '"token-1001"', name: '"阿云"' }) };
const home = (identity = GUEST) => buildRequest({ call: homeCalls.homeFeed, input: {} }, identity);

describe('boot script', () => {
  it('B4: the page wears theme, motion and text size before the app is there', () => {
    const settings = JSON.stringify({ theme: 'dark', motion: 'reduced', textScale: 1.25 });
    const { root } = page({ 'plaza:settings': settings });
    expect(root.dataset).toMatchObject({ theme: 'dark', motion: 'reduced' });
    expect(root.style.getPropertyValue('--text-scale-app')).toBe('1.25');
  });

  it("A1, B4: the operator's theme is worn from the first frame: that of the page, else that of the last visit", () => {
    const last = { 'plaza:config': JSON.stringify({ theme: 'lagoon' }) };
    expect(page(last).root.dataset.skin).toBe('lagoon');
    expect(page(last, '/', undefined, { config: { theme: 'peony' } }).root.dataset.skin).toBe('peony');
    expect(page(last, '/', undefined, { config: {} }).root.dataset.skin).toBeUndefined();
  });

  it.each(['', '{', 'null', '[]', '{"theme":"javascript:"}'])('D5: starts with damaged settings (%j)', (text) => {
    const { root } = page({ 'plaza:settings': text, 'plaza:account': text });
    expect(root.dataset.theme).toBeUndefined();
  });

  it("asks for the home page exactly as the app would, with the member's headers", async () => {
    const { view, sent } = page(account);
    await view.plazaEarly?.answer;
    const { url, init } = home(MEMBER);
    expect(sent.at(-1)?.url).toBe(url);
    expect([...(sent.at(-1)?.headers ?? [])]).toEqual([...new Headers(init.headers)]);
  });

  it.each([[{}], [{ banners: [] }], [{ banners: [{ image: null }] }], [{ banners: [{ image: { url: '/x' } }] }]])(
    'asks for no picture where home has none: %j',
    async (data) => {
      const { view } = page({}, '/', undefined, { config: {} }, { code: 0, data });
      const made = jest.spyOn(view.document, 'createElement');
      await (await view.plazaEarly?.answer)?.response;
      await new Promise((resolve) => setTimeout(resolve));
      expect(made.mock.calls.filter(([tag]) => String(tag) === 'img')).toEqual([]);
    },
  );

  it('starts where storage is denied', async () => {
    const { view } = page({}, '/faq', { title: '星河' });
    const denied = Object.defineProperty({ ...view }, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    bootPage(denied);
    await expect(denied.plazaEarly?.config).resolves.toEqual({ title: '星河' });
    // What keeps the settings for the next visit runs after that.
    await Promise.resolve();
  });

  it('lets the page be read to its end before it asks the network for anything', async () => {
    const chunks = { 'page-home': ['aa', 's1'] };
    const { view, sent } = page({}, '/', undefined, { config: {}, chunks });
    const links = () => view.document.querySelectorAll('link').length;
    await Promise.resolve();
    expect([sent.length, links()]).toEqual([0, 0]);
    await view.plazaEarly?.answer;
    expect([sent.length, links()]).toEqual([1, 1]);
  });

  it("fetches home's first picture before anything draws it, and leaves the answer to the app", async () => {
    const feed = { code: 0, msg: '', data: { banners: [{ image: '/media/a.svg' }] } };
    const pictures: string[] = [];
    const made = jest
      .spyOn(HTMLImageElement.prototype, 'src', 'set')
      .mockImplementation((src) => void pictures.push(src));
    const { view } = page({}, '/', undefined, {}, feed);
    const answer = await view.plazaEarly?.answer;
    await expect(answer?.response.then((one) => one.json())).resolves.toEqual(feed);
    await new Promise((done) => setTimeout(done));
    expect(pictures).toEqual(['/media/a.svg']);
    made.mockRestore();
  });

  describe('home stands in the page before the app is there', () => {
    const feed = { banners: [{ image: '/media/b.svg' }], shortcuts: [{ icon: 'gift', name: '礼包', route: '/gifts' }] };
    const kept = (uid: string, what: unknown = feed) => ({ 'plaza:home': JSON.stringify({ uid, feed: what }) });
    const grey = '<div data-for="home"><div role="status">加载中</div></div>';
    const stencil =
      '<template><nav data-row="shortcuts"><a data-icon="gift"><b data-say="name"></b></a></nav></template>';
    const show = ({ view }: ReturnType<typeof page>) => {
      view.document.body.innerHTML = grey + stencil;
      view.plazaEarly?.show?.();
      return view.document.body.textContent;
    };
    const answered = async (had: ReturnType<typeof page>) => {
      await (await had.view.plazaEarly?.answer)?.response;
      await new Promise((resolve) => setTimeout(resolve));
      return had.view.document.body.textContent;
    };

    it('as this very member or guest saw it last time, and for nobody else', () => {
      expect(show(page(kept('')))).toBe('礼包');
      expect(show(page({ ...account, ...kept('1001') }))).toBe('礼包');
      expect(show(page({ ...account, ...kept('') }))).toBe('加载中');
      expect(show(page(kept('1001')))).toBe('加载中');
      expect(show(page(kept(''), '/games'))).toBe('加载中');
    });

    it('as the page brings it, over what was seen last time; the app finds it in the storage', () => {
      const top = {
        banners: [{ image: '/media/n.svg' }],
        shortcuts: [{ icon: 'gift', name: '新礼包', route: '/gifts' }],
      };
      const sections = [{ type: 'hotGames', title: '热门', items: [] }];
      const first = page({}, '/', undefined, { home: top });
      expect(show(first)).toBe('新礼包');
      expect(JSON.parse(first.kept['plaza:home'] ?? '')).toEqual({ uid: '', feed: top });
      const again = page({ ...account, ...kept('1001', { ...feed, sections }) }, '/', undefined, { home: top });
      expect(show(again)).toBe('新礼包');
      expect(JSON.parse(again.kept['plaza:home'] ?? '')).toEqual({ uid: '1001', feed: { ...top, sections } });
      const other = page({ ...account, ...kept('2002', { ...feed, sections }) }, '/', undefined, { home: top });
      expect(show(other)).toBe('新礼包');
      expect(JSON.parse(other.kept['plaza:home'] ?? '')).toEqual({ uid: '1001', feed: top });
    });

    it('also where storage is denied', () => {
      const { view } = page({}, '/', undefined, { home: feed });
      const denied = Object.defineProperty({ ...view }, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
      bootPage(denied);
      expect(show({ view: denied } as ReturnType<typeof page>)).toBe('礼包');
    });

    it('not from a record that is damaged', () => {
      expect(show(page(kept('', { ...feed, shortcuts: 5 })))).toBe('加载中');
      expect(show(page(kept('', null)))).toBe('加载中');
    });

    it('from its answer, which the app finds in the storage', async () => {
      const had = page({}, '/', undefined, {}, { code: 0, data: feed });
      expect(show(had)).toBe('加载中');
      expect(await answered(had)).toBe('礼包');
      expect(JSON.parse(had.kept['plaza:home'] ?? '')).toEqual({ uid: '', feed });
    });

    it('not once the app draws it, and not for an account that was left meanwhile', async () => {
      const taken = page({}, '/', undefined, {}, { code: 0, data: feed });
      show(taken);
      Object.assign(taken.view.plazaEarly ?? {}, { isTaken: true });
      expect(await answered(taken)).toBe('加载中');
      const left = page({ ...account }, '/', undefined, {}, { code: 0, data: feed });
      show(left);
      await left.view.plazaEarly?.answer;
      left.kept['plaza:account'] = '{}';
      expect(await answered(left)).toBe('加载中');
      expect([taken.kept, left.kept].map((one) => one['plaza:home'])).toEqual([undefined, undefined]);
    });
  });

  describe("home's first picture stands in the box kept for it", () => {
    const shown = ({ root }: ReturnType<typeof page>) => root.style.getPropertyValue('--first-picture');
    const seen = (uid: unknown, image: unknown = '/media/b.svg') => ({
      'plaza:home': JSON.stringify({ uid, feed: { banners: [{ image }, { image: '/media/c.svg' }] } }),
    });

    it('where the page itself asks for it', () => {
      const home = { banners: [{ image: '/media/a.svg' }] };
      const asked = page(seen(''), '/', undefined, { home }, undefined, '/media/a.svg');
      expect(shown(asked)).toBe('url("/media/a.svg")');
      // It may be heavy, and nobody has seen it.
      expect(shown(page(seen(''), '/', undefined, { home }))).toBe('');
      expect(shown(page(seen('', '/media/a.svg'), '/', undefined, { home }))).toBe('url("/media/a.svg")');
      expect(shown(page())).toBe('');
    });

    it('or where the same guest or member has seen it last time, and nobody else', () => {
      expect(shown(page(seen('')))).toBe('url("/media/b.svg")');
      expect(shown(page({ ...account, ...seen('1001') }))).toBe('url("/media/b.svg")');
      expect(shown(page({ ...account, ...seen('') }))).toBe('');
      expect(shown(page(seen('1001')))).toBe('');
      expect(shown(page(seen(''), '/games'))).toBe('');
    });

    it.each([
      ['{', ''],
      ['{"uid":"","feed":{"banners":[null]}}', ''],
      [seen('', 5)['plaza:home'], ''],
      [seen('', 'a") , url("https://b')['plaza:home'], String.raw`url("a\") , url(\"https://b")`],
    ])('D5: damaged storage (%j) starts no less', (kept, wanted) => {
      expect(shown(page({ 'plaza:home': kept }))).toBe(wanted);
    });
  });

  it("uses the operator's API base and app id", async () => {
    const { view, sent } = page({}, '/', { apiBase: 'https://api.example', appID: '77' });
    await view.plazaEarly?.answer;
    expect(sent.at(-1)?.url).toBe('https://api.example/v1/home/feed?appID=77');
  });

  it.each(['//evil.example', '/\\evil.example', 'javascript:1', '/api/', '', 5, null])(
    'A1: an API base that is refused (%j) gets no request and no token: the default does',
    async (apiBase) => {
      const { view, sent } = page({ ...account }, '/', undefined, { config: { apiBase } });
      await view.plazaEarly?.answer;
      expect(sent.map(({ url }) => url)).toEqual(['/api/v1/home/feed?appID=2008']);
    },
  );

  it('A1: settings that cannot be had are handed on as a failure, and home is asked for by the defaults', async () => {
    const { view, sent } = page();
    await view.plazaEarly?.answer;
    expect(sent.map(({ url }) => url)).toEqual(['/config.json', '/api/v1/home/feed?appID=2008']);
    await expect(view.plazaEarly?.config).rejects.toThrow('HTTP 404');
  });

  it('A1: settings that do not come keep nobody waiting: home is asked for by the defaults', async () => {
    jest.useFakeTimers();
    const { view, sent } = page({}, '/', new Promise(() => {}));
    await jest.advanceTimersByTimeAsync(2_999);
    expect(sent.map(({ url }) => url)).toEqual(['/config.json']);
    await jest.advanceTimersByTimeAsync(1);
    expect((await view.plazaEarly?.answer)?.url).toBe('/api/v1/home/feed?appID=2008');
    jest.useRealTimers();
  });

  it('A1: settings that came with the page are not asked for', async () => {
    const { view, sent } = page({}, '/', undefined, { config: { appID: '88' } });
    await view.plazaEarly?.answer;
    expect(await view.plazaEarly?.config).toEqual({ appID: '88' });
    expect(sent.map(({ url }) => url)).toEqual(['/api/v1/home/feed?appID=88']);
  });

  it.each([
    ['/', 'home', ['/assets/page-home.aa.js'], []],
    ['/detail/7', 'bare', ['/assets/page-base.cc.js', '/assets/page-detail.bb.js'], ['/assets/chunks.dd.json']],
    ['/nowhere', 'bare', ['/assets/page-base.cc.js'], ['/assets/chunks.dd.json']],
  ])("%s: the page's own code is fetched at once, under its sum", async (pathname, screen, files, tables) => {
    const chunks = { 'page-home': ['aa', 's1'], 'page-base': ['cc', 's3'], chunks: ['dd', 's4'] };
    const others = { 'page-detail': ['bb', 's2'] };
    const { view, root, sent } = page({}, pathname, undefined, { chunks, config: {} }, others);
    await new Promise((done) => setTimeout(done));
    expect(sent.filter(({ url }) => !url.startsWith('/api')).map(({ url }) => url)).toEqual(tables);
    expect(sent.every(({ url, integrity }) => url.startsWith('/api') || integrity === 'sha256-s4')).toBe(true);
    const links = [...view.document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(files);
    expect(links.every((link) => /^sha256-s\d$/.test(link.integrity))).toBe(true);
    expect(root.dataset.screen).toBe(screen);
  });

  it('C8: the rows that the page leaves out are asked for once, and again after a failure', async () => {
    const { view, fetch } = page({}, '/faq', undefined, { chunks: { chunks: ['dd', 's4'] } });
    const send = jest.mocked(fetch);
    await new Promise((done) => setTimeout(done));
    const asked = () => send.mock.calls.filter(([url]) => String(url).includes('/assets/chunks.')).length;
    expect(asked()).toBe(1);
    await view.plazaEarly?.fill?.({});
    expect(asked()).toBe(1);
    const broken = page({}, '/', undefined, { chunks: { chunks: ['dd', 's4'] } });
    const table = { 'page-home': ['aa', 's1'] as [string, string] };
    jest.mocked(broken.fetch).mockRejectedValueOnce(new Error('offline'));
    await expect(broken.view.plazaEarly?.fill?.(table)).rejects.toThrow('offline');
    jest.mocked(broken.fetch).mockResolvedValueOnce(Response.json({ 'page-faq': ['bb', 's2'] }));
    await broken.view.plazaEarly?.fill?.(table);
    expect(table).toEqual({ 'page-home': ['aa', 's1'], 'page-faq': ['bb', 's2'] });
  });

  it('the first frame goes before the start of the app; a page that nobody sees does not wait for one', async () => {
    jest.useFakeTimers();
    const { view, frames } = page();
    let started = false;
    void view.plazaEarly?.drawn?.then(() => {
      started = true;
    });
    await jest.advanceTimersByTimeAsync(100);
    expect(started).toBe(false);
    for (const draw of frames) draw();
    await jest.advanceTimersByTimeAsync(0);
    expect(started).toBe(true);
    const hidden = jest.fn();
    void page().view.plazaEarly?.drawn?.then(hidden);
    await jest.advanceTimersByTimeAsync(500);
    expect(hidden).toHaveBeenCalled();
    jest.useRealTimers();
  });

  describe('A1: settings of the last visit', () => {
    const last = { 'plaza:config': JSON.stringify({ apiBase: '/own', appID: '77' }) };

    it('are enough to start with when the page brings none', async () => {
      const { view, sent } = page({ ...last });
      await view.plazaEarly?.answer;
      expect(sent.map(({ url }) => url)).toEqual(['/own/v1/home/feed?appID=77']);
      expect(view.plazaEarly?.usesLastConfig).toBe(true);
      expect(await view.plazaEarly?.config).toEqual({ apiBase: '/own', appID: '77' });
    });

    it('give way to those of the page', async () => {
      const { view, kept } = page({ ...last }, '/', undefined, { config: { appID: '88' } });
      expect(await view.plazaEarly?.config).toEqual({ appID: '88' });
      expect(view.plazaEarly?.usesLastConfig).toBeUndefined();
      expect(kept['plaza:config']).toBe('{"appID":"88"}');
    });

    it('that name another origin are not enough: a token goes there only by those of now', async () => {
      const { view, sent } = page({ 'plaza:config': '{"apiBase":"https://gone.example"}' }, '/', { appID: '99' });
      await view.plazaEarly?.answer;
      expect(sent.map(({ url }) => url)).toEqual(['/config.json', '/api/v1/home/feed?appID=99']);
    });

    it.each(['', '{', 'null', '[]', '{}'])('that are damaged or none (%j) are asked for, and kept', async (text) => {
      const { view, sent, kept } = page({ 'plaza:config': text }, '/', { appID: '99' });
      await view.plazaEarly?.answer;
      expect(sent.map(({ url }) => url)).toEqual(['/config.json', '/api/v1/home/feed?appID=99']);
      expect(kept['plaza:config']).toBe('{"appID":"99"}');
    });

    it('are not made up where nobody answers', async () => {
      const { view, kept } = page();
      await view.plazaEarly?.answer;
      expect(kept['plaza:config']).toBeUndefined();
    });
  });

  it('C2: the first screen of a member offers no login', () => {
    expect(page(account).root.dataset.member).toBe('');
    expect(page().root.dataset.member).toBeUndefined();
  });

  it('asks for no data on other pages', () => {
    expect(page({}, '/games').view.plazaEarly?.answer).toBeUndefined();
  });
});

describe('taking over early data', () => {
  const send = jest.fn(async () => Response.json('late'));
  beforeEach(() => send.mockClear());
  const read = async (fetch: typeof globalThis.fetch, identity = MEMBER) => {
    const { url, init } = home(identity);
    return (await fetch(url, init)).json();
  };

  it('hands the answer over once, without a second request', async () => {
    const fetch = earlyFetch(send, page(account).view.plazaEarly ?? {});
    expect(await read(fetch)).toContain('home/feed');
    expect(send).not.toHaveBeenCalled();
    expect(await read(fetch)).toBe('late');
  });

  it("D3: never hands one member's answer to another", async () => {
    const fetch = earlyFetch(send, page(account).view.plazaEarly ?? {});
    expect(await read(fetch, GUEST)).toBe('late');
    expect(await read(fetch, MEMBER)).toBe('late');
  });

  it('asks again when the early request failed', async () => {
    const lost = Promise.reject(new Error('offline'));
    const answer = Promise.resolve({ url: home(MEMBER).url, uid: MEMBER.uid, token: MEMBER.token, response: lost });
    expect(await read(earlyFetch(send, { answer }))).toBe('late');
  });
});
