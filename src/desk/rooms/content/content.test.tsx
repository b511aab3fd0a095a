import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { code } from '@/contract/codes';
import type { ContentField, ContentThing } from '@/contract/desk/content';
import { MAY, type Role } from '@/contract/desk/permissions';
import type { Reply } from '@/desk/testing/deskServer';
import { sitDown } from '@/desk/testing/sitDown';
import { Room } from './ContentRoom';

const NOW = Date.now();
const field = (name: string, kind: ContentField['kind'], over: Partial<ContentField> = {}): ContentField => ({
  ...{ name, kind, required: false, most: null, least: null, options: [], fields: [] },
  ...over,
});
const fields = [
  field('title', 'text', { required: true, most: 60 }),
  field('content', 'html', { required: true }),
  field('audience', 'choice', { options: ['all', 'guests', 'members'] }),
  field('startsAt', 'moment'),
];
const live = { title: '旧公告', content: '<p>旧</p>', audience: 'all' };
const thing = (over: Partial<ContentThing> = {}): ContentThing => ({
  ...{
    kind: 'bulletin',
    thing: '7',
    title: '旧公告',
    live: JSON.stringify(live),
    draft: null,
    recallUntil: null,
    history: [],
  },
  ...over,
});
const draft = (item: object, version = 1) => ({
  ...{ version, item: JSON.stringify(item), base: JSON.stringify(live), by: '沈一鸣', at: NOW },
  ...{ publishAt: null, reason: '', problem: null, asked: null },
});
const well = { data: { problems: [] } };

beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
});
beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

function open(replies: Record<string, Reply | Reply[]>, at = '/content/bulletin/7', role: Role = 'operator') {
  const row = { thing: '7', title: '旧公告', state: 'live', draft: null };
  const own: Record<string, Reply> = {
    'GET desk/v1/content': {
      data: {
        kinds: [
          { name: 'bulletin', fields, priced: false, prices: ['audience'], fixed: false, drafts: 0, page: false },
        ],
      },
    },
    'GET desk/v1/content/bulletin': { data: { records: [row], total: 1, next: null } },
    'GET desk/v1/content/bulletin/7': { data: thing() },
    'POST desk/v1/content/bulletin/check': well,
  };
  return sitDown(<Room />, { ...own, ...replies }, { role, name: '沈一鸣', at });
}

const written = { ...live, title: '新公告' };

it('what is written is saved and published with a reason', async () => {
  const { sent } = await open({
    'POST desk/v1/content/bulletin/7/draft': { data: thing({ draft: draft(written) }) },
    'POST desk/v1/content/bulletin/7/publish': { data: thing({ title: '新公告', live: JSON.stringify(written) }) },
  });
  const title = await screen.findByLabelText('标题');
  await userEvent.clear(title);
  await userEvent.type(title, '新公告');
  await userEvent.click(screen.getByRole('button', { name: /^发布/ }));
  const dialog = await screen.findByRole('dialog', { name: /发布「/ });
  expect(dialog).toHaveTextContent('旧公告');
  await userEvent.selectOptions(screen.getByLabelText('理由'), '改错字');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('已发布')).toBeInTheDocument();
  const posts = sent.filter(({ path }) => path.endsWith('/draft') || path.endsWith('/publish'));
  expect(posts.map(({ body }) => body)).toEqual(
    [
      { item: JSON.stringify({ content: live.content, audience: 'all', title: '新公告' }), seen: 0 },
      { seen: 1, reason: '改错字' },
    ].map((body) => expect.objectContaining('item' in body ? { seen: 0 } : body)),
  );
});

it('says everything that is wrong under its field and beside the form', async () => {
  await open({
    'POST desk/v1/content/bulletin/check': {
      data: { problems: [{ path: 'title', text: '不能为空' }] },
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('不能为空');
  expect(screen.getByText('标题：不能为空')).toBeInTheDocument();
});

it('a draft that was overtaken shows the difference and keeps its words', async () => {
  const now = { ...live, title: '别人改的' };
  const { sent } = await open({
    'GET desk/v1/content/bulletin/7': { data: thing({ live: JSON.stringify(now), draft: draft(written) }) },
    'POST desk/v1/content/bulletin/7/rebase': { data: thing({ draft: draft(written, 2) }) },
  });
  expect(await screen.findByText(/有了新的版本/)).toBeInTheDocument();
  expect(screen.getByLabelText('标题')).toHaveValue('新公告');
  expect(screen.getByRole('button', { name: /^发布/ })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: '以现在的为准，保留我的草稿' }));
  await waitFor(() => expect(sent.some(({ path }) => path.endsWith('/rebase'))).toBe(true));
});

it('a price that waits is decided on its page by another, who sees what it changes', async () => {
  const asked = { id: 3, by: '苏蔓', isMine: false, at: NOW, reason: '调价', publishAt: null, decidedBy: null };
  const waits = thing({ draft: { ...draft(written), asked: { ...asked, state: 'open' } } });
  const { sent } = await open({
    'GET desk/v1/content/bulletin/7': [{ data: waits }, { data: thing() }],
    'POST desk/v1/secondPerson/3': { data: { state: 'confirmed' } },
  });
  expect(await screen.findByText('苏蔓 请第二人同意发布')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^发布/ })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: '看过，来定' }));
  const dialog = await screen.findByRole('dialog', { name: /同意发布/ });
  expect(dialog).toHaveTextContent('旧公告新公告');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('已同意')).toBeInTheDocument();
  expect(sent.find(({ path }) => path.endsWith('/secondPerson/3'))?.body).toEqual({ confirm: true });
});

