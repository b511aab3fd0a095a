import { readFileSync } from 'node:fs';
import { readSessionFile } from '@/app/replay/readSessionFile';
import type { SessionMark } from '@/app/replay/sessionFile';
import { sessionText, writeSession } from '@/app/replay/writeSession';
import { machineMoves } from './machineMoves';
import { openLog, stepAt, timeAt } from './openLog';
import { sifted } from './rows';
import { timelineOf } from './timeline';
import { localTime, zone, zoneOf } from './times';
import { tapAt } from './touched';

const reading = readSessionFile(readFileSync('src/app/replay/logs/purchase.session.json', 'utf8'));
if (!reading.ok) throw new Error(reading.text);
const purchase = reading.file;
const clock = { now: () => 0, after: () => () => {} };

async function log(marks: readonly SessionMark[] = []) {
  const { header, entries } = purchase;
  const file = await writeSession({ header, actions: entries, marks });
  const opened = await openLog({ name: 'a', text: async () => sessionText(file) }, { clock, build: 'this' });
  if (!opened.ok) throw new Error(opened.why.text);
  return opened.log;
}

describe('the lines of a log', () => {
  it('say what was called, where somebody came, and where a machine went', async () => {
    const { rows } = await log();
    const line = (type: string) => rows.find((row) => row.type === type);
    expect(line('api/executeQuery/pending')).toMatchObject({ what: 'gameDetail', lane: 'request' });
    expect(line('navigation/arrived')).toMatchObject({ what: '/detail/42', lane: 'route' });
    expect(line('download/passed')).toMatchObject({ what: 'checking → requesting', lane: 'machine' });
    expect(line('download/confirmed')).toMatchObject({ lane: 'tap' });
  });

  it('bear marks of the file, crash and note alike, at their entry and before all of them at the first', async () => {
    const { rows } = await log([
      { s: 0, kind: 'note', text: '开始' },
      { s: 7, kind: 'crash', text: 'Error: broken' },
    ]);
    expect(rows[0]?.marks).toEqual([{ kind: 'note', text: '开始' }]);
    expect(rows[6]?.marks).toEqual([{ kind: 'crash', text: 'Error: broken' }]);
    // A call that was not needed after all is no fault.
    expect(rows.filter(({ marks }) => marks.length > 0)).toHaveLength(2);
  });

  it('say what a finger did before, what came of none, where nothing is known, and what the member read', async () => {
    const { header, entries } = purchase;
    const touch = { s: 4, t: entries[3]?.t ?? 0, kind: 'down', role: 'button', x: 50, y: 50 } as const;
    const touches = [
      { ...touch, name: '立即签到' },
      { ...touch, s: 8, t: entries[7]?.t ?? 0, role: 'link', name: '•••', odd: 'dead' as const },
    ];
    const loads = [{ s: 12, build: 'b', gap: { ms: 273_000, why: 'cashier' as const } }];
    const toast = { a: { type: 'toasts/raised', payload: { type: 'info', text: '已退出登录' } } };
    const w = [['/payload/text', 'sessionText.loggedOut']] as const;
    const actions = [...entries, { t: entries.at(-1)?.t ?? 0, ...toast, w }];
    const file = await writeSession({ header, actions, marks: [], loads, touches });
    const opened = await openLog({ name: 'a', text: async () => sessionText(file) }, { clock, build: 'this' });
    if (!opened.ok) throw new Error(opened.why.text);
    const { rows } = opened.log;
    expect(rows[4]).toMatchObject({ touch: '点“立即签到”' });
    expect(rows[7]?.marks).toContainEqual({ kind: 'dead', text: '点链接' });
    expect(rows[11]?.marks).toContainEqual({ kind: 'gap', text: '去了收银台，4 分 33 秒' });
    expect(rows.at(-1)).toMatchObject({ what: '已退出登录' });
    const line = timelineOf(opened.log);
    expect(line.taps.map(({ text, tone }) => [text, tone])).toEqual([
      ['点“立即签到”', 'plain'],
      ['点链接', 'bad'],
    ]);
    expect(line.gaps).toEqual([expect.objectContaining({ s: 12, from: line.places[11], to: line.places[12] })]);
    const overGap = ({ from, to }: { from: number; to: number }) =>
      from < (line.places[12] ?? 0) && to > (line.places[11] ?? 0);
    expect([...line.pages, ...line.states].filter(overGap)).toEqual([]);
    expect(tapAt(file, 5)).toMatchObject({ name: '立即签到' });
    expect(tapAt(file, entries.length)).toBeUndefined();
  });

  it('are sifted by words and lanes', async () => {
    const { rows } = await log();
    expect(sifted(rows, { words: '', lanes: new Set() })).toBe(rows);
    const types = (words: string, ...lanes: ('route' | 'tap')[]) =>
      sifted(rows, { words, lanes: new Set(lanes) }).map(({ type, what }) => `${type} ${what}`);
    expect(types('FULFILLED me').every((line) => /fulfilled.*me/i.test(line))).toBe(true);
    expect(types('', 'route')).toEqual(expect.arrayContaining(['navigation/arrived /recharge']));
    expect(types('nothing of the kind')).toEqual([]);
  });

  it('lead to the machines that an entry moved, and to its time', async () => {
    const opened = await log();
    const s = opened.rows.find(({ type }) => type === 'download/fellShort')?.s ?? 0;
    const step = stepAt(opened, s);
    expect(step && machineMoves(step.before, step.state)).toEqual([
      { machine: 'download', from: 'checking', to: 'insufficient' },
    ]);
    expect(stepAt(opened, 0)).toBeUndefined();
    expect(timeAt(opened, s)).toBe(purchase.header.recordedAt + (purchase.entries[s - 1]?.t ?? 0));
  });

  it('R20: tell the time as the clock of the member did', () => {
    expect(localTime(Date.UTC(2026, 10, 21, 16, 5, 6, 7), 480)).toBe('2026-11-22 00:05:06.007');
    expect([zone(480), zone(-210), zone(0)]).toEqual(['+08:00', '−03:30', '+00:00']);
    expect(zoneOf(purchase.header)).toBe(480);
  });
});
