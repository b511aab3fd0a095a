#!/usr/bin/env node
/**
 * What pictures cost from a host of their own: a page of six, each 12 KB, from its own host and from another one, over slow 4G and
 * HTTP/2 (docs/decisions/0043). `npm run bench:host -- [--runs 12]`.
 */
import http2 from 'node:http2';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { say } from '../scripts/lib/run.mjs';
import { BROWSER_FLAGS, browserPath } from './lib/browser.mjs';
import { localCertificate } from './lib/cert.mjs';
import { median } from './lib/numbers.mjs';
import { PROFILES } from './lib/profiles.mjs';
import { createShaper } from './lib/shaper.mjs';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '12' } } });
const { key, cert, spkiHash } = localCertificate();
/** A dot, and as many bytes behind it as a cover has. */
const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const PICTURE = Buffer.concat([Buffer.from(DOT, 'base64'), Buffer.alloc(12_000)]);

const server = http2.createSecureServer({ key, cert });
server.on('stream', (stream, { ':path': path }) => {
  const { pathname, searchParams } = new URL(path, 'https://localhost');
  if (pathname !== '/page') {
    stream.respond({ ':status': 200, 'content-type': 'image/png', 'timing-allow-origin': '*' });
    return stream.end(PICTURE);
  }
  const pictures = [1, 2, 3, 4, 5, 6].map((n) => `<img src="${searchParams.get('from')}/picture${n}">`);
  stream.respond({ ':status': 200, 'content-type': 'text/html' });
  stream.end(`<!doctype html><title>.</title><link rel="icon" href="data:,">${pictures.join('')}`);
});
await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
const shaper = await createShaper({ host: '127.0.0.1', port: server.address().port });
const flags = [...BROWSER_FLAGS, `--ignore-certificate-errors-spki-list=${spkiHash}`];
const browser = await chromium.launch({ args: flags, ...(await browserPath()) });

const from = { 'the same host': '', 'another host': `https://127.0.0.1:${shaper.port}` };
const times = { 'the same host': [], 'another host': [] };
for (let run = 0; run < Number(values.runs); run += 1) {
  for (const [name, host] of Object.entries(from)) {
    shaper.reset(PROFILES.slow4g);
    const page = await browser.newPage();
    await page.goto(`https://localhost:${shaper.port}/page?from=${host}`, { waitUntil: 'load' });
    const ends = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap((one) => (one.name.includes('/picture') ? [one.responseEnd] : [])),
    );
    times[name].push({ first: Math.min(...ends), last: Math.max(...ends) });
    await page.context().close();
  }
}
for (const [name, all] of Object.entries(times)) {
  const [first, last] = ['first', 'last'].map((which) => Math.round(median(all.map((one) => one[which]))));
  say(`pictures from ${name}: the first after ${first} ms, the last after ${last} ms`);
}
await browser.close();
await shaper.close();
server.close();
process.exit(0);
