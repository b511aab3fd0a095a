#!/usr/bin/env node
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { BROWSER_FLAGS } from './lib/browser.mjs';
import { localCertificate } from './lib/cert.mjs';
import { measureRun } from './lib/measure.mjs';
import { PROFILES } from './lib/profiles.mjs';
import { summarise, table } from './lib/report.mjs';
import { serveDir } from './lib/server.mjs';
import { createShaper } from './lib/shaper.mjs';

const _HELP = `node bench.mjs --target name=URL_or_dir [--target ...] [options]
  --target name=URL|dir     repeatable; the first is the base of the ratios
  --scenario name=file.mjs  optional, per target: see README.md
  --runs N                  default 5
  --profiles a,b            of ${Object.keys(PROFILES).join(', ')}; default slow4g,none
  --parts a,b               of repeat,route,scroll (load is always measured); default all
  --json file               raw runs and summary
  --md file                 the printed tables
  --chromium path           default $CHROMIUM_PATH, else Playwright's own`;

const { values: opt } = parseArgs({
  options: {
    target: { type: 'string', multiple: true },
    scenario: { type: 'string', multiple: true, default: [] },
    runs: { type: 'string', default: '5' },
    profiles: { type: 'string', default: 'slow4g,none' },
    parts: { type: 'string', default: 'repeat,route,scroll' },
    json: { type: 'string' },
    md: { type: 'string' },
    chromium: { type: 'string' },
    help: { type: 'boolean' },
  },
});
if (opt.help || !opt.target) {
  process.exit(opt.help ? 0 : 2);
}

const RUN_CAP_MS = 150_000;
const within = (ms, promise) => {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no result within ${ms} ms`)), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
};
const split = (s) => {
  const i = s.indexOf('=');
  return [s.slice(0, i), s.slice(i + 1)];
};
const scenarios = Object.fromEntries(opt.scenario.map(split));
const parts = new Set(opt.parts.split(',').filter(Boolean));
const profiles = opt.profiles.split(',').map((name) => {
  if (!PROFILES[name]) throw new Error(`unknown profile ${name}`);
  return [name, PROFILES[name]];
});
const runs = Number(opt.runs);

const certificate = localCertificate();
const targets = [];
const hostRules = [];
for (const [name, where] of opt.target.map(split)) {
  const scenario = scenarios[name] ? (await import(pathToFileURL(path.resolve(scenarios[name])).href)).default : {};
  let origin, url, server;
  if (/^https?:/.test(where)) {
    url = new URL(where);
    const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
    origin = { host: url.hostname, port };
  } else {
    server = await serveDir(path.resolve(where), certificate, { api: scenario.api, fallback: scenario.fallback });
    origin = { host: '127.0.0.1', port: server.port };
    url = new URL(`https://localhost:${server.port}/`);
  }
  const shaper = await createShaper(origin);
  // Chromium reaches every target through its shaper; any other host does not resolve.
  if (['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)) url.host = `localhost:${shaper.port}`;
  else hostRules.push(`MAP ${url.hostname} 127.0.0.1:${shaper.port}`);
  targets.push({ name, where, url: url.href, scenario, server, shaper, runs: {} });
}

const names = targets.map((t) => t.name);
const browser = await chromium.launch({
  ...(opt.chromium ? { executablePath: opt.chromium } : browserPath()),
  args: [
    ...BROWSER_FLAGS,
    `--ignore-certificate-errors-spki-list=${certificate.spkiHash}`,
    `--host-resolver-rules=${[...hostRules, 'MAP * ~NOTFOUND', 'EXCLUDE localhost', 'EXCLUDE 127.0.0.1'].join(', ')}`,
  ],
});

const startedAt = new Date().toISOString();
const environment = {
  startedAt,
  chromium: browser.version(),
  node: process.version,
  cpus: os.cpus().length,
  loadBefore: os.loadavg()[0],
};
try {
  for (let run = 0; run < runs; run++) {
    for (const [profileName, profile] of profiles) {
      for (const t of targets) {
        const began = performance.now();
        try {
          const r = await within(RUN_CAP_MS, measureRun(browser, t, profile, parts));
          t.runs[profileName] ??= [];
          t.runs[profileName].push(r);
          process.stderr.write(
            `run ${run + 1}/${runs} ${profileName} ${t.name}: FCP ${Math.round(r.fcp)} LCP ${Math.round(r.lcp)} TBT ${Math.round(r.tbt)} (${((performance.now() - began) / 1000).toFixed(1)} s, cpu ${Math.round(r.cpuIndex)})\n`,
          );
        } catch (error) {
          for (const c of browser.contexts()) await c.close().catch(() => {});
          process.stderr.write(
            `run ${run + 1}/${runs} ${profileName} ${t.name}: FAILED ${String(error).split('\n')[0]}\n`,
          );
        }
      }
    }
    writeResults();
  }
} finally {
  environment.loadAfter = os.loadavg()[0];
  await browser.close();
  for (const t of targets) {
    await t.shaper.close();
    await t.server?.close();
  }
}
process.exit(0);

/** Summarises all runs so far, writes --json and --md, and returns the tables. Called after every round. */
function writeResults() {
  const summary = {};
  let text = '';
  for (const [profileName, profile] of profiles) {
    summary[profileName] = Object.fromEntries(targets.map((t) => [t.name, summarise(t.runs[profileName] ?? [])]));
    const done = Math.max(...targets.map((t) => t.runs[profileName]?.length ?? 0));
    text += `\n### ${profile.label}; ${done} runs, median (min-max), ratio to ${names[0]}\n\n${table(summary[profileName], names)}\n`;
  }
  const indices = targets.flatMap((t) =>
    Object.values(t.runs)
      .flat()
      .map((r) => r.cpuIndex),
  );
  const cpu = summarise(indices.map((cpuIndex) => ({ cpuIndex }))).cpuIndex;
  if (cpu && cpu.min < 0.7 * cpu.median)
    text += `\nNote: the machine was disturbed during some runs (CPU index ${Math.round(cpu.min)} to ${Math.round(cpu.max)}, median ${Math.round(cpu.median)}).\n`;
  if (opt.md) fs.writeFileSync(opt.md, text.trimStart());
  if (opt.json) {
    fs.writeFileSync(
      opt.json,
      JSON.stringify(
        {
          environment: { ...environment, cpuIndex: cpu },
          profiles: Object.fromEntries(profiles),
          summary,
          targets: Object.fromEntries(targets.map((t) => [t.name, { sizes: t.server?.sizes, runs: t.runs }])),
        },
        null,
        1,
      ),
    );
  }
  return text;
}
