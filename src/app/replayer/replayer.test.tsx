import { readFileSync } from 'node:fs';
import type { UnknownAction } from '@reduxjs/toolkit';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { stateHash } from '@/app/replay/hash';
import { readSessionFile } from '@/app/replay/readSessionFile';
import { replayFile } from '@/app/replay/replayFile';
import { sessionText, writeSession } from '@/app/replay/writeSession';
import { STAGE_EVENT } from '@/app/stage/stage';
import { fillBrowserGaps } from '@/testing/browserGaps';
import { createFakeClock } from '@/testing/fakes/fakeClock';
import { Replayer } from './Replayer';
import * as times from './times';

fillBrowserGaps();

const text = readFileSync('src/app/replay/logs/purchase.session.json', 'utf8');
const reading = readSessionFile(text);
if (!reading.ok) throw new Error(reading.text);
const purchase = reading.file;
const last = purchase.entries.length;
const placeOf = (type: string) => purchase.entries.find(({ a }) => a.type === type)?.s ?? 0;

const timeOf = (s: number) => purchase.entries[s - 1]?.t ?? 0;

/** The first entries of the log, and what else is to happen. */
const beginning = (count: number, ...more: UnknownAction[]) => {
  const t = purchase.entries[count - 1]?.t ?? 0;
  const actions = [...purchase.entries.slice(0, count), ...more.map((a) => ({ t, a }))];
  return writeSession({ header: purchase.header, actions, marks: [] });
};

/** The replay page with a log open. */
async function open(content = text) {
  const clock = createFakeClock();
  const user = userEvent.setup();
  render(<Replayer world={{ clock, build: 'this' }} />);
  const choose = async () => {
    const input = document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;
    const file = new File([content], 'a.session.json', { type: 'application/json' });
    // jsdom's files cannot be read this way.
    await user.upload(input, Object.assign(file, { text: async () => content }));
    await act(() => clock.advance());
    // A file is read in slices of real time.
    await waitFor(() => expect(screen.queryByText(/^正在打开/)).toBeNull());
  };
  await choose();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const stopAt = async (kind: string, ...words: string[]) => {
    await user.selectOptions(screen.getByLabelText('停在'), kind);
    for (const [at, word] of words.entries()) {
      const field = screen.getAllByRole('textbox')[at] as HTMLElement;
      await user.click(field);
      await user.paste(word);
    }
    await press('添加断点');
  };
  /** Plays until it stops by itself. */
  const play = async () => {
    await press('播放');
    // Asked for at each turn: the finders of the library look at all rows each time.
    for (let turn = 0; document.querySelector('[aria-label="暂停"]') && turn < 400; turn += 1) {
      // One entry a turn: nobody waits longer than two seconds at rate 1 for it.
      await act(() => clock.advance(8_000));
    }
  };
  return { user, choose, press, play, stopAt };
}
const isAt = (s: number, all = last) =>
  screen.getByRole('slider', { name: '进度' }).getAttribute('aria-valuetext') === `第 ${s} 步，共 ${all} 步`;

