import type { ColumnType } from 'kysely';

/** Anything a jsonb column holds. */
export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

/** A jsonb column: read as a value, written as `JSON.stringify` text, because the driver would make an array of an array. */
export type Json<T = JsonValue> = ColumnType<T, string, string>;
