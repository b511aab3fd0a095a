import type { Schema } from '@/contract/call';

/** As much of a valibot schema as a walk over it needs. */
interface Node {
  type: string;
  entries?: Readonly<Record<string, Node>>;
  item?: Node;
  items?: readonly Node[];
  options?: readonly unknown[];
  literal?: unknown;
  wrapped?: Node;
  key?: Node;
  value?: Node;
  pipe?: readonly { kind: string; type: string; requirement?: unknown }[];
}

/** Where one of a set of values stands in a sample, and one that is known. */
export interface ValueSet {
  path: readonly string[];
  known: unknown;
}

const isNode = (option: unknown): option is Node => typeof option === 'object' && option !== null && 'type' in option;

function nodeOf(schema: Schema): Node {
  if (isNode(schema)) return schema;
  throw new Error('Not a schema');
}

/** A text that fits the rules a contract sets. */
function textOf({ pipe = [] }: Node): string {
  const rule = (type: string) => pipe.find((one) => one.type === type)?.requirement;
  const least = Number(rule('min_length') ?? rule('length') ?? 0);
  const pattern = rule('regex');
  const texts = [
    'x'.repeat(Math.max(1, least)),
    '13800138000',
    '/media/x.webp',
    'https://plaza.example/x',
    '2026-01-01',
    '2026-01',
    '4827-1903',
  ];
  const fit = texts.find((text) => !(pattern instanceof RegExp) || pattern.test(text));
  if (fit === undefined) throw new Error(`No sample fits ${String(pattern)}`);
  return fit;
}

function numberOf({ pipe = [] }: Node): number {
  const least = pipe.find(({ type }) => type === 'min_value')?.requirement;
  return Math.max(1, Number(least ?? 1));
}

function sample(node: Node): unknown {
  switch (node.type) {
    case 'object':
    case 'loose_object':
    case 'strict_object':
      return Object.fromEntries(Object.entries(node.entries ?? {}).map(([name, entry]) => [name, sample(entry)]));
    case 'array':
      return node.item && [sample(node.item)];
    case 'tuple':
      return node.items?.map(sample);
    case 'record':
      return node.value && { 1: sample(node.value) };
    case 'optional':
    case 'nullish':
    case 'nullable':
    case 'undefinedable':
      return node.wrapped && sample(node.wrapped);
    case 'union':
    case 'variant':
      return sample(node.options?.find(isNode) ?? { type: 'nothing' });
    case 'picklist':
      return node.options?.[0];
    case 'literal':
      return node.literal;
    case 'string':
      return textOf(node);
    case 'number':
      return numberOf(node);
    case 'boolean':
      return true;
    case 'null':
      return null;
    case 'unknown':
    case 'any':
      return 'anything';
    default:
      throw new Error(`No sample of ${node.type}`);
  }
}

function sets(node: Node, path: readonly string[]): ValueSet[] {
  const below = (name: string, one: Node | undefined) => (one ? sets(one, [...path, name]) : []);
  if (node.type === 'picklist') return [{ path, known: node.options?.[0] }];
  if (node.type === 'literal' && typeof node.literal !== 'boolean') return [{ path, known: node.literal }];
  if (node.entries) return Object.entries(node.entries).flatMap(([name, entry]) => below(name, entry));
  if (node.item) return below('0', node.item);
  if (node.items) return node.items.flatMap((one, index) => below(String(index), one));
  if (node.type === 'record') return below('1', node.value);
  if (node.wrapped) return sets(node.wrapped, path);
  const first = node.options?.find(isNode);
  return first ? sets(first, path) : [];
}

/** An answer with every field there is, that the schema reads. */
export const sampleOf = (schema: Schema): unknown => sample(nodeOf(schema));

/** Every place of the sample in which one of a set of values stands. */
export const valueSets = (schema: Schema): ValueSet[] => sets(nodeOf(schema), ['']);
