import assert from 'node:assert/strict';
import http from 'node:http';
import { test } from 'node:test';
import { judge, movedRatios, sharesOf } from '../lib/goals.mjs';
import { percentile } from '../lib/numbers.mjs';
import { summarise, table } from '../lib/report.mjs';
import { createShaper } from '../lib/shaper.mjs';

const get = (port, path = '/') =>
  new Promise((resolve, reject) => {
    const started = performance.now();
    http
      .get({ host: '127.0.0.1', port, path, agent: false }, (res) => {
        const ttfb = performance.now() - started;
        let bytes = 0;
        res.on('data', (d) => (bytes += d.length));
        res.on('end', () => resolve({ ttfb, bytes, total: performance.now() - started }));
      })
      .on('error', reject);
  });

test('the shaper costs two round trips to the first byte and enforces the rate', async () => {
  const size = 100_000;
  const origin = http.createServer((_req, res) => res.end(Buffer.alloc(size)));
  await new Promise((r) => origin.listen(0, '127.0.0.1', r));
  const shaper = await createShaper({ host: '127.0.0.1', port: origin.address().port });
  try {
    shaper.reset({ rttMs: 100, downKbps: 1600, upKbps: 750 });
    const slow = await get(shaper.port);
    assert.equal(slow.bytes, size);
    assert.ok(slow.ttfb > 195 && slow.ttfb < 300, `TTFB ${slow.ttfb}`);
    const ideal = 200 + (size * 8) / 1600;
    assert.ok(slow.total > ideal * 0.95 && slow.total < ideal * 1.5, `total ${slow.total}, ideal ${ideal}`);
    assert.ok(shaper.stats.down >= size);

    shaper.reset({ rttMs: 0, downKbps: 0, upKbps: 0 });
    const fast = await get(shaper.port);
    assert.equal(fast.bytes, size);
    assert.ok(fast.total < 100);
  } finally {
    await shaper.close();
    origin.closeAllConnections();
    origin.close();
  }
});

test('percentile and summary', () => {
  assert.equal(percentile([3, 1, 2], 0.5), 2);
  assert.equal(percentile([1, 2, 3, 4], 0.5), 2.5);
  assert.deepEqual(summarise([{ fcp: 1 }, { fcp: 3 }, { fcp: null }]).fcp, { median: 2, min: 1, max: 3, n: 2 });
  const t = table({ a: summarise([{ fcp: 100 }]), b: summarise([{ fcp: 150 }]) }, ['a', 'b']);
  assert.match(t, /\| FCP, ms \| 100 \| 150 x1\.50 \|/);
});

test('a goal is met, missed, or not run', () => {
  const goal = { label: 'x', unit: 'ms', digits: 0, read: ({ plaza, limit }) => ({ plaza, limit, goal: '' }) };
  assert.equal(judge(goal, { plaza: 10, limit: 10 }).met, true);
  assert.equal(judge(goal, { plaza: 11, limit: 10 }).met, false);
  assert.equal(judge(goal, { plaza: 10.04, limit: 10 }).met, true);
  assert.equal(judge({ ...goal, digits: 1 }, { plaza: 10.06, limit: 10 }).met, false);
  assert.equal(judge(goal, { limit: 10 }).met, undefined);
});

test('a ratio that grows where the processor is slower is told; what a later run is held against is the share of each goal', () => {
  const figures = (plaza, blank) => ({ plaza: { fcp: { median: plaza } }, blank: { fcp: { median: blank } } });
  const run = { targets: figures(600, 500), slower: figures(900, 600), sizes: {} };
  const [fcp, ...others] = movedRatios(run);
  assert.deepEqual(others, []);
  assert.deepEqual([fcp.label, fcp.usual, fcp.slow, fcp.met], ['FCP', 1.2, 1.5, false]);
  assert.equal(movedRatios({ ...run, slower: figures(720, 600) })[0].met, true);
  assert.deepEqual(movedRatios({ targets: run.targets }), []);
  assert.deepEqual(sharesOf(run), { FCP: 0.96 });
});
