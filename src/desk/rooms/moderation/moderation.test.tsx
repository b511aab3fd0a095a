import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { code } from '@/contract/codes';
import type { ModerationItem, ModerationRow } from '@/contract/desk/moderation';
import type { Role } from '@/contract/desk/permissions';
import type { Reply } from '@/desk/testing/deskServer';
import { sitDown } from '@/desk/testing/sitDown';
import { Room } from './ModerationRoom';

const NOW = Date.now();
const row = (id: number, over: Partial<ModerationRow> = {}): ModerationRow => ({
  ...{ id, kind: 'comment', targetId: 500 + id, held: false, isAppeal: false, reporters: 2, reason: 'spam', words: [] },
  ...{ excerpt: `第 ${id} 件`, images: 0, author: '小鹿乱撞88', openedAt: NOW - 60_000, lock: null },
  ...over,
});
const who = { uid: '745001935', name: '小鹿乱撞88', avatar: '/a.png' };
const item = (id: number, over: Partial<ModerationItem> = {}): ModerationItem => ({
  ...row(id),
  ...{
    title: [],
    pieces: [{ text: '要的 ' }, { text: '加 微信', word: '加微信', level: 3 }],
    pictures: [],
    createTime: NOW,
  },
  ...{ place: '第一次出海', link: '/post/7', counts: {}, isGone: false, pinned: false, featured: false },
  ...{ hits: [{ word: '加微信', level: 3, today: 26, right: 96 }], before: [], under: [], after: [] },
  ...{
    reasons: [{ reason: 'spam', n: 2, notes: [] }],
    lastAt: NOW,
    trusted: 0,
    reportedBy: [who],
    past: [],
    devices: [],
  },
  judged: {
    ...who,
    ...{ intro: '', status: 'active', createTime: NOW, channelId: '0', posts: 1, comments: 2, removed: 0, warnings: 0 },
  },
  lock: { staff: '何川', mine: true, until: NOW + 300_000 },
  ...over,
});

const page = (...records: ModerationRow[]) => ({
  data: {
    ...{ records, hasMore: false, cutoff: NOW, counts: { all: records.length, reports: 2, held: 0, appeals: 0 } },
    ...{ oldestAt: NOW - 60_000, decided: 3, overturned: 0 },
  },
});

beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => jest.restoreAllMocks());

function open(replies: Record<string, Reply | Reply[]>, at = '/moderation/1', role: Role = 'moderator') {
  const own: Record<string, Reply> = {
    'GET desk/v1/moderation': page(row(1), row(2)),
    'POST desk/v1/moderation/1/open': { data: item(1) },
    'POST desk/v1/moderation/2/open': { data: item(2) },
  };
  return sitDown(<Room />, { ...own, ...replies }, { role, name: '何川', at });
}

const judged = (server: { sent: { path: string; body: unknown }[] }) =>
  server.sent.filter(({ path }) => path.endsWith('/decide')).map(({ path, body }) => [path, body]);
const opened = (id: number) => screen.findByText(String(500 + id));

