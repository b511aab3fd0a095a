import { GOALS, judge, movedRatios } from './goals.mjs';

const show = (value, digits, unit) =>
  value === undefined ? '' : `${value.toFixed(digits)}${unit && unit !== '×' ? ` ${unit}` : ''}`;
const times = (one, other) => (one === undefined || !other ? '' : (one / other).toFixed(2));
const VERDICT = { true: 'yes', false: '**no**', undefined: 'not run' };

function goalTable(rows, before) {
  const lines = rows.map(({ label, unit, digits, plaza, blank, stack, best, still, goal, limit, met }) => {
    const one = (value) => show(value, digits, unit);
    const ratios = [blank, stack, best, still].map((floor) => times(plaza, floor)).join(' | ');
    const against = /×/.test(goal) && limit !== undefined ? `${goal} = ${one(limit)}` : goal;
    const share = before?.shares[label];
    return `| ${label} | ${one(plaza)} | ${one(blank)} | ${one(stack)} | ${one(best)} | ${one(still)} | ${ratios} | ${against} | ${VERDICT[met]} | ${share === undefined ? '' : share.toFixed(2)} |`;
  });
  return [
    `| metric | Plaza | blank | stack | best | still | × blank | × stack | × best | × still | goal | met now | × its goal${before ? ` on ${before.on}` : ' before'} |`,
    '|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---|---|---:|',
    ...lines,
  ].join('\n');
}

/** Met now and in the last run of another day or machine: what was met once is not met. */
const metTwice = (rows, before) =>
  rows.filter(({ label, met }) => met && before?.shares[label] !== undefined && before.shares[label] <= 1);

const movedTable = (rows) =>
  rows.length === 0
    ? 'Not run.'
    : [
        '| metric | floor | × floor, ÷ 4 | × floor, ÷ 8 | moved | within 1.2 |',
        '|---|---|---:|---:|---:|---|',
        ...rows.map(
          ({ label, floor, usual, slow, moved, met }) =>
            `| ${label} | ${floor} | ${usual.toFixed(2)} | ${slow.toFixed(2)} | ${moved.toFixed(2)} | ${VERDICT[met]} |`,
        ),
      ].join('\n');

const plainTable = (rows) =>
  rows.length === 0
    ? 'Not run.'
    : [
        `| ${Object.keys(rows[0]).join(' | ')} |`,
        `|${Object.keys(rows[0])
          .map(() => '---:')
          .join('|')}|`,
        ...rows.map((row) => `| ${Object.values(row).join(' | ')} |`),
      ].join('\n');

const figureRows = (figures = {}) =>
  Object.entries(figures).map(([what, { us, min, max }]) => ({
    what,
    median: us.toFixed(2),
    range: `${min.toFixed(2)}-${max.toFixed(2)}`,
  }));
const factRows = (facts = {}) => Object.entries(facts).map(([what, figure]) => ({ what, figure }));

/** Sources of an act that the document names. */
const DEAREST = 10;

/** What one act costs, now and at the build that `before` was measured of: counts, then the dearest sources of sampled script. */
function actTable(now, before) {
  const was = new Map(before?.sources);
  const row = (what, one, other) => ({ what, before: one?.toFixed(1) ?? '', now: other.toFixed(1) });
  return plainTable([
    ...Object.entries(now.figures).map(([what, figure]) => row(what, before?.figures[what], figure)),
    ...now.sources.slice(0, DEAREST).map(([source, ms]) => row(`\`${source}\`, ms`, was.get(source), ms)),
  ]);
}

/** Every act of `npm run bench:causes` beside the same act before. */
function causesSection(causes, before) {
  if (!causes) return 'Not run.';
  return Object.entries(causes)
    .map(([name, now]) => `### ${name}\n\n${actTable(now, before?.acts[name])}`)
    .join('\n\n');
}

const PARTS = {
  load: 'loads',
  redux: 'Redux in Node',
  feed: 'the long feed',
  reader: 'the reader',
  cycles: 'growth',
  causes: 'what an act costs',
};

