import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import type { Role } from '@/contract/desk/permissions';
import type { AlertClaim, Today, TodayAlert } from '@/contract/desk/today';
import { OpenRooms } from '@/desk/kit/room/openRooms';
import { sitDown } from '@/desk/testing/sitDown';
import { fakeMedia } from '@/testing/fakeMedia';
import { changeOf, figureText, signed } from './figureText';
import { linePath } from './linePath';
import { Room } from './TodayRoom';

const NOW = Date.now();
const today: Today = {
  at: NOW,
  queues: [
    {
      ...{ name: 'lettersPayment', waiting: 4, ages: [1, 2, 1, 0, 0], over: [0, 1, 1, 0, 0] },
      ...{ oldestAt: NOW - 90 * 60_000, targetMs: 30 * 60_000, doneToday: 41, people: ['周宁'] },
    },
    {
      ...{ name: 'money', waiting: 0, ages: [0, 0, 0, 0, 0], over: [0, 0, 0, 0, 0] },
      ...{ oldestAt: null, targetMs: 30 * 60_000, doneToday: null, people: [] },
    },
  ],
  alerts: [
    { name: 'errors', level: 'fire', value: 9, line: 1, since: NOW - 180_000, trend: [0, 0, 9], claim: null },
    { name: 'jobs', level: 'calm', value: 0, line: 2, since: null, trend: [], claim: null },
  ],
  figures: [
    { name: 'newMembers', today: 1284, lastWeek: 1210, hours: [10, 20, 3], lastHours: Array(24).fill(12) },
    { name: 'paidFen', today: 6140800, lastWeek: null, hours: [1], lastHours: [] },
  ],
  mine: [{ kind: 'letter', id: 20411, title: 'VIP 买错了想退', at: NOW - 60_000, over: true }],
};

const Where = () => <output>{useLocation().pathname + useLocation().search}</output>;

interface Opened {
  role?: Role;
  claim?: AlertClaim | null;
  alerts?: TodayAlert[];
}

async function open({ role = 'support', claim = null, alerts }: Opened = {}) {
  const page = (
    <OpenRooms value={['today', 'letters']}>
      <Room />
      <Where />
    </OpenRooms>
  );
  const replies = {
    'GET desk/v1/today': {
      data: { ...today, alerts: alerts ?? today.alerts.map((alert) => ({ ...alert, claim })) },
    },
    'POST desk/v1/today/alerts/errors/owner': { data: { before: claim?.name ?? null } },
    'POST desk/v1/today/alerts/letters/owner': { data: { before: null } },
    'POST desk/v1/today/alerts/sms/owner': { data: { before: '陆遥' } },
  };
  const server = await sitDown(page, replies, { role, name: '周宁', at: '/today' });
  await screen.findByText('来信 · 付款与充值');
  return server;
}

beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
  fakeMedia(() => true);
});
afterEach(() => jest.restoreAllMocks());

