import { readFileSync } from 'node:fs';
import { readSessionFile } from './readSessionFile';
import { replayFile } from './replayFile';
import type { SessionEntry, SessionFile } from './sessionFile';
import { sealed, writeSession } from './writeSession';

const read = readSessionFile(readFileSync('src/app/replay/logs/purchase.session.json', 'utf8'));
if (!read.ok) throw new Error(read.text);
const purchase = read.file;
const placeOf = (type: string) => purchase.entries.find(({ a }) => a.type === type)?.s ?? 0;

/** The purchase as this build writes it, with its entries in another order or number. */
async function remade(change: (entries: SessionEntry[]) => SessionEntry[]): Promise<SessionFile> {
  const { header, entries, marks } = purchase;
  const whole = await writeSession({ header, actions: entries, marks });
  const changed = change([...whole.entries]);
  let t = 0;
  const rows = changed.map((entry, at) => {
    t = Math.max(t, entry.t);
    return { ...entry, s: at + 1, t };
  });
  return sealed({ ...whole, entries: rows, checkpoints: [] });
}

describe('a recording whose actions do not follow from one another', () => {
  it('names the place of an action that is missing, and the first slice by which it shows', async () => {
    const s = placeOf('download/confirmed');
    const file = await remade((entries) => entries.filter((entry) => entry.s !== s));
    const { divergence } = await replayFile(file);
    expect(divergence).toMatchObject({ s, gap: { kind: 'missing', after: s - 1 }, slice: 'download' });
    expect(divergence?.path).toMatch(/^\/download\//);
  });

  it.each([
    ['later', 5],
    ['earlier', -3],
  ])('names an action that was moved %s, and where it belongs', async (_way, by) => {
    const s = placeOf('overlays/opened');
    const file = await remade((entries) => {
      const [moved] = entries.splice(s - 1, 1);
      if (moved) entries.splice(s - 1 + by, 0, moved);
      return entries;
    });
    const { divergence } = await replayFile(file);
    const gap = divergence?.gap;
    if (by > 0) expect(gap).toEqual({ kind: 'moved', s: s + by, after: s - 1 });
    // Among actions that do not touch what it touches, it fits wherever it stands between them.
    else expect(gap).toMatchObject({ kind: 'moved', s: s + by });
  });

  it('blames no file for a reducer that says something else', async () => {
    const file = await remade((entries) => entries);
    const { createReplayReducer } = await import('./replayReducer');
    const real = createReplayReducer();
    const { divergence } = await replayFile(file, {
      reducer: (state, action) => {
        const next = real(state, action);
        return action.type === 'download/fellShort' ? { ...next, download: { ...next.download, at: 'idle' } } : next;
      },
    });
    expect(divergence).toMatchObject({ type: 'download/fellShort', slice: 'download' });
    expect(divergence?.gap).toBeUndefined();
  });

  it('is equal when nothing was moved', async () => {
    expect((await replayFile(await remade((entries) => entries))).divergence).toBeUndefined();
  });
});
