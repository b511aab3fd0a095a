import { readMigrations } from './migrate';
import { isConcurrent, type Migration } from './migration';
import { splitStatements } from './splitStatements';

/** Those before are applied everywhere, and were written for a service that stands still meanwhile. */
const SINCE = '0089';

const bare = (statement: string) =>
  statement
    .replaceAll(/--[^\n]*/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** What the version before would stumble over, as long as it runs beside the new one or comes back. */
const TAKES = [
  /\bdrop (?:column|table)\b/,
  /\brename (?:to|column)\b|\balter table \S+ rename\b/,
  /\balter column \S+ (?:set not null|(?:set data )?type)\b/,
  /\badd column (?:if not exists )?\S+ (?!.*\b(?:default|generated)\b).*\bnot null\b/,
];

/** Why a migration may not be applied while members use the tables; empty where it may. */
function faults({ name, text }: Pick<Migration, 'name' | 'text'>): string[] {
  const statements = splitStatements(text).map(bare);
  const made = new Set(statements.map((one) => /^create table (?:if not exists )?(\w+)/.exec(one)?.[1]));
  const isContract = /^-- contracts\b/.test(text);
  return statements.flatMap((statement) => {
    const index = /^create (?:unique )?index (concurrently )?.*? on (\w+)/.exec(statement);
    const isNew = made.has(index?.[2] ?? /^alter table (\w+)/.exec(statement)?.[1]);
    if (index && !index[1] && !isNew) return [`${name}: nobody could write ${index[2]}: create it concurrently`];
    if (index?.[1] && !isConcurrent({ text })) return [`${name}: begins with "-- concurrently"`];
    if (!isContract && !isNew && TAKES.some((each) => each.test(statement)))
      return [`${name}: the version before needs it: ${statement.slice(0, 80)}`];
    return [];
  });
}

describe('a migration that runs while members use the service', () => {
  it('only adds what the version before leaves alone, and makes indexes beside whoever writes', () => {
    expect(
      readMigrations()
        .filter(({ name }) => name >= SINCE)
        .flatMap(faults),
    ).toEqual([]);
  });

  it.each([
    ['create index a on games (id)', 'concurrently'],
    ['create index concurrently if not exists a on games (id)', 'begins with'],
    ['alter table games drop column name', 'the version before'],
    ['alter table games rename column name to title', 'the version before'],
    ['alter table games alter column name set not null', 'the version before'],
    ['alter table games add column note text not null', 'the version before'],
  ])('is refused with %s', (text, why) => {
    expect(faults({ name: '0999_planted.sql', text })).toEqual([expect.stringContaining(why)]);
  });

  it.each([
    ['-- concurrently\ncreate index concurrently if not exists a on games (id)'],
    ['create table own (id int); create index own_id on own (id); alter table own alter column id set not null'],
    ["alter table games add column note text not null default ''"],
    ['-- contracts\nalter table games drop column note'],
  ])('is fine with %s', (text) => {
    expect(faults({ name: '0999_planted.sql', text })).toEqual([]);
  });
});
