/** What a heap is made of: the app's own data apart from compiled code and from what the browser notes for its tools. */

const DATA = new Set([
  'array',
  'object',
  'closure',
  'regexp',
  'number',
  'bigint',
  'symbol',
  'string',
  'concatenated string',
  'sliced string',
]);

/** KB of the app's data, of compiled code and of the rest, in a heap as `HeapProfiler` writes it. */
function heapParts(text) {
  const { nodes, strings, snapshot } = JSON.parse(text);
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size, width] = [fields.indexOf('type'), fields.indexOf('self_size'), fields.length];
  const parts = { data: 0, code: 0, other: 0 };
  for (let at = 0; at < nodes.length; at += width) {
    const kind = types[type][nodes[at + type]];
    // The engine's own shapes and scopes of code that was loaded count as code.
    const isEngine = strings[nodes[at + fields.indexOf('name')]].startsWith('system /');
    const part = kind === 'code' || isEngine ? 'code' : DATA.has(kind) ? 'data' : 'other';
    parts[part] += nodes[at + size];
  }
  return Object.fromEntries(Object.entries(parts).map(([part, bytes]) => [part, Math.round(bytes / 1024)]));
}

/** Takes a heap apart as it is now. */
export async function takeHeapParts(cdp) {
  const chunks = [];
  const keep = ({ chunk }) => chunks.push(chunk);
  cdp.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await cdp.send('HeapProfiler.takeHeapSnapshot');
  cdp.off('HeapProfiler.addHeapSnapshotChunk', keep);
  return heapParts(chunks.join(''));
}
