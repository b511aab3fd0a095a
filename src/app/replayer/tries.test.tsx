import { readFileSync } from 'node:fs';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { readSessionFile } from '@/app/replay/readSessionFile';
import type { SessionEntry, SessionFile } from '@/app/replay/sessionFile';
import { sealed, sessionText } from '@/app/replay/writeSession';
import { fillBrowserGaps } from '@/testing/browserGaps';
import { createFakeClock } from '@/testing/fakes/fakeClock';
import { Replayer } from './Replayer';

fillBrowserGaps();

const text = readFileSync('src/app/replay/logs/purchase.session.json', 'utf8');
const reading = readSessionFile(text);
if (!reading.ok) throw new Error(reading.text);
const purchase = reading.file;
const placeOf = (type: string) => purchase.entries.find(({ a }) => a.type === type)?.s ?? 0;
const changed = (change: (entries: SessionEntry[]) => SessionEntry[]): SessionFile =>
  sealed({
    ...purchase,
    checkpoints: [],
    entries: change([...purchase.entries]).map((entry, at) => ({ ...entry, s: at + 1 })),
  });

async function open(content = text) {
  const clock = createFakeClock();
  const user = userEvent.setup();
  render(<Replayer world={{ clock, build: 'this' }} />);
  const settle = () => act(() => clock.advance());
  const choose = async (label: string, given: string) => {
    const input = screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
    const file = new File([given], 'b.session.json', { type: 'application/json' });
    await user.upload(input, Object.assign(file, { text: async () => given }));
    await settle();
  };
  await choose('打开记录文件', content);
  await waitFor(() => expect(screen.queryByText(/^正在打开/)).toBeNull());
  const goTo = (s: number) =>
    fireEvent.change(screen.getByRole('slider', { name: '进度' }), { target: { value: String(s) } });
  const key = async (one: string) => {
    await user.keyboard(one);
    await settle();
  };
  return { user, choose, goTo, key };
}
const at = () => screen.getByRole('slider', { name: '进度' }).getAttribute('aria-valuetext');
const all = purchase.entries.length;

describe('who changed this value', () => {
  it('is asked by a key, told with what it was and became, and leads there', async () => {
    const { user, goTo, key } = await open();
    goTo(all);
    await key('p');
    const field = screen.getByRole('searchbox', { name: '要查的路径' });
    await waitFor(() => expect(field).toHaveFocus());
    await user.keyboard('session.at');
    expect(screen.getByText('改过 2 次')).toBeInTheDocument();
    const last = screen.getByRole('button', { name: /"authenticating" → "member"/ });
    expect(last).toHaveAttribute('aria-current', 'step');
    await user.click(screen.getByRole('button', { name: /"guest" → "authenticating"/ }));
    expect(at()).toBe(`第 ${placeOf('session/submitted')} 步，共 ${all} 步`);
  });

  it('is asked of a change that is shown, and says what led to it', async () => {
    const s = placeOf('download/fellShort');
    const caused = changed((entries) => entries.map((one) => (one.s === s ? { ...one, by: s - 4 } : one)));
    const { user, goTo } = await open(sessionText(caused));
    goTo(s);
    await user.click(screen.getByRole('button', { name: '详情' }));
    await user.click(screen.getByRole('button', { name: '谁改了 /download/at' }));
    const cause = screen.getByRole('button', { name: `← #${s - 4} download/confirmed · confirming → checking 的后续` });
    await user.click(cause);
    expect(at()).toBe(`第 ${s - 4} 步，共 ${all} 步`);
  });
});

describe('what would follow', () => {
  it('from a step that is skipped: said all the time, with what is otherwise, and taken back by a key', async () => {
    const { goTo, key } = await open();
    const s = placeOf('download/fellShort');
    goTo(s);
    await key('x');
    expect(screen.getByText(`假设：没有第 ${s} 步`)).toBeInTheDocument();
    expect(screen.getByText(/^到最后，有 \d+ 处和记录不同$/)).toBeInTheDocument();
    expect(at()).toBe(`第 ${s - 1} 步，共 ${all - 1} 步`);
    await key('{ArrowRight}');
    const card = screen.getByText('和记录相比').closest('section') as HTMLElement;
    expect(within(card).getByText('/download/at')).toBeInTheDocument();
    expect(card).toHaveTextContent('"insufficient" → "checking"');
    await key('z');
    expect(screen.getByText(`${all} 步全部与记录一致`)).toBeInTheDocument();
    expect(at()).toBe(`第 ${s + 1} 步，共 ${all} 步`);
  });

  it('from a step that is repeated, on top of one that is skipped; each is taken back by itself', async () => {
    const { goTo, key } = await open();
    goTo(10);
    await key('x');
    await key('r');
    expect(screen.getByText('假设：第 9 步发生了两次')).toBeInTheDocument();
    expect(at()).toBe(`第 9 步，共 ${all} 步`);
    await key('z');
    expect(screen.getByText('假设：没有第 10 步')).toBeInTheDocument();
  });

  it('from another action: what is no action is refused where it is written', async () => {
    const { user, goTo, key } = await open();
    const s = placeOf('download/fellShort');
    goTo(s);
    await key('i');
    const field = screen.getByRole('textbox', { name: '动作，JSON' });
    const write = async (typed: string) => {
      fireEvent.change(field, { target: { value: typed } });
      await user.click(screen.getByRole('button', { name: '看会怎样' }));
      await act(async () => undefined);
    };
    await write('{"type":');
    expect(screen.getByRole('alert')).toHaveTextContent('JSON');
    await write('{"a":1}');
    expect(screen.getByRole('alert')).toHaveTextContent('带 type 的 JSON 对象');
    await write('{"type":"a","__proto__":{}}');
    expect(screen.getByRole('alert')).toHaveTextContent('不允许的字段名');
    await write('{"type":"download/passed","payload":{"due":60}}');
    await waitFor(() => expect(screen.getByText(`假设：第 ${s} 步的动作是另一个`)).toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'download/passed' })).toBeInTheDocument();
  });
});

describe('another recording beside this one', () => {
  it('shows what only one has, leads to its place, and ends', async () => {
    const { user, choose } = await open();
    const s = placeOf('download/fellShort');
    const other = changed((entries) => entries.filter((entry) => entry.s !== s));
    await choose('和另一份比较', sessionText(other));
    expect(await screen.findByText('159 行里有 1 行不同')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: `− 只有左边有 #${s} download/fellShort` }));
    expect(at()).toBe(`第 ${s} 步，共 ${all} 步`);
    await user.click(screen.getByRole('button', { name: '结束比较' }));
    expect(screen.getByRole('listbox', { name: '操作列表' })).toBeInTheDocument();
  });

  it('says why a file is none, and keeps the one that is open', async () => {
    const { choose } = await open();
    await choose('和另一份比较', 'GIF89a');
    expect(await screen.findByText(/另一份打不开：这不是操作记录，而是一张 GIF 图片/)).toBeInTheDocument();
    expect(screen.getByText(`${all} 步全部与记录一致`)).toBeInTheDocument();
  });
});