describe('the room 今日', () => {
  it('tints only what is over its target, and a queue of another’s room leads nowhere', async () => {
    await open();
    const row = screen.getByRole('row', { name: /付款与充值/ });
    const tinted = row.querySelectorAll('[data-over]');
    expect([...tinted].map((cell) => cell.textContent)).toEqual(['2', '1']);
    expect(within(row).getByText('1 时 30 分')).toBeInTheDocument();
    expect(screen.getByText(/4 件 · 2 件超过目标/)).toBeInTheDocument();
    expect(within(screen.getByRole('row', { name: /待结的付款/ })).queryByRole('link')).toBeNull();
  });

  it('goes into a queue by keys, with its filter set', async () => {
    await open();
    await userEvent.keyboard('j{Enter}');
    expect(screen.getByText('/letters?category=payment')).toBeInTheDocument();
  });

  it('says what rings, since when and what it does to members, and what is calm in one line', async () => {
    await open();
    expect(screen.getByText('1 条在响')).toBeInTheDocument();
    expect(screen.getByText('出错的答复（5xx） 9%')).toBeInTheDocument();
    expect(screen.getByText(/会员看到「服务器开小差」/)).toBeInTheDocument();
    expect(screen.getByText('平静：定时任务失败')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'VIP 买错了想退' })).toHaveAttribute('href', '/letters/20411');
  });

  it('c takes what rings in hand, from a colleague by name, and lets one’s own go', async () => {
    const posted = ({ sent }: Awaited<ReturnType<typeof open>>) => sent.find(({ method }) => method === 'POST')?.body;
    const free = await open();
    await userEvent.keyboard('c');
    expect(await screen.findByText('由你来看了')).toBeInTheDocument();
    expect(posted(free)).toEqual({ take: true, was: null });
    cleanup();

    const theirs = await open({ claim: { id: 9, name: '陆遥', at: NOW - 120_000 } });
    expect(screen.getByText(/陆遥 在看，.+ 起 2 分/)).toBeInTheDocument();
    await userEvent.keyboard('c');
    expect(posted(theirs)).toBeUndefined();
    await userEvent.click(screen.getByRole('button', { name: '接手：出错的答复（5xx）' }));
    expect(await screen.findByText('从 陆遥 接手了')).toBeInTheDocument();
    expect(posted(theirs)).toEqual({ take: true, was: 9 });
    cleanup();

    const mine = await open({ claim: { id: 1, name: '周宁', at: NOW - 120_000 } });
    expect(screen.getByText(/^你 在看/)).toBeInTheDocument();
    await userEvent.keyboard('c');
    expect(await screen.findByText('放回了，没有人在看')).toBeInTheDocument();
    expect(posted(mine)).toEqual({ take: false, was: 1 });
  });

  it('c acts on the alert that is chosen, by keys where the focus is', async () => {
    const loud = { level: 'watch' as const, value: 3, line: 0, since: NOW - 60_000, trend: [] };
    const { sent } = await open({
      alerts: [
        today.alerts[0] as TodayAlert,
        { name: 'letters', ...loud, claim: null },
        { name: 'sms', ...loud, claim: { id: 9, name: '陆遥', at: NOW } },
      ],
    });
    const alert = (words: RegExp) => screen.getByText(words).closest('li') as HTMLElement;
    await userEvent.keyboard('j');
    expect(screen.getByRole('row', { name: /付款与充值/ })).toHaveAttribute('aria-current', 'true');
    act(() => alert(/^出错的答复/).focus());
    await userEvent.keyboard('jj');
    expect(alert(/^来信首答/)).toHaveAttribute('aria-current', 'true');
    expect(alert(/^来信首答/)).toHaveFocus();
    // The queue stays as it was chosen.
    expect(screen.getByRole('row', { name: /付款与充值/ })).toHaveAttribute('aria-current', 'true');
    await userEvent.keyboard('c');
    await userEvent.click(alert(/^短信预算/));
    await userEvent.keyboard('c');
    expect(await screen.findByText('从 陆遥 接手了')).toBeInTheDocument();
    expect(sent.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])).toEqual([
      ['desk/v1/today/alerts/letters/owner', { take: true, was: null }],
      ['desk/v1/today/alerts/sms/owner', { take: true, was: 9 }],
    ]);
    await userEvent.click(screen.getByRole('row', { name: /付款与充值/ }));
    await userEvent.keyboard('k{Enter}');
    expect(screen.getByText('/letters?category=payment')).toBeInTheDocument();
  });

  it('who may only see reads who looks, and has nothing to press', async () => {
    const { sent } = await open({ role: 'operator', claim: { id: 9, name: '陆遥', at: NOW } });
    expect(screen.getByText(/陆遥 在看/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /接手|我来看/ })).toBeNull();
    await userEvent.keyboard('c');
    expect(sent.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('draws the figure that is chosen, and has it as a table too', async () => {
    await open();
    expect(screen.getByText('+6.1%')).toBeInTheDocument();
    expect(screen.getByText('上周没有数')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /付款/ }));
    expect(screen.getByRole('table', { name: '付款每小时的数' })).toBeInTheDocument();
  });
});

it('figures are told in their unit, and changes with their sign', () => {
  expect(figureText('paidFen', 6140800)).toBe('¥61,408');
  expect(changeOf({ today: 913, lastWeek: 1000 })).toBe(-8.7);
  expect(changeOf({ today: 5, lastWeek: 0 })).toBeNull();
  expect([signed(-8.7), signed(6.12), signed(0)]).toEqual(['−8.7%', '+6.1%', '0.0%']);
});

it('a line goes from the left to the place of its last value, and never above the box', () => {
  expect(linePath({ values: [0, 5, 10], places: 5 }, 100, 20)).toBe('0.0,20.0 25.0,10.0 50.0,0.0');
  expect(linePath({ values: [0, 0] }, 10, 10)).toBe('0.0,10.0 10.0,10.0');
});
