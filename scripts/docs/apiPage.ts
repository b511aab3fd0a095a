import type { Call } from '@/contract/call';
import type { allCalls } from '@/contract/calls/all';
import { filesBelow, generatedFrom, loadModules } from './modules';
import { fieldTable, isSchema, type SchemaNode, typeText } from './schemaText';

const intro = `# The HTTP API

Base \`/api\`. Every answer is \`{ code, data, msg, traceId? }\`: code 0 is good and \`data\` is the answer below, 2 an invalid
session, any other code comes with a message for the member. Bodies are form-encoded unless a call says otherwise;
\`appID\` is part of every body or query, \`uid\` and \`token\` travel in headers. A page of records is
\`{ records, total, currentPage, pageSize, hasMore?, lastId?, asOf? }\`; pages count from 1.

`;

/** A schema belongs to the names exported by src/contract: entities that several calls share. */
async function entityNames(): Promise<Map<SchemaNode, string>> {
  const files = filesBelow('src/contract', /^[a-z]\w*\.ts$/).filter((file) => !/calls\/|test/.test(file));
  const own = ['src/contract/calls/all.ts', ...files];
  const [calls, ...modules] = await loadModules(own);
  loaded = (calls as { allCalls: typeof allCalls }).allCalls;
  const names = new Map<SchemaNode, string>();
  for (const module of modules) {
    for (const [name, value] of Object.entries(module)) {
      if (isSchema(value) && value.entries && Object.keys(value.entries).length > 0) names.set(value, name);
    }
  }
  return names;
}

/** The calls of the same load as the entities: only then are their schemas the same objects. */
let loaded: typeof allCalls = {};

const travelling = ({ method, encoding }: Call): string =>
  method === 'GET' ? 'fields in the query' : `${encoding} body`;

function callText(name: string, call: Call, names: ReadonlyMap<SchemaNode, string>): string {
  const input = call.input as unknown as SchemaNode;
  const fields = Object.keys(input.entries ?? {}).length > 0 ? fieldTable(input, names) : 'No fields of its own.\n';
  return [
    `### ${call.method} /api/${call.path}\n\n`,
    `\`${name}\` · ${call.access === 'member' ? 'needs login' : 'open to guests'} · ${travelling(call)}\n\n`,
    `${fields}\n`,
    `Answer: ${typeText(call.output as unknown as SchemaNode, names)}\n`,
  ].join('');
}

/** `docs/API.md`: every call of the contract and every entity they carry. */
export async function apiPage(): Promise<string> {
  const names = await entityNames();
  const calls = Object.entries(loaded);
  const overview = calls.map(
    ([name, call]) => `| ${call.method} | /api/${call.path} | ${name} | ${call.access === 'member' ? '🔒' : ''} |`,
  );
  const used = new Set(
    calls.flatMap(([name, call]) => [...callText(name, call, names).matchAll(/\]\(#(\w+)\)/g)].map((m) => m[1])),
  );
  const entities = [...names].map(([schema, name]) => ({ name, text: `### ${name}\n\n${fieldTable(schema, names)}` }));
  // An entity may be reached only through another one.
  for (let size = -1; size !== used.size; ) {
    size = used.size;
    for (const { name, text } of entities) {
      if (used.has(name.toLowerCase())) for (const match of text.matchAll(/\]\(#(\w+)\)/g)) used.add(match[1]);
    }
  }
  const shown = entities
    .filter(({ name }) => used.has(name.toLowerCase()))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  return [
    generatedFrom('`src/contract`'),
    intro,
    `## Overview\n\n| method | path | name | login |\n|---|---|---|---|\n${overview.join('\n')}\n\n`,
    `## Calls\n\n${calls.map(([name, call]) => callText(name, call, names)).join('\n')}\n`,
    `## Entities\n\n${shown.map(({ text }) => text).join('\n')}`,
  ].join('');
}
