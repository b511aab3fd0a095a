import { anyPicture, html, key, moment, picture } from '@server/import/format/fields';
import { type ContentKind, placeSchema } from '@server/import/kinds/contentKind';
import type { ContentField } from '@/contract/desk/content';

/** A schema of valibot, as far as a form is drawn from it. */
interface Node {
  type: string;
  wrapped?: Node;
  entries?: Record<string, Node>;
  options?: readonly unknown[];
  literal?: unknown;
  item?: Node;
  pipe?: readonly { type: string; requirement?: unknown }[];
}

const DIAMONDS = new Set(
  'price coins bonus firstBonus priceCoins reward invitedCoins inviterCoins makeupPrice'.split(' '),
);
const FEN = new Set(['priceFen', 'originFen']);
/** A text beyond so many letters is written in a larger field. */
const LINE = 120;

const isSame = (node: Node, schema: unknown): boolean => (node as unknown) === schema;

function bound(node: Node, ...types: string[]): number | null {
  const found = node.pipe?.find(({ type }) => types.includes(type))?.requirement;
  return typeof found === 'number' ? found : null;
}

function listField(item: Node): Partial<ContentField> {
  if (isSame(item, anyPicture) || isSame(item, picture)) return { kind: 'pictures' };
  if (item.type === 'string') return { kind: 'lines' };
  return { kind: 'list', fields: fieldsOf(item).map(({ fields: _none, ...field }) => field) };
}

function kindOf(name: string, node: Node): Partial<ContentField> {
  if (isSame(node, html)) return { kind: 'html' };
  if (isSame(node, moment)) return { kind: 'moment' };
  if (isSame(node, key)) return { kind: 'ref' };
  if (isSame(node, anyPicture) || isSame(node, picture)) return { kind: 'picture' };
  if (node.type === 'array' && node.item) return listField(node.item);
  if (node.type === 'boolean') return { kind: 'switch' };
  if (node.type === 'literal') return { kind: 'choice', options: [String(node.literal)] };
  if (node.type === 'picklist') return { kind: 'choice', options: (node.options ?? []).map(String) };
  if (node.type === 'number') return { kind: FEN.has(name) ? 'fen' : DIAMONDS.has(name) ? 'diamonds' : 'number' };
  if (node.type === 'union') return { kind: 'target' };
  return { kind: (bound(node, 'max_length') ?? 0) > LINE ? 'long' : 'text' };
}

function fieldOf(name: string, given: Node): ContentField {
  const required = given.type !== 'optional';
  const node = given.wrapped ?? given;
  return {
    name,
    kind: 'text',
    required,
    most: bound(node, 'max_length', 'max_value'),
    least: bound(node, 'min_value'),
    options: [],
    fields: [],
    ...kindOf(name, node),
  };
}

/** One field of what the kinds of a variant call the same: it has the choices of all, and the fields of all. */
function joined(one: ContentField, other: ContentField): ContentField {
  return {
    ...one,
    required: one.required && other.required,
    options: [...new Set([...one.options, ...other.options])],
    fields: joinedFields(one.fields, other.fields, (field) => ({ ...field, required: false })),
  };
}

function joinedFields<F extends { name: string }>(
  ones: readonly F[],
  others: readonly F[],
  loosened: (field: F) => F,
): F[] {
  const has = (fields: readonly F[], { name }: F) => fields.some((field) => field.name === name);
  return [
    ...ones.map((field) => (has(others, field) ? field : loosened(field))),
    ...others.filter((field) => !has(ones, field)).map(loosened),
  ];
}

function fieldsOf(schema: Node): ContentField[] {
  if (schema.type === 'variant') {
    return ((schema.options ?? []) as Node[]).map(fieldsOf).reduce((all, fields) => {
      const loosened = joinedFields(all, fields, (field) => ({ ...field, required: false }));
      return loosened.map((field) => {
        const [one, other] = [all, fields].map((each) => each.find(({ name }) => name === field.name));
        return one && other ? joined(one, other) : field;
      });
    });
  }
  return Object.entries(schema.entries ?? {}).map(([name, node]) => fieldOf(name, node));
}

/** The form of a kind, drawn from the format that it is checked by. */
export function formOf({ schema, place, hidden = [] }: ContentKind): ContentField[] {
  const own = fieldsOf(schema).filter(({ name }) => name !== 'key' && !hidden.includes(name));
  return [...own, ...place.map((name) => fieldOf(name, placeSchema[name]))];
}