/**
 * The whole of docs/PERFORMANCE.md from one run. `notes`: why goals are missed, by row, written by hand; `causesBefore`: the acts of an
 * earlier build, and which.
 */
export function performanceDocument(run, notes, causesBefore) {
  const rows = GOALS.map((goal) => judge(goal, run));
  const missed = rows.filter(({ met }) => met === false);
  const { environment, runs, earlier, before } = run;
  return `# Performance

Written by \`npm run bench\`; the words on missed goals come from \`bench/notes.json\`. What is measured and how: [bench/README.md](../bench/README.md).

- ${environment.startedAt.slice(0, 10)}, Chromium ${environment.chromium}, Node ${environment.node}, ${environment.cpus} cores, load before ${environment.loadBefore.toFixed(1)}, ${runs} run${runs === 1 ? '' : 's'} of each, medians, interleaved.
- The browser is Chromium's headless shell since 28 November 2026: a whole one computed pages of its own beside the page ([decision 0051](decisions/0051-a-browser-without-a-window.md)), and shares of earlier days are from there.
- Profile: slow 4G at the TCP level (150 ms round trip, 1.6 Mbps down, shared; TLS records of one packet for all), processor slowed four times, 375 × 667 at 2×. Absolute times hold for that machine and hour only: compare the ratios.
- \`blank\` is a page with one word, \`stack\` the smallest app on the same libraries, \`best\` the same with every technique on, \`still\` Plaza's own screens as they stand, in one page without an app: what a tap takes there is what the looks cost. **\`best\` asks for its data with a preload link that carries no headers; Plaza asks with the member's own**, from the boot script; the operator's settings stand in the page. Home's top stands in the page with its first picture, as it does wherever the server has shown home to somebody in the last ten minutes: a visitor before each run sees to that.
${earlier?.parts.length ? `- Not of this run but of one on ${earlier.on}: ${earlier.parts.map((part) => PARTS[part]).join(', ')}.\n` : ''}- Plaza is the build that ships, behind HTTP/2, with its policy, its own server and the demo's data; \`ready\` is data from the API on screen. The day's bulletin counts as closed.
${run.environment.loadBefore > 1 || (run.cpu && run.cpu.min < 0.7 * run.cpu.median) ? '- **The speed of the machine wandered during this run**: single figures may be off by a factor; the ratios are of one run.\n' : ''}
## Goals

${goalTable(rows, before)}

${rows.filter(({ met }) => met).length} of ${rows.filter(({ met }) => met !== undefined).length} measured goals met in this run, ${metTwice(rows, before).length} of them in the last run of another day or machine as well.

## A slower processor

Each ratio with the processor slowed four and eight times; one that grows says that script, style, layout or painting grows faster than in the floor.

${movedTable(movedRatios(run))}

## Missed, by how much and why

${missed.length === 0 ? 'None.' : missed.map(({ label, plaza, limit, digits, unit }) => `- **${label}**: ${show(plaza, digits, unit)}, ${times(plaza, limit) || 'over'} × the goal. ${notes[label] ?? 'Not looked into yet.'}`).join('\n')}

## What an act costs

By what does not wander with the machine, at full speed and without a network (\`npm run bench:causes\`). Before: ${causesBefore?.of ?? 'nothing'}. Times are the profiler's, which slows script down: compare them, do not add them up.

${causesSection(run.causes, causesBefore)}

## Redux in Node

µs an action; a jump in ms.

${plainTable(figureRows(run.redux))}

## Long lists and the reader

${plainTable([...factRows(run.feed), ...factRows(run.reader)])}

## Growth

Heap and DOM nodes (CDP counts text and comments too) after route switches home, tab, home:

${plainTable(run.cycles?.cycles ?? [])}

With each further page visited and left again; ten are kept:

${plainTable(run.cycles?.kept ?? [])}

Feed length:

${plainTable(run.growth ?? [])}

## All figures of the loads

${run.text}`;
}
