import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MoneyCase } from '@/contract/desk/money';
import { OpenRooms } from '@/desk/kit/room/openRooms';
import { sitDown } from '@/desk/testing/sitDown';
import { CaseOpened } from './CaseOpened';
import { CasesPage } from './CasesPage';

const AT = Date.UTC(2026, 10, 26, 12);
const payment: MoneyCase = {
  ...{
    id: 7,
    reason: 'unknownOrder',
    state: 'open',
    orderId: '404',
    providerTxn: 'bank-404',
    amountFen: 128_000,
    at: AT,
  },
  ...{ creditable: false, paysBack: true, asked: null, owner: null, note: '', heard: [], order: null, balance: null },
  ...{ entries: [], sameTxn: 0, notes: [], acts: [] },
};
const asked = { id: 3, by: { id: 2, name: '陆遥' }, at: AT, reason: '渠道后台已查到这笔' };

const open = (of: MoneyCase, more = {}) =>
  sitDown(
    <CaseOpened id={7} />,
    { 'GET desk/v1/money/cases/7': { data: of }, ...more },
    { role: 'admin', name: '苏蔓' },
  );

describe('the foot of the room', () => {
  const facts = { open: 0, oldestAt: null, refusedRefunds: 0, marks: 0, payTypes: [], products: [] };
  const sums = [
    { name: 'entries', brokenSince: null },
    { name: 'transactions', brokenSince: null },
    { name: 'balances', brokenSince: null },
  ];
  const draw = async (books: unknown) => {
    const replies = {
      'GET desk/v1/money': { data: { ...facts, books } },
      'GET desk/v1/money/cases': { data: { records: [], hasMore: false } },
    };
    const page = (
      <OpenRooms value={['money', 'today']}>
        <CasesPage of="open" />
      </OpenRooms>
    );
    await sitDown(page, replies, { role: 'finance', name: '陆遥' });
    return screen.findByRole('region', { name: '账本自查' });
  };

  it('says that the three sums are zero, and when they were asked', async () => {
    const foot = await draw({ checkedAt: AT, sums });
    expect(foot.textContent).toMatch(/全部分录合计 0.*各笔合计 0.*余额与分录之差 0/);
    expect(within(foot).queryByRole('link')).toBeNull();
  });

  it('says since when one is not, and leads to the alerts', async () => {
    const foot = await draw({ checkedAt: AT, sums: [...sums.slice(0, 2), { name: 'balances', brokenSince: AT }] });
    expect(foot.textContent).toMatch(/余额与分录之差 不为零，.+ 起/);
    expect(within(foot).getByRole('link', { name: '看告警' }).getAttribute('href')).toBe('/today');
  });

  it('says that nobody has asked yet, and not that they are zero', async () => {
    expect((await draw(null)).textContent).toContain('还没有查过');
  });
});

it('going down from the last settled payment reads the older ones', async () => {
  // jsdom scrolls nothing.
  Element.prototype.scrollIntoView = jest.fn();
  const user = userEvent.setup();
  const settled = { ...payment, state: 'dismissed', settledAt: AT, settledBy: '陆遥' };
  const facts = { open: 3, oldestAt: AT, refusedRefunds: 0, marks: 0, payTypes: [], products: [], books: null };
  const replies = {
    'GET desk/v1/money': { data: facts },
    'GET desk/v1/money/cases': [
      { data: { records: [settled, { ...settled, id: 8, orderId: '405' }], hasMore: true } },
      { data: { records: [{ ...settled, id: 9, orderId: '406' }], hasMore: false } },
    ],
    'GET desk/v1/money/cases/7': { data: settled },
    'GET desk/v1/money/cases/8': { data: { ...settled, id: 8, orderId: '405' } },
  };
  await sitDown(<CasesPage of="settled" />, replies, { role: 'finance', name: '陆遥' });
  expect(await screen.findByTitle('405')).not.toBeNull();
  await user.keyboard('j');
  expect(screen.queryByTitle('406')).toBeNull();
  await user.keyboard('j');
  expect(await screen.findByTitle('406')).not.toBeNull();
});

