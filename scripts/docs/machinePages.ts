import type { Table } from '@/lib/machine/machine';
import { mermaid } from '@/lib/machine/mermaid';
import { filesBelow, generatedFrom, loadModules } from './modules';

const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && Object.values(value).every((row) => typeof row === 'object');

/** The table of a machine file: `<name>Table`, or the `table` of a machine bound to it. */
function tableOf(module: Record<string, unknown>): Table | undefined {
  for (const [name, value] of Object.entries(module)) {
    if (name.endsWith('Table') && isTable(value)) return value;
  }
  for (const value of Object.values(module)) {
    if (typeof value === 'object' && value !== null && 'table' in value && isTable(value.table)) return value.table;
  }
  return undefined;
}

function startOf(module: Record<string, unknown>, table: Table): string {
  const [, start] = Object.entries(module).find(([name]) => name.endsWith('Start')) ?? [];
  const at = typeof start === 'object' && start !== null && 'at' in start ? start.at : start;
  return typeof at === 'string' ? at : (Object.keys(table)[0] ?? '');
}

/** The page of one machine. */
export function machinePage(file: string, name: string, table: Table, start: string): string {
  const rows = Object.entries(table).map(([state, events]) => {
    const arms = Object.entries(events).map(([event, targets]) => `\`${event}\` → ${targets.join(' \\| ')}`);
    return `| ${state}${state === start ? ' (start)' : ''} | ${arms.join('<br>') || 'final'} |`;
  });
  return [
    generatedFrom(`\`${file}\``),
    `# ${name}\n\n`,
    `\`\`\`mermaid\n${mermaid(table, start)}\n\`\`\`\n\n`,
    `| state | event → next state |\n|---|---|\n${rows.join('\n')}\n\n`,
    'An event that a state does not list changes nothing.\n',
  ].join('');
}

/** One page for every `*Machine.ts` of the app that holds a transition table. */
export async function machinePages(): Promise<[file: string, text: string][]> {
  const files = filesBelow('src', /Machine\.ts$/).filter((file) => !file.includes('/testing/'));
  const modules = await loadModules(files);
  return files.map((file, index) => {
    const name = /(\w+)Machine\.ts$/.exec(file)?.[1] ?? file;
    const module = modules[index] ?? {};
    const table = tableOf(module);
    if (table === undefined) throw new Error(`${file} exports no transition table`);
    return [`docs/machines/${name}.md`, machinePage(file, name, table, startOf(module, table))];
  });
}
