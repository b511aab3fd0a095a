import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Database } from '@server/db/database';
import { createMetrics } from '@server/http/metrics/metrics';
import { contentFiles } from '@server/import/format/content';
import { velocityRules } from '@server/velocity/rules';
import { createVelocity } from '@server/velocity/velocity';
import { AppConfig, readConfig } from '@/shell/config/appConfig';

const page = (name: string) => readFileSync(name, 'utf8');
const blocks = (text: string, language: string) =>
  [...text.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, inner = '']) => inner);
/** Metrics are only listed here, so nobody asks it anything. */
const database = { engine: 'pglite', load: () => ({ max: 1, open: 1, busy: 0, waiting: 0 }) } as Database;

describe('docs/CONFIG.md', () => {
  const text = page('docs/CONFIG.md');

  it('A1: names every field of the schema', () => {
    const rows = text.split('\n').filter((line) => line.startsWith('| `'));
    const named = Object.keys(AppConfig.entries).filter((field) =>
      rows.some((row) => row.split('|')[1]?.includes(`\`${field}\``)),
    );
    expect(named).toEqual(Object.keys(AppConfig.entries));
  });

  it('A1: shows a file without faults, and says of a bad one what the app says', () => {
    const [good = '', bad = ''] = blocks(text, 'json');
    expect(readConfig(JSON.parse(good)).faults).toEqual([]);
    expect(`${readConfig(JSON.parse(bad)).faults.join('\n')}\n`).toBe(blocks(text, 'text')[0]);
  });
});

describe('docs/OPERATE.md', () => {
  const text = page('docs/OPERATE.md');

  /** The names of what a process with everything measures. */
  const measuredHere = async (): Promise<string[]> => {
    const replica = { isFit: () => true, shows: async () => true, point: async () => 0, stop: () => {} };
    const metrics = createMetrics({
      ...{ database: { ...database, replica }, version: 'test', config: { smsBudget: { hour: 1000, day: 10_000 } } },
      limits: {
        ...{ count: async () => null, sit: async () => null, watch: () => {}, close: async () => {} },
        ...{ isUp: () => true, missed: () => 0 },
      },
      velocity: createVelocity(velocityRules),
    });
    return [...(await metrics.text()).matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name);
  };

  it('shows every velocity rule as it holds unless somebody says otherwise', () => {
    const rows = Object.entries(velocityRules).map(([name, { counts, per, hours, most, effect, may }]) => {
      const others = may.filter((one) => one !== effect).map((one) => `\`${one}\``);
      const or = others.length > 0 ? ` (or ${others.join(', ')})` : '';
      return `| \`${name}\` | ${counts} | ${per} | ${hours} | ${most} | \`${effect}\`${or} |`;
    });
    expect(text).toContain(`${rows.join('\n')}\n`);
  });

  it('names every metric of ours, and of the process only such as there are', async () => {
    const names = await measuredHere();
    const ours = (name: string) => name.startsWith('plaza_');
    const table = text.split('\n').filter((line) => line.startsWith('| `'));
    const told = [...table.join('\n').matchAll(/`((?:plaza|process|nodejs)_\w+)`/g)].map(([, name = '']) => name);
    expect(told.filter(ours).sort()).toEqual(names.filter(ours).sort());
    expect(told.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('watches in its alerts and on its board only what is measured, and promtool finds the alerts as they are meant', async () => {
    const measured = await measuredHere();
    for (const file of ['plaza.rules.yml', 'plaza.dashboard.json']) {
      const asked = [...page(`docs/monitoring/${file}`).matchAll(/\b(?:plaza|process|nodejs)_\w+(?=[{[) ><=]|$)/gm)];
      const names = asked.map(([name]) => name.replace(/_bucket$/, ''));
      expect(names.length).toBeGreaterThan(5);
      expect(names.filter((name) => !measured.includes(name))).toEqual([]);
    }
    const tried = spawnSync('promtool', ['test', 'rules', 'docs/monitoring/plaza.rules.test.yml'], {
      encoding: 'utf8',
    });
    // Only where the machine has Prometheus.
    if (tried.error === undefined) expect(`${tried.status} ${tried.stdout}${tried.stderr}`).toMatch(/^0 /);
  });

  it('names every file of an operator’s content', () => {
    for (const file of Object.keys(contentFiles)) expect(text).toContain(`| \`${file}\` |`);
  });

  it('tells every variable of the environment, here or in the README', () => {
    const source = page('server/variables.ts');
    const variables = [...source.matchAll(/^ {2}([A-Z][A-Z_]+): v\./gm)].map(([, name = '']) => name);
    expect(variables.length).toBeGreaterThan(25);
    const both = `${text}${page('README.md')}`;
    expect(variables.filter((name) => !both.includes(`\`${name}\``))).toEqual([]);
  });

  it('names only commands there are', () => {
    const { scripts } = JSON.parse(page('package.json')) as { scripts: Record<string, string> };
    const commands = [...text.matchAll(/npm run (?:-s )?([a-z:]*[a-z])/g)].map(([, name = '']) => name);
    expect([...new Set(commands)].filter((name) => name !== 'db' && scripts[name] === undefined)).toEqual([]);
  });
});