describe('a payment above the limit', () => {
  it('is given to a second person, and says so before and after', async () => {
    const user = userEvent.setup();
    const { sent } = await open(payment, { 'POST desk/v1/money/cases/7': { data: { state: 'asked' } } });
    await user.click(await screen.findByRole('button', { name: /^原路退/ }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('note').textContent).toContain('¥1,280.00 超过你的限额');
    expect(dialog.getByText(/会自动向渠道申请把钱退回/)).not.toBeNull();
    await user.selectOptions(dialog.getByLabelText('理由'), '渠道后台已查到这笔');
    await user.click(dialog.getByRole('button', { name: /^交给第二人确认/ }));
    expect(await screen.findByText('已经交给第二人，确认之前什么也不动')).not.toBeNull();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      decision: 'refunded',
      reason: '渠道后台已查到这笔',
    });
  });

  it('is refused by a colleague with a reason, and not without', async () => {
    const user = userEvent.setup();
    const decided = { 'POST desk/v1/secondPerson/3': { data: { state: 'refused' } } };
    const { sent } = await open({ ...payment, asked }, decided);
    await user.click(await screen.findByRole('button', { name: '看过，来定' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: '不同意' }));
    const [, send] = dialog.getAllByRole('button', { name: /^不同意/ });
    expect(send?.hasAttribute('disabled')).toBe(true);
    await user.selectOptions(dialog.getByLabelText('理由'), '金额要再查');
    await user.click(send as HTMLElement);
    expect(await screen.findByText('已记下不同意')).not.toBeNull();
    expect(sent.find(({ path }) => path.endsWith('secondPerson/3'))?.body).toEqual({
      confirm: false,
      why: '金额要再查',
    });
  });

  it('waits: whoever asked cannot decide, and nobody asks again', async () => {
    await open({ ...payment, asked: { ...asked, by: { id: 1, name: '苏蔓' } } });
    expect(await screen.findByText(/要同事来定，你自己不能/)).not.toBeNull();
    expect(screen.queryByRole('button', { name: '看过，来定' })).toBeNull();
    expect(screen.getByRole('button', { name: /^原路退/ }).hasAttribute('disabled')).toBe(true);
  });

  it('tells what the staff did with it', async () => {
    const act = {
      id: 1,
      at: AT,
      staff: '苏蔓',
      role: 'admin',
      subject: 'payment',
      subjectId: '7',
      traceId: '',
    } as const;
    await open({ ...payment, acts: [{ ...act, kind: 'secondPerson.refused', reason: '金额要再查' }] });
    const story = await screen.findByRole('region', { name: '经过' });
    expect(story.textContent).toContain('第二人不同意 · 苏蔓 · 金额要再查');
  });
});

describe('a note', () => {
  const act = {
    id: 1,
    at: AT,
    staff: '陆遥',
    role: 'finance',
    subject: 'payment',
    subjectId: '7',
    traceId: '',
  } as const;
  const noted = {
    ...payment,
    acts: [{ ...act, kind: 'payment.noted', reason: '' }],
    notes: [{ id: 5, staff: '陆遥', text: '渠道说明天回电', at: AT }],
  };

  it('stands once in the story, with who wrote it', async () => {
    await open(noted);
    const story = await screen.findByRole('region', { name: '经过' });
    expect(story.textContent).toContain('陆遥 · 渠道说明天回电');
    expect(story.textContent).not.toContain('写了备注');
  });

  it('is written by n, kept while it is not, and forgotten once it is', async () => {
    const user = userEvent.setup();
    const path = 'POST desk/v1/money/cases/7/notes';
    const { sent } = await open(payment, { [path]: [{ code: 1005, msg: '忙' }, { data: {} }] });
    await screen.findByRole('button', { name: /^写备注/ });
    await user.keyboard('n');
    await user.type(screen.getByLabelText('备注'), ' 等渠道 ');
    await user.click(screen.getByRole('button', { name: /^记下/ }));
    await screen.findByRole('alert');
    await user.click(screen.getByRole('button', { name: /^取消/ }));
    await user.keyboard('n');
    expect(screen.getByLabelText<HTMLTextAreaElement>('备注').value).toBe(' 等渠道 ');
    await user.click(screen.getByRole('button', { name: /^记下/ }));
    expect(await screen.findByText('备注记下了')).not.toBeNull();
    expect(sent.filter(({ method }) => method === 'POST').at(-1)?.body).toEqual({
      text: '等渠道',
      requestId: expect.any(String),
    });
    await user.keyboard('n');
    expect(screen.getByLabelText<HTMLTextAreaElement>('备注').value).toBe('');
  });

  it('is read, and not written, by who may not settle', async () => {
    await sitDown(
      <CaseOpened id={7} />,
      { 'GET desk/v1/money/cases/7': { data: noted } },
      { role: 'support', name: '周宁' },
    );
    expect((await screen.findByRole('region', { name: '经过' })).textContent).toContain('渠道说明天回电');
    expect(screen.queryByRole('button', { name: /^写备注/ })).toBeNull();
    await userEvent.keyboard('n');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
