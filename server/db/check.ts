import { sql } from 'kysely';
import type { Reader } from './database';
import { rules as allRules } from './rules';

/** Something that must hold over the whole database; its query answers the rows that break it. */
export interface Rule {
  name: string;
  /** A select whose every row is a fault, with a text column `detail`. */
  breaches: string;
}

/** A broken rule and the first rows that break it. */
export interface Breach {
  rule: string;
  details: string[];
}

const SHOWN = 5;

/** Asks every rule; an empty answer means the database is sound. */
export async function checkDatabase(reader: Reader, rules: readonly Rule[] = allRules): Promise<Breach[]> {
  const breaches: Breach[] = [];
  for (const rule of rules) {
    const { rows } = await sql<{ detail: string }>`${sql.raw(rule.breaches)} limit ${sql.lit(SHOWN)}`.execute(reader);
    if (rows.length > 0) breaches.push({ rule: rule.name, details: rows.map((row) => row.detail) });
  }
  return breaches;
}