it('shows the thing with its hits, and goes on to the next with one key', async () => {
  const server = await open({ 'POST desk/v1/moderation/1/decide': { data: { undoUntil: NOW + 10_000 } } });
  await opened(1);
  expect(screen.getByText('加 微信').tagName).toBe('MARK');
  expect(screen.getByRole('button', { name: '引流广告' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('3b');
  await opened(2);
  expect(judged(server)).toEqual([
    ['desk/v1/moderation/1/decide', { remove: true, reason: '人身攻击', sanction: 'mute', muteDays: 7 }],
  ]);
});

it('is taken back by U, and lies open again', async () => {
  const server = await open({
    'POST desk/v1/moderation/1/decide': { data: { undoUntil: NOW + 10_000 } },
    'POST desk/v1/moderation/1/undo': { data: {} },
  });
  await opened(1);
  await userEvent.keyboard('a');
  await opened(2);
  await userEvent.keyboard('U');
  await opened(1);
  expect(server.sent.map(({ path }) => path)).toContain('desk/v1/moderation/1/undo');
});

it('removes nothing without a reason', async () => {
  const server = await open({ 'POST desk/v1/moderation/1/open': { data: item(1, { reason: 'other' }) } });
  await opened(1);
  await userEvent.keyboard('x');
  expect(await screen.findByText('先选理由（1–4）')).toBeInTheDocument();
  await userEvent.keyboard('4');
  await userEvent.type(screen.getByLabelText('其他理由'), '剧透');
  expect(judged(server)).toEqual([]);
});

it('asks once more before somebody is shut out', async () => {
  const server = await open({ 'POST desk/v1/moderation/1/decide': { data: { undoUntil: NOW + 10_000 } } });
  await opened(1);
  await userEvent.keyboard('B');
  const dialog = await screen.findByRole('dialog', { name: '移除并封停 小鹿乱撞88' });
  expect(dialog).toHaveTextContent('会记下： 移除评论，请第二人封号；理由：引流广告');
  expect(judged(server)).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: /移除，请第二人封号/ }));
  await waitFor(() => expect(judged(server)).toHaveLength(1));
  expect(judged(server)[0]?.[1]).toMatchObject({ sanction: 'ban' });
});

it('who comes second reads who decided, and that their own did not count', async () => {
  const decision = {
    ...{ removed: true, reason: '诈骗', staff: '许可', at: NOW - 12_000 },
    sanction: null,
    undoUntil: null,
  };
  await open({
    'POST desk/v1/moderation/1/open': [{ data: item(1) }, { data: item(1, { decision }) }],
    'POST desk/v1/moderation/1/decide': {
      code: code.alreadyDone,
      msg: '这一件已经有人判过了',
      data: { staff: '许可' },
    },
  });
  await opened(1);
  await userEvent.keyboard('a');
  expect(await screen.findByText(/许可 在 \d+ 秒前判了：移除/)).toBeInTheDocument();
  expect(screen.getByText('你的「通过」没有生效，也没有记成判决。')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /下一件/ }));
  await opened(2);
});

it('what a colleague has open can be read, not decided', async () => {
  const lock = { staff: '许可', mine: false, until: NOW + 200_000 };
  const server = await open({ 'POST desk/v1/moderation/1/open': { data: item(1, { lock }) } });
  await opened(1);
  expect(screen.getByText(/许可 在判这件/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^移除/ })).toBeDisabled();
  await userEvent.keyboard('x');
  expect(judged(server)).toEqual([]);
});

it('says that all is done, and where else something waits', async () => {
  await open({ 'GET desk/v1/moderation': page() }, '/moderation?queue=held');
  expect(await screen.findByText('没有扣留在等，别的队列可能还有。')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '看全部' })).toBeInTheDocument();
});

it('a word is saved once it was seen what it would have caught', async () => {
  const words = { data: { records: [{ word: '加微信', level: 3, held: 4, removed: 3 }] } };
  const server = await open(
    {
      'GET desk/v1/words': words,
      'GET desk/v1/words/preview': {
        data: {
          ...{ looked: 120, caught: 2 },
          examples: [{ kind: 'post', pieces: [{ text: '群 号', word: '群号', level: 3 }], createTime: NOW }],
        },
      },
      'POST desk/v1/words': { data: {} },
    },
    '/moderation/words',
  );
  await screen.findByText('75%');
  await userEvent.keyboard('n');
  await userEvent.type(await screen.findByRole('textbox', { name: '词' }), '群号');
  await userEvent.selectOptions(screen.getByLabelText('理由'), '引流');
  expect(screen.getByRole('button', { name: '保存' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: '看会抓到什么' }));
  expect(await screen.findByText('最近 30 天的 120 条里会抓到 2 条')).toBeInTheDocument();
  expect(screen.getByText('群 号').tagName).toBe('MARK');
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(server.sent.at(-1)).toBeDefined());
  expect(
    server.sent.filter(({ method, path }) => method === 'POST' && path === 'desk/v1/words').map(({ body }) => body),
  ).toEqual([{ word: '群号', level: 3, reason: '引流' }]);
});
