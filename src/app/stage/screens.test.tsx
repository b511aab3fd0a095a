import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { exportSession } from '@/app/recorder/exportSession';
import { readSessionFile } from '@/app/replay/readSessionFile';
import { replayFile } from '@/app/replay/replayFile';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { buildBook, buildBookDetail, buildHistoryEntry, buildReadingPlace } from '@/testing/builders/book';
import { buildInvite } from '@/testing/builders/checkin';
import { buildAccount, buildStatus, buildUserCard } from '@/testing/builders/member';
import { buildOrder, buildProducts } from '@/testing/builders/money';
import { buildComment, buildPost } from '@/testing/builders/square';
import { createFakePorts } from '@/testing/fakePorts';
import { ok, page } from '@/testing/fakes/answers';
import { renderApp } from '@/testing/renderApp';
import { createStage } from './startStage';

/** What stands on the member's screens and may stand in no file. */
const planted = {
  own: { uid: '774411225', name: '一只独特的昵称QXZ', loginName: 'login_qxz', token: 'tok_9f3a7c51e2' },
  other: { uid: '663311009', name: '别人的名字QXY', id: 554477 },
  post: '我家的钥匙在门垫下面QXW',
  comment: '评论里的秘密QXV',
  query: '只有我搜过QXU',
  phone: '139****5678',
  invite: 'QXT417',
  order: 'R20261120QXS',
};
const other = buildUserCard(planted.other);
const me = buildUserCard({ id: 1, uid: planted.own.uid, name: planted.own.name });
const posts = [
  buildPost({ id: 8, title: null, content: planted.post, author: other }),
  buildPost({ id: 7, title: '第二个', author: me }),
];
const mine = buildComment({ id: 2, content: planted.comment, author: me });

function world() {
  const ports = createFakePorts();
  const { server } = ports;
  server.reply(
    'POST user/center/me',
    buildStatus({ phoneMasked: planted.phone, inviteCode: planted.invite, hasPassword: true, intro: '写点东西' }),
  );
  server.reply('GET v1/user/session/list', ok([]));
  server.reply('GET v1/square/post/list', page(posts));
  server.reply('GET v1/square/post/{id}', posts[1] as object);
  server.reply('GET v1/square/post/{id}/comment/list', page([mine]));
  server.reply('GET v1/square/post/follow', page([]));
  server.reply('GET v1/user/suggest/list', page([{ ...other, fanCount: 12 }]));
  server.reply('GET v1/square/tag/list', [{ id: 3, tag: '攻略' }]);
  server.reply('GET v1/square/user/{id}', { ...other, intro: planted.post, postCount: 2, fanCount: 9 });
  server.reply('GET v1/search', page([posts[0]]));
  server.reply('GET v1/search/hot', [{ keyword: '猫岛' }]);
  server.reply('GET v1/invite', buildInvite({ code: planted.invite, link: `/register?inviteCode=${planted.invite}` }));
  server.reply('GET v1/invite/list', page([]));
  server.reply('GET v1/legal/{doc}', ok({ title: '隐私政策', content: '<p>只收必需的</p>' }));
  server.reply('GET v1/book/{id}', buildBookDetail());
  server.reply('GET v1/book/{id}/chapter/list', { records: [], total: 0 });
  server.reply('GET v1/book/{id}/comment/list', page([mine]));
  server.reply(
    'GET v1/book/history/list',
    page([buildHistoryEntry({ book: buildBook({ id: 1 }), place: buildReadingPlace() })]),
  );
  server.reply('GET v1/coin/product/list', buildProducts());
  server.reply('POST user/center/coin/all', page([]));
  server.reply('POST user/center/coin/order', ok(buildOrder({ orderId: planted.order, status: 'paid' })));
  const { history: _own, ...rest } = ports;
  return rest;
}

async function visit(at: string) {
  const shown = await renderApp(at, { member: buildAccount(planted.own), ports: world() });
  await shown.pass(1_000);
  const tap = async (element: HTMLElement) => {
    await shown.user.click(element);
    await shown.pass(500);
  };
  const button = (name: string | RegExp, inside: HTMLElement = document.body) =>
    tap(within(inside).getAllByRole('button', { name })[0] as HTMLElement);
  const open = async (kind: string, data: object) => {
    act(() => void shown.store.dispatch(overlayEvents.opened({ kind, data: { ...data } })));
    await shown.pass(500);
  };
  const go = async (to: string) => {
    act(() => void shown.store.dispatch(navigationEvents.asked({ to, how: 'push' })));
    await shown.pass(1_000);
  };
  return { ...shown, tap, button, open, go };
}
type Visit = Awaited<ReturnType<typeof visit>>;