describe('the replay page', () => {
  it('R11: stops at a type, at a value, steps back over it and on', async () => {
    const { press, play, stopAt } = await open();
    expect(screen.getByText(`${last} 步全部与记录一致`)).toBeInTheDocument();
    await stopAt('type', 'download/platform*');
    await stopAt('value', 'download/at', 'choosing');
    await play();
    expect(isAt(placeOf('download/asked'))).toBe(true);
    expect(screen.getByText('已停在断点：/download/at 变成 "choosing"')).toBeInTheDocument();
    await press('上一步');
    expect(isAt(placeOf('download/asked') - 1)).toBe(true);
    await press('下一步');
    await play();
    expect(isAt(placeOf('download/platformChosen'))).toBe(true);
    expect(screen.getByText('已停在断点：操作 download/platform*')).toBeInTheDocument();
  });

  it('R11: stops at an illegal event', async () => {
    const file = await beginning(20, { type: 'download/confirmed' });
    const { play, stopAt } = await open(sessionText(file));
    await stopAt('illegal');
    await play();
    expect(isAt(21, 21)).toBe(true);
    expect(screen.getByText('已停在断点：非法事件')).toBeInTheDocument();
    expect(screen.getByText('download: idle ⊘ confirmed')).toBeInTheDocument();
  });

  it('R11: ends in the same state at every speed', async () => {
    const short = await beginning(40);
    const { user, press, play } = await open(sessionText(short));
    const { states } = await replayFile(short);
    const end = `${stateHash(states.at(-1) as object, short.header.slices)} · 与记录一致`;
    for (const speed of ['0.25', '1', '4', 'Infinity']) {
      await user.selectOptions(screen.getByLabelText('速度'), speed);
      await press('回到开始');
      expect(screen.queryByText(end)).toBeNull();
      await play();
      expect(isAt(40, 40)).toBe(true);
      expect(screen.getByText(end)).toBeInTheDocument();
    }
  });

  it('R10: says where it went another way, what was expected and what came', async () => {
    const s = placeOf('download/fellShort');
    const parts = purchase.entries.map((entry) =>
      entry.s === s ? { ...entry, a: { ...entry.a, payload: { price: 60, balance: 35 } } } : entry,
    );
    const made = await writeSession({ header: purchase.header, actions: parts, marks: [] });
    const entries = made.entries.map((entry) =>
      entry.s === s ? { ...entry, a: purchase.entries[s - 1]?.a ?? entry.a } : entry,
    );
    const { sealed } = await import('@/app/replay/writeSession');
    const odd = { ...made, entries };
    const { user } = await open(sessionText(sealed(odd)));
    expect(screen.getByText(new RegExp(`第 ${s} 步 download/fellShort 之后与记录不一致`))).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '去看这一步' }));
    const alert = screen.getByText('记录里是').closest('section');
    expect(alert).toHaveTextContent('/download/balance');
    expect(alert).toHaveTextContent('记录里是35');
    expect(alert).toHaveTextContent('这里是34');
    expect(screen.getByText('校验值').nextSibling).toHaveTextContent('与记录不一致');
  });

  it('R14: says why it does not read a file, with entry and path', async () => {
    await open(text.replace('"t":4,', '"t":"4",'));
    expect(screen.getByRole('alert')).toHaveTextContent('第 2 条记录的 t 不对');
    expect(screen.getByRole('alert')).toHaveTextContent('第 2 条记录，位置 /entries/1/t');
    expect(screen.getByRole('button', { name: '打开记录文件' })).toBeVisible();
  });

  it('R14: a log that breaks what shows it is closed with a word, and another one opens', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    jest.spyOn(times, 'localTime').mockImplementation(() => {
      throw new RangeError('Invalid time value');
    });
    const { choose } = await open();
    expect(screen.getByRole('alert')).toHaveTextContent('显示不出来的内容，可能被改过：RangeError: Invalid time value');
    jest.restoreAllMocks();
    await choose();
    expect(screen.getByText(`${last} 步全部与记录一致`)).toBeInTheDocument();
  });

  it('R14: says so where the screen of one moment cannot be made, and only there', async () => {
    const { user } = await open();
    const show = jest.fn(async () => {}).mockRejectedValueOnce(new TypeError('No such route'));
    const frame = document.querySelector('iframe') as HTMLIFrameElement;
    await waitFor(() => expect(frame).toHaveAttribute('srcdoc'));
    act(() => void frame.dispatchEvent(new CustomEvent(STAGE_EVENT, { detail: { show } })));
    const failed = /这一步的画面显示不出来/;
    expect(await screen.findByText(failed)).toBeInTheDocument();
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(show).toHaveBeenCalledTimes(2));
    expect(screen.queryByText(failed)).toBeNull();
  });

  it('R16: the page is at a step at once, the app of it a frame later, and of quick steps only the last is drawn', async () => {
    await open();
    const show = jest.fn(async () => {});
    const frame = document.querySelector('iframe') as HTMLIFrameElement;
    await waitFor(() => expect(frame).toHaveAttribute('srcdoc'));
    act(() => void frame.dispatchEvent(new CustomEvent(STAGE_EVENT, { detail: { show } })));
    const moments = () => show.mock.calls.map(([moment]: unknown[]) => moment);
    const [before] = moments();
    for (let step = 0; step < 3; step += 1) fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    expect(isAt(3)).toBe(true);
    expect(moments()).toEqual([before]);
    const pane = document.querySelector('[data-pane="stage"]');
    expect(pane).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(pane).toHaveAttribute('aria-busy', 'false'));
    expect(moments()).toEqual([before, expect.objectContaining({ at: purchase.header.recordedAt + timeOf(3) })]);
  });

  it('R14: names that are no texts are not shown as such', async () => {
    const { user } = await open('[{"type":"api/executeQuery/rejected","meta":{"arg":{"endpointName":{"a":1}}}}]');
    await user.keyboard('{End}');
    expect(isAt(1, 1)).toBe(true);
  });

  it('R23: walks by the keys alone, and leaves a field its own', async () => {
    const { user } = await open();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(isAt(1)).toBe(true);
    await user.keyboard('{End}');
    expect(isAt(last)).toBe(true);
    await user.click(screen.getByRole('searchbox', { name: '按名称筛选' }));
    await user.keyboard('{Home}download/');
    expect(isAt(last)).toBe(true);
    expect(
      screen.getByText(`${purchase.entries.filter(({ a }) => a.type.includes('download/')).length} / ${last} 条`),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: '点按' }));
    await user.click(screen.getByRole('listbox', { name: '操作列表' }));
    await user.keyboard('{Home}');
    expect(isAt(placeOf('download/asked'))).toBe(true);
    await user.keyboard('{ArrowDown}');
    expect(isAt(placeOf('download/platformChosen'))).toBe(true);
  });
});
