/** Valibot schemas as one reads them. */

/** The parts of a valibot schema or action that are read here. */
export interface SchemaNode {
  kind: string;
  type: string;
  entries?: Record<string, SchemaNode>;
  item?: SchemaNode;
  items?: SchemaNode[];
  value?: SchemaNode;
  wrapped?: SchemaNode;
  options?: unknown[];
  literal?: unknown;
  default?: unknown;
  /** What a client takes instead of a value it does not know. */
  fallback?: unknown;
  requirement?: unknown;
  pipe?: SchemaNode[];
}

export const isSchema = (value: unknown): value is SchemaNode =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

const wrappers = new Set(['optional', 'nullish', 'nullable', 'exact_optional', 'undefinedable']);

/** A field without its wrapping: whether it may be left out or be null, and what it then counts as. */
function unwrap(schema: SchemaNode): {
  inner: SchemaNode;
  optional: boolean;
  nullable: boolean;
  fallback: unknown;
} {
  let inner = schema;
  let optional = false;
  let nullable = false;
  let fallback: unknown;
  while (wrappers.has(inner.type) && inner.wrapped) {
    optional ||= inner.type !== 'nullable';
    nullable ||= inner.type === 'nullish' || inner.type === 'nullable';
    fallback ??= inner.default;
    inner = inner.wrapped;
  }
  return { inner, optional, nullable, fallback };
}

const bounds: Record<string, (requirement: unknown) => string> = {
  min_value: (least) => `≥ ${least}`,
  max_value: (most) => `≤ ${most}`,
  min_length: (least) => `length ≥ ${least}`,
  max_length: (most) => `length ≤ ${most}`,
  length: (exact) => `length ${exact}`,
  regex: (pattern) => `\`${String(pattern).replaceAll('|', '\\|')}\``,
  email: () => 'e-mail',
  url: () => 'URL',
};

function withBounds(base: string, pipe: SchemaNode[] = []): string {
  const whole = pipe.some((action) => action.type === 'integer');
  const limits = pipe.flatMap((action) => bounds[action.type]?.(action.requirement) ?? []);
  return [whole ? 'integer' : base, ...limits].join(', ');
}

const literal = (value: unknown): string => `\`${JSON.stringify(value)}\``;

/** The type in one line; named entities are linked by name, other objects are given by their fields. */
export function typeText(schema: SchemaNode, names: ReadonlyMap<SchemaNode, string>): string {
  const { inner, nullable } = unwrap(schema);
  const known = names.get(inner);
  const text = known === undefined ? plainType(inner, names) : `[${known}](#${known.toLowerCase()})`;
  const instead = schema.fallback ?? inner.fallback;
  const whole = nullable ? `${text} or null` : text;
  return instead === undefined ? whole : `${whole}, else ${literal(instead)}`;
}

function plainType(schema: SchemaNode, names: ReadonlyMap<SchemaNode, string>): string {
  const { type } = schema;
  const records = schema.entries?.records;
  if (records?.item && schema.entries?.hasMore) return `a page of ${typeText(records.item, names)}`;
  if (schema.entries !== undefined) {
    const fields = Object.entries(schema.entries).map(
      ([name, field]) => `${name}${unwrap(field).optional ? '?' : ''}: ${typeText(field, names)}`,
    );
    const open = type === 'loose_object' || type === 'object_with_rest' ? [...fields, '…'] : fields;
    return open.length === 0 ? 'nothing' : `{ ${open.join('; ')} }`;
  }
  switch (type) {
    case 'array':
      return `list of ${schema.item ? typeText(schema.item, names) : 'anything'}`;
    case 'tuple':
      return `[${(schema.items ?? []).map((item) => typeText(item, names)).join(', ')}]`;
    case 'record':
      return `map of ${schema.value ? typeText(schema.value, names) : 'anything'}`;
    case 'picklist':
      return (schema.options ?? []).map(literal).join(' \\| ');
    case 'literal':
      return literal(schema.literal);
    case 'union':
    case 'variant':
      return (schema.options ?? [])
        .filter(isSchema)
        .map((option) => typeText(option, names))
        .join(' or ');
    case 'unknown':
    case 'any':
      return 'anything';
    default:
      return withBounds(type, schema.pipe?.slice(1));
  }
}

/** The fields of an object as a table; `required` says whether leaving out is worth a column. */
export function fieldTable(
  schema: SchemaNode,
  names: ReadonlyMap<SchemaNode, string>,
  noteOn: (field: string) => string,
): string {
  const rows = Object.entries(schema.entries ?? {}).map(([name, field]) => {
    const { optional, fallback } = unwrap(field);
    const standard = fallback === undefined ? '' : literal(typeof fallback === 'function' ? '…' : fallback);
    return `| ${name} | ${typeText(field, names)} | ${optional ? 'optional' : 'required'} | ${standard} | ${noteOn(name)} |`;
  });
  return `| field | type | | default | |\n|---|---|---|---|---|\n${rows.join('\n')}\n`;
}