const SAID = [
  'role',
  'aria-label',
  'aria-pressed',
  'aria-checked',
  'aria-selected',
  'aria-expanded',
  'placeholder',
  'disabled',
];

/** Elements and texts of the page in order, as far as they say something. */
function outline(): string[] {
  const lines: string[] = [];
  const look = (node: Node) => {
    if (node instanceof Text) lines.push(node.data.trim());
    if (!(node instanceof HTMLElement) || node.style.display === 'none') return;
    if (/^(STYLE|SCRIPT|IMG)$/.test(node.tagName)) return;
    lines.push([node.tagName, ...SAID.map((name) => node.getAttribute(name) ?? '')].join('|'));
    for (const child of node.childNodes) look(child);
  };
  look(document.body);
  return lines.filter((line) => line !== '');
}

/** Dots stand for any letters, a placeholder for any name or id, its first letter for any face without a picture. */
function isOf(live: string, staged: string): boolean {
  if (staged === 'p') return [...live].length === 1;
  const pattern = staged
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/•+/g, '[\\s\\S]+')
    .replace(/\b(p\d+|9000\d{5})/g, '[\\s\\S]+');
  return new RegExp(`^${pattern}$`).test(live);
}

/** The screen of now, and the one of the exported file's last moment. */
async function bothScreens({ ports }: Visit) {
  const live = outline();
  expect(live.length).toBeGreaterThan(10);
  const made = await exportSession(ports.tape, {
    id: 's',
    build: 'b',
    utcOffset: 480,
    viewport: [375, 812],
    lang: 'zh-CN',
    reason: 'test',
  });
  if (!made.ok) throw new Error(JSON.stringify(made.leaks));
  const read = readSessionFile(made.text);
  if (!read.ok) throw new Error(read.text);
  const { states, divergence } = await replayFile(read.file);
  expect(divergence).toBeUndefined();
  const state = states.at(-1);
  if (!state) throw new Error('no state');
  const at = ports.clock.now();
  cleanup();
  document.body.replaceChildren();
  const root = document.createElement('div');
  document.body.append(root);
  await act(() => createStage(root, { utcOffset: 480, device: { system: 'other', touch: false } }).show({ state, at }));
  await waitFor(() => expect(outline().length).toBeGreaterThan(10));
  return { live, staged: outline(), text: made.text };
}

const scenes: Record<string, { at: string; does?: (visit: Visit) => Promise<unknown>; shows: string }> = {
  'a question before a comment is deleted': {
    at: '/bookinfo/71?view=comments',
    does: ({ button }) => button('删除'),
    shows: 'dialog',
  },
  'a question before somebody is blocked': {
    at: '/square',
    does: ({ open }) => open('square-confirm', { kind: 'block', id: planted.other.id }),
    shows: 'dialog',
  },
  'a question before the history goes': {
    at: '/readhistory',
    does: ({ open }) => open('delete-history', { what: 'all' }),
    shows: 'dialog',
  },
  'somebody’s page by its address': { at: `/square?user=${planted.other.id}`, shows: 'main' },
  'the menu of somebody’s page': {
    at: `/square?user=${planted.other.id}`,
    does: ({ open }) =>
      open('person-menu', {
        id: planted.other.id,
        uid: planted.other.uid,
        name: planted.other.name,
        followed: false,
        blocked: false,
      }),
    shows: 'dialog',
  },
  'the privacy policy': { at: '/square', does: ({ open }) => open('legal', { doc: 'privacy' }), shows: 'dialog' },
  'an account with a phone': { at: '/user', shows: 'main' },
  'one’s own invitation': { at: '/checkin?view=invite', shows: 'main' },
  'what readers wrote about a book': { at: '/bookinfo/71?view=comments', shows: 'main' },
  'what came of an order': { at: `/recharge?orderId=${planted.order}`, shows: 'main' },
  'a search in the square': { at: `/square?q=${encodeURIComponent(planted.query)}`, shows: 'main' },
};

describe('the screens of an exported session', () => {
  afterEach(() => document.body.replaceChildren());

  it.each(Object.entries(scenes))(
    'R3, R12: are those the member saw, and nothing private is in the file: %s',
    async (_name, scene) => {
      const here = await visit(scene.at);
      await scene.does?.(here);
      const { live, staged, text } = await bothScreens(here);
      const same = staged.map((line, at) => (isOf(live[at] ?? '', line) ? live[at] : line));
      expect(same).toEqual(live);
      expect(screen.getAllByRole(scene.shows).length).toBeGreaterThan(0);
      const secrets = Object.values(planted).flatMap((one) =>
        typeof one === 'string' ? one : Object.values(one).map(String),
      );
      expect(secrets.filter((secret) => text.includes(secret) || text.includes(encodeURIComponent(secret)))).toEqual(
        [],
      );
    },
  );
});
