import { GOALS, judge } from './goals.mjs';

const show = (value, digits, unit) =>
  value === undefined ? '' : `${value.toFixed(digits)}${unit && unit !== '×' ? ` ${unit}` : ''}`;
const times = (one, other) => (one === undefined || !other ? '' : (one / other).toFixed(2));
const VERDICT = { true: 'yes', false: '**no**', undefined: 'not run' };

function goalTable(rows) {
  const lines = rows.map(({ label, unit, digits, plaza, blank, stack, best, goal, limit, met }) => {
    const one = (value) => show(value, digits, unit);
    const ratios = [blank, stack, best].map((floor) => times(plaza, floor)).join(' | ');
    const against = /×/.test(goal) && limit !== undefined ? `${goal} = ${one(limit)}` : goal;
    return `| ${label} | ${one(plaza)} | ${one(blank)} | ${one(stack)} | ${one(best)} | ${ratios} | ${against} | ${VERDICT[met]} |`;
  });
  return [
    '| metric | Plaza | blank | stack | best | × blank | × stack | × best | goal | met |',
    '|---|---:|---:|---:|---:|---:|---:|---:|---|---|',
    ...lines,
  ].join('\n');
}

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

const PARTS = { load: 'loads', redux: 'Redux in Node', feed: 'the long feed', reader: 'the reader', cycles: 'growth' };

/** The whole of docs/PERFORMANCE.md from one run. `notes`: why goals are missed, by row; written by hand. */
export function performanceDocument(run, notes) {
  const rows = GOALS.map((goal) => judge(goal, run));
  const missed = rows.filter(({ met }) => met === false);
  const { environment, runs, earlier } = run;
  return `# Performance

Written by \`npm run bench\`; the words on missed goals come from \`bench/notes.json\`. What is measured and how: [bench/README.md](../bench/README.md).

- ${environment.startedAt.slice(0, 10)}, Chromium ${environment.chromium}, Node ${environment.node}, ${environment.cpus} cores, load before ${environment.loadBefore.toFixed(1)}, ${runs} run${runs === 1 ? '' : 's'} of each, medians, interleaved.
- Profile: slow 4G at the TCP level (150 ms round trip, 1.6 Mbps down, shared; TLS records of one packet for all), processor slowed four times, 375 × 667 at 2×. Absolute times hold for that machine and hour only: compare the ratios.
- \`blank\` is a page with one word, \`stack\` the smallest app on the same libraries, \`best\` the same with every technique on. **\`best\` asks for its data with a preload link that carries no headers; Plaza asks with the member's own**, from the boot script; the operator's settings stand in the page. Home's first picture is asked for by the page itself, as it is wherever the server has just shown home to somebody else: the first run of all goes without.
${earlier?.parts.length ? `- Not of this run but of one on ${earlier.on}: ${earlier.parts.map((part) => PARTS[part]).join(', ')}.\n` : ''}- Plaza is the build that ships, behind HTTP/2, with its policy, its own server and the demo's data; \`ready\` is data from the API on screen. The day's bulletin counts as closed.
${run.environment.loadBefore > 1 || (run.cpu && run.cpu.min < 0.7 * run.cpu.median) ? '- **The machine was busy with other work during this run**: single figures may be off by a factor; the ratios are of one run.\n' : ''}
## Goals

${goalTable(rows)}

${rows.filter(({ met }) => met).length} of ${rows.filter(({ met }) => met !== undefined).length} measured goals met.

## Missed, by how much and why

${missed.length === 0 ? 'None.' : missed.map(({ label, plaza, limit, digits, unit }) => `- **${label}**: ${show(plaza, digits, unit)}, ${times(plaza, limit) || 'over'} × the goal. ${notes[label] ?? 'Not looked into yet.'}`).join('\n')}

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