it('says before it is published that a price waits for a second person', async () => {
  const dearer = thing({ draft: draft({ ...live, audience: 'members' }) });
  await open({ 'GET desk/v1/content/bulletin/7': { data: dearer } });
  await screen.findByLabelText('标题');
  await userEvent.click(screen.getByRole('button', { name: /^发布/ }));
  expect(await screen.findByRole('dialog', { name: /发布「/ })).toHaveTextContent(
    /要另一个有「内容：价格」权限的人同意/,
  );
});

it('who asked for a price may not decide it', async () => {
  const asked = { id: 3, by: '沈一鸣', isMine: true, at: NOW, reason: '调价', publishAt: null, decidedBy: null };
  await open({
    'GET desk/v1/content/bulletin/7': {
      data: thing({ draft: { ...draft(written), asked: { ...asked, state: 'open' } } }),
    },
  });
  expect(await screen.findByText(/要另一个人看过才发布/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '看过，来定' })).toBeNull();
});

it('words that were not saved stay in this browser, also when a colleague was faster', async () => {
  await open({
    'POST desk/v1/content/bulletin/7/draft': {
      code: code.alreadyDone,
      msg: '同事刚改过这份草稿，你的改动没有存上',
      data: { who: '苏蔓' },
    },
  });
  const title = await screen.findByLabelText('标题');
  await userEvent.type(title, '！');
  await userEvent.click(screen.getByRole('button', { name: /^存草稿/ }));
  expect(await screen.findByText(/苏蔓：同事刚改过/)).toBeInTheDocument();
  expect(localStorage.getItem('desk:content:bulletin:7')).toContain('旧公告！');
});

it('who may only see cannot write', async () => {
  const may = MAY.support;
  MAY.support = [...may, 'content.see'];
  try {
    await open({}, '/content/bulletin/7', 'support');
    expect(await screen.findByLabelText('标题')).toBeDisabled();
    expect(screen.queryByRole('button', { name: /^发布/ })).toBeNull();
  } finally {
    MAY.support = may;
  }
});

const shownKind = { name: 'bulletin', fields, priced: false, prices: [], fixed: false, drafts: 0, page: true };
const page = (as: string) => ({ data: { page: `/?preview=bulletin.7.${as}`, until: NOW + 900_000, as } });

it('shows the members’ page of what is saved in a frame without an origin, light and dark, and says when that is old', async () => {
  const user = userEvent.setup();
  open({
    'GET desk/v1/content': { data: { kinds: [shownKind] } },
    'GET desk/v1/content/bulletin/7/preview': page('guest'),
  });
  const frame = await screen.findByTitle('会员看到的');
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
  expect(frame).toHaveAttribute('src', '/?preview=bulletin.7.guest&theme=light');
  await user.click(screen.getByRole('button', { name: '深', hidden: true }));
  expect(screen.getByTitle('会员看到的')).toHaveAttribute('src', '/?preview=bulletin.7.guest&theme=dark');
  expect(screen.queryByText(/上次存的样子/)).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('标题'), '新');
  expect(await screen.findByText(/上次存的样子/)).toBeInTheDocument();
});

it('shows it with other eyes, and says who sees a bulletin and from when to when', async () => {
  const user = userEvent.setup();
  const timed = { ...live, audience: 'members', startsAt: '2031-03-01T00:00:00Z', endsAt: '2031-04-01T00:00:00Z' };
  const { sent } = await open({
    'GET desk/v1/content': { data: { kinds: [shownKind] } },
    'GET desk/v1/content/bulletin/7': { data: thing({ draft: draft(timed) }) },
    'GET desk/v1/content/bulletin/7/preview': [page('member'), page('guest')],
  });
  const eyes = within(await screen.findByRole('group', { name: '谁在看', hidden: true }));
  expect(await screen.findByText('会员看得见，从 2031-03-01 到 2031-04-01')).toBeInTheDocument();
  await waitFor(() => expect(eyes.getByText('会员')).toHaveAttribute('aria-pressed', 'true'));
  expect(screen.queryByText(/不会看到这份公告/)).not.toBeInTheDocument();
  await user.click(eyes.getByText('访客'));
  expect(await screen.findByText('访客不会看到这份公告')).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.getByTitle('会员看到的')).toHaveAttribute('src', '/?preview=bulletin.7.guest&theme=light'),
  );
  expect(sent.filter(({ path }) => path.includes('preview')).at(-1)?.path).toContain('as=guest');
});

it('says why a draft has no page to show', async () => {
  open({
    'GET desk/v1/content': { data: { kinds: [shownKind] } },
    'GET desk/v1/content/bulletin/7/preview': { code: code.badParameter, msg: '还有地方不对，没有发布' },
  });
  expect(await screen.findByText('现在预览不了：还有地方不对，没有发布')).toBeInTheDocument();
  expect(screen.queryByTitle('会员看到的')).not.toBeInTheDocument();
});
