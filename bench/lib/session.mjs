import fs from 'node:fs';
import os from 'node:os';
import { chromium } from '@playwright/test';
import { BROWSER_FLAGS, browserPath } from './browser.mjs';
import { localCertificate } from './cert.mjs';
import { serveApp } from './front.mjs';
import { measureRun } from './measure.mjs';
import { PROFILES } from './profiles.mjs';
import { summarise, table } from './report.mjs';
import { sendApi, serveDir } from './server.mjs';
import { createShaper } from './shaper.mjs';

const RUN_CAP_MS = 240_000;

function within(ms, promise) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no result within ${ms} ms`)), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Serves one target: a folder, or an app behind HTTP/2 (`app`: its origin), or any address (`url`), each through a shaper. */
async function open({ name, dir, app, url: address, scenario = {} }, certificate) {
  let server;
  let url;
  let rule;
  if (dir) server = await serveDir(dir, certificate, { api: scenario.api, fallback: scenario.fallback });
  if (app) server = await serveApp(app, certificate, { api: scenario.api, answerWith: sendApi });
  if (server) url = new URL(`https://localhost:${server.port}/`);
  else url = new URL(address);
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  const shaper = await createShaper({ host: server ? '127.0.0.1' : url.hostname, port });
  // Chromium reaches every target through its shaper; any other host does not resolve.
  if (['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)) url.host = `localhost:${shaper.port}`;
  else rule = `MAP ${url.hostname} 127.0.0.1:${shaper.port}`;
  return { name, url: url.href, scenario, server, shaper, rule, runs: {} };
}

/**
 * Measures targets side by side, interleaved, each run in a fresh browser context.
 * `onRound` hears the results after every round, so that a long session that breaks off has not been for nothing.
 * @returns {{ environment, summary, runs, sizes, text }} `summary[profile][target][metric]` = { median, min, max, n }
 */
export async function compare({ targets: wanted, runs = 5, profiles = ['slow4g'], parts = [], onRound, chromiumPath }) {
  const certificate = localCertificate();
  const targets = [];
  for (const one of wanted) targets.push(await open(one, certificate));
  const rules = [
    ...targets.flatMap(({ rule }) => rule ?? []),
    'MAP * ~NOTFOUND',
    'EXCLUDE localhost',
    'EXCLUDE 127.0.0.1',
  ];
  const browser = await chromium.launch({
    ...(chromiumPath ? { executablePath: chromiumPath } : await browserPath()),
    args: [
      ...BROWSER_FLAGS,
      `--ignore-certificate-errors-spki-list=${certificate.spkiHash}`,
      `--host-resolver-rules=${rules.join(', ')}`,
    ],
  });
  const environment = {
    startedAt: new Date().toISOString(),
    chromium: browser.version(),
    node: process.version,
    cpus: os.cpus().length,
    machine: `${os.cpus()[0].model}, ${os.cpus().length} cores`,
    loadBefore: os.loadavg()[0],
  };
  let results;
  try {
    for (let run = 0; run < runs; run += 1) {
      for (const profile of profiles)
        for (const target of targets) await measure(browser, target, profile, { run, runs, parts });
      results = { environment, ...summed(targets, profiles) };
      onRound?.(results);
    }
  } finally {
    environment.loadAfter = os.loadavg()[0];
    await browser.close();
    for (const { shaper, server } of targets) {
      await shaper.close();
      await server?.close();
    }
  }
  return results;
}

async function measure(browser, target, profile, { run, runs, parts }) {
  const began = performance.now();
  const label = `run ${run + 1}/${runs} ${profile} ${target.name}`;
  try {
    const result = await within(RUN_CAP_MS, measureRun(browser, target, PROFILES[profile], new Set(parts)));
    target.runs[profile] ??= [];
    target.runs[profile].push(result);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const said = ['fcp', 'lcp', 'tbt'].flatMap((metric) =>
      result[metric] === undefined ? [] : `${metric.toUpperCase()} ${Math.round(result[metric])} `,
    );
    process.stderr.write(`${label}: ${said.join('')}(${seconds} s, cpu ${Math.round(result.cpuIndex)})\n`);
  } catch (fault) {
    for (const context of browser.contexts()) await context.close().catch(() => {});
    process.stderr.write(`${label}: FAILED ${String(fault).split('\n')[0]}\n`);
  }
}

function summed(targets, profiles) {
  const names = targets.map(({ name }) => name);
  const summary = {};
  let text = '';
  for (const profile of profiles) {
    summary[profile] = Object.fromEntries(targets.map(({ name, runs }) => [name, summarise(runs[profile] ?? [])]));
    const done = Math.max(...targets.map(({ runs }) => runs[profile]?.length ?? 0));
    text += `\n### ${PROFILES[profile].label}; ${done} runs, median (min-max), ratio to ${names[0]}\n\n${table(summary[profile], names)}\n`;
  }
  const indices = targets.flatMap(({ runs }) => Object.values(runs).flat()).map(({ cpuIndex }) => ({ cpuIndex }));
  const cpu = summarise(indices).cpuIndex;
  if (cpu && cpu.min < 0.7 * cpu.median)
    text += `\nNote: the machine was disturbed during some runs (CPU index ${Math.round(cpu.min)} to ${Math.round(cpu.max)}, median ${Math.round(cpu.median)}).\n`;
  const runs = Object.fromEntries(targets.map((target) => [target.name, target.runs]));
  const sizes = Object.fromEntries(targets.map(({ name, server }) => [name, server?.sizes]));
  return { summary, runs, sizes, cpu, text: text.trimStart() };
}

/** Writes results where the options say. */
export function writeResults({ text, ...rest }, { json, md }) {
  if (md) fs.writeFileSync(md, text);
  if (json) fs.writeFileSync(json, JSON.stringify(rest, null, 1));
}
