import pg from 'pg';
import { prepareValue } from 'pg/lib/utils';

const { builtins, getTypeParser } = pg.types;

/** int8 as a number; a value that a double cannot hold is an error, never a rounded amount. */
function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 beyond 2^53: ${text}`);
  return value;
}

/** Oids of array types, which the driver's list of names leaves out. */
const INT8_ARRAY = 1016;
const TEXT_ARRAY: number = 1009;
const DATE_ARRAY = 1182;

function parseList<T>(text: string, parse: (element: string) => T): (T | null)[] {
  const elements = getTypeParser(TEXT_ARRAY, 'text')(text) as unknown as (string | null)[];
  return elements.map((element) => (element === null ? null : parse(element)));
}

const asText = (text: string): string => text;

function textParser(oid: number): (text: string) => unknown {
  if (oid === builtins.INT8) return parseInt8;
  // A calendar day has no time zone: the driver's local Date would shift it.
  if (oid === builtins.DATE) return asText;
  if (oid === INT8_ARRAY) return (text) => parseList(text, parseInt8);
  if (oid === DATE_ARRAY) return (text) => parseList(text, asText);
  return getTypeParser(oid, 'text');
}

/** How both engines read column values: one set of parsers, so that a type never differs by engine. */
export const columnTypes = {
  getTypeParser: (oid: number) => textParser(oid),
} as pg.CustomTypesConfig;

/** A column value as the member of a row; `null` stays null. */
export function readValue(text: string | null, oid: number): unknown {
  return text === null ? null : textParser(oid)(text);
}

/** A parameter as text, exactly as `pg` would send it. */
export function writeValue(value: unknown): string | null {
  const prepared: unknown = prepareValue(value);
  if (prepared === null || prepared === undefined) return null;
  if (typeof prepared === 'string') return prepared;
  throw new TypeError('Binary parameters are not supported; store bytes as hex text');
}
