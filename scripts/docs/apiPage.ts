import { type Call, hasBody } from '@/contract/call';
import { type Notes, readNotes } from './fieldNotes';
import { filesBelow, generatedFrom, loadModules } from './modules';
import { fieldTable, isSchema, type SchemaNode, typeText } from './schemaText';

const intro = `# The HTTP API

Base \`/api\`. Every answer is \`{ code, data, msg, traceId? }\`: code 0 is good and \`data\` is the answer below, 2 an invalid
session, any other code comes with a message for the member. Bodies are form-encoded unless a call says otherwise;
\`appID\` is part of every body or query, \`uid\` and \`token\` travel in headers, and to an API of
the app's own origin \`support\`, a code for the log ([SUPPORT](SUPPORT.md)). A page of records is
\`{ records, total, currentPage, pageSize, hasMore?, lastId?, asOf? }\`; pages count from 1.

A server may answer more than this page knows: further fields, and further values where values are listed. A client ignores
further fields, takes a further value for the one that the field names as *else*, and leaves out what it cannot read otherwise,
in the innermost list around it, and reports it (\`clientFault\`). What stands in no list and has no *else* is what the whole
answer is about: it cannot be read at all, so no server gives it to an app that does not know it.

`;

/** Everything the page is written from. Calls and entities come from one load: only then are they the same objects. */
interface Contract {
  calls: [name: string, call: Call][];
  names: Map<SchemaNode, string>;
  notes: Notes;
}

async function readContract(): Promise<Contract> {
  const all = 'src/contract/calls/all.ts';
  const files = filesBelow('src/contract', /^[a-z]\w*\.ts$/).filter((file) => !file.endsWith('.test.ts'));
  const entityFiles = files.filter((file) => !file.includes('/calls/'));
  const [calls, ...modules] = await loadModules([all, ...entityFiles]);
  const names = new Map<SchemaNode, string>();
  for (const [name, value] of modules.flatMap((module) => Object.entries(module))) {
    if (isSchema(value) && Object.keys(value.entries ?? {}).length > 0) names.set(value, name);
  }
  return { calls: Object.entries(calls?.allCalls as Record<string, Call>), names, notes: readNotes(files) };
}

const inline = (note: string | undefined): string => (note ?? '').replaceAll('|', '\\|');
const travelling = (call: Call): string => (hasBody(call) ? `${call.encoding} body` : 'fields in the query');
const linksIn = (text: string): string[] => [...text.matchAll(/\]\(#(\w+)\)/g)].map((match) => match[1] ?? '');

function callText([name, call]: [string, Call], { names, notes }: Contract): string {
  const input = call.input as unknown as SchemaNode;
  const noteOn = (field: string) => inline(notes.get(`${name}.${field}`));
  const fields =
    Object.keys(input.entries ?? {}).length > 0 ? fieldTable(input, names, noteOn) : 'No fields of its own.\n';
  const about = notes.get(`${name}.output`);
  return [
    `### ${call.method} /api/${call.path}\n\n`,
    `\`${name}\` · ${call.access === 'member' ? 'needs login' : 'open to guests'} · ${travelling(call)}\n\n`,
    `${fields}\n`,
    `Answer: ${typeText(call.output as unknown as SchemaNode, names)}${about === undefined ? '' : ` — ${about}`}\n`,
  ].join('');
}

/** The entities the calls carry, and those that these carry. */
function entityTexts({ names, notes }: Contract, calls: string): string[] {
  const entities = [...names].map(([schema, name]) => {
    const about = notes.get(name);
    const table = fieldTable(schema, names, (field) => inline(notes.get(`${name}.${field}`)));
    return { name, text: `### ${name}\n\n${about === undefined ? '' : `${about}\n\n`}${table}` };
  });
  const reached = new Set<string>();
  const reach = (text: string): void => {
    for (const link of linksIn(text)) {
      if (reached.has(link)) continue;
      reached.add(link);
      reach(entities.find(({ name }) => name.toLowerCase() === link)?.text ?? '');
    }
  };
  reach(calls);
  return entities
    .filter(({ name }) => reached.has(name.toLowerCase()))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ text }) => text);
}

/** `docs/API.md`: every call of the contract and every entity they carry. */
export async function apiPage(): Promise<string> {
  const contract = await readContract();
  const overview = contract.calls.map(
    ([name, call]) => `| ${call.method} | /api/${call.path} | ${name} | ${call.access === 'member' ? '🔒' : ''} |`,
  );
  const calls = contract.calls.map((entry) => callText(entry, contract)).join('\n');
  return [
    generatedFrom('`src/contract`'),
    intro,
    `## Overview\n\n| method | path | name | login |\n|---|---|---|---|\n${overview.join('\n')}\n\n`,
    `## Calls\n\n${calls}\n`,
    `## Entities\n\n${entityTexts(contract, calls).join('\n')}`,
  ].join('');
}
