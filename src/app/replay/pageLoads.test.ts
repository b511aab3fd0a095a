import { readFileSync } from 'node:fs';
import { readSessionFile } from './readSessionFile';
import { replayFile } from './replayFile';
import { type SessionFile, traceOf } from './sessionFile';
import { sealed, sessionText, writeSession } from './writeSession';

function read(text: string): SessionFile {
  const reading = readSessionFile(text);
  if (!reading.ok) throw new Error(reading.text);
  return reading.file;
}

const purchase = read(readFileSync('src/app/replay/logs/purchase.session.json', 'utf8'));
const half = Math.floor(purchase.entries.length / 2);

/** The first half of a purchase, a gap, and the whole of it on a page that was loaded anew. */
const twoLoads = () =>
  writeSession({
    header: { ...purchase.header, support: 'K7Q2-M4' },
    actions: [...purchase.entries.slice(0, half), ...purchase.entries].map(({ t, a }, at) => ({
      t: at < half ? t : t + 1_000_000,
      a,
    })),
    marks: [],
    loads: [{ s: half + 1, build: 'later', gap: { ms: 900_000, why: 'cashier' } }],
    touches: [{ t: 5, s: 1, kind: 'down', role: 'button', name: '去充值', x: 50, y: 90.5, odd: 'dead' }],
  });

/** As somebody would edit it, with the right digest. */
const edited = (file: SessionFile, change: Partial<SessionFile>) => {
  return readSessionFile(sessionText(sealed({ ...file, ...change })));
};

describe('a session over several page loads', () => {
  it('R18: begins anew where a page was loaded, and every step of it is compared', async () => {
    const made = await twoLoads();
    const file = read(sessionText(made));
    expect(file).toEqual(made);
    const { divergence, states } = await replayFile(file);
    expect(divergence).toBeUndefined();
    const alone = await replayFile(purchase);
    expect(file.entries.at(-1)?.h).toBe(purchase.entries.at(-1)?.h);
    expect(states.at(-1)?.download).toEqual(alone.states.at(-1)?.download);
  });

  it('R18: without its page loads it is another session', async () => {
    const { loads: _loads, ...rest } = await twoLoads();
    expect((await replayFile(sealed(rest))).divergence?.s).toBe(half + 1);
  });

  it('R14: places that are none are refused by name', async () => {
    const file = await twoLoads();
    const [load] = file.loads ?? [];
    const [touch] = file.touches ?? [];
    if (!load || !touch) throw new Error('none');
    expect(edited(file, { loads: [{ ...load, s: 1 }] })).toMatchObject({ ok: false, path: '/loads/0/s' });
    expect(edited(file, { loads: [load, load] })).toMatchObject({ ok: false, path: '/loads/1/s' });
    expect(edited(file, { touches: [{ ...touch, s: 9_999 }] })).toMatchObject({ ok: false, path: '/touches/0/s' });
    const live = [{ s: 9_999, slice: 'download', agrees: true }];
    expect(edited(file, { live })).toMatchObject({ ok: false, path: '/live/0/s' });
    expect(edited(file, { header: { ...file.header, support: 'O0I1-L1' } })).toMatchObject({
      ok: false,
      path: '/header/support',
    });
  });

  it('R14: what lies beside the entries is under the digest', async () => {
    const file = await twoLoads();
    const [touch] = file.touches ?? [];
    const other = sessionText({ ...file, touches: touch ? [{ ...touch, name: '取消' }] : [] });
    expect(readSessionFile(other)).toMatchObject({ ok: false, path: '/end/digest' });
  });

  it('names the call of an answer as the server’s log does', () => {
    expect(traceOf({ a: { type: 'x', meta: { baseQueryMeta: { traceId: 'abc' } } } })).toBe('abc');
    expect(traceOf({ a: { type: 'x', meta: {} } })).toBeUndefined();
  });
});
