import type { Database } from '@server/db/database';
import { BOOKKEEPING } from '@server/db/migrate';
import { sql } from 'kysely';

/**
 * Two routines in a schema of their own. `keep` copies every table that holds rows; `restore` brings all tables back to
 * such a copy, and their numbering with them. Deleting from the few filled tables is faster than truncating all;
 * triggers and foreign keys are off meanwhile, because the ledger refuses to be emptied.
 */
const routines = `
  create schema states;
  create procedure states.keep(state text) language plpgsql as $$
  declare t text; filled boolean; begin
    execute format('drop schema if exists %I cascade', state);
    execute format('create schema %I', state);
    for t in select tablename from pg_tables where schemaname = 'public' and tablename <> all (array['${BOOKKEEPING.join("','")}']) loop
      execute format('select exists (select from public.%I)', t) into filled;
      if filled then execute format('create table %I.%I as table public.%2$I', state, t); end if;
    end loop;
  end $$;
  create procedure states.restore(state text) language plpgsql as $$
  declare t text; kept regclass; filled boolean; id_column text; last bigint; begin
    set local session_replication_role = replica;
    for t in select tablename from pg_tables where schemaname = 'public' and tablename <> all (array['${BOOKKEEPING.join("','")}']) loop
      kept := to_regclass(format('%I.%I', state, t));
      execute format('select exists (select from public.%I)', t) into filled;
      if filled then execute format('delete from public.%I', t); end if;
      if kept is not null then
        execute format('insert into public.%I overriding system value select * from %s', t, kept);
      end if;
      select attname into id_column from pg_attribute
        where attrelid = format('public.%I', t)::regclass and attidentity <> '';
      continue when id_column is null;
      last := 0;
      if kept is not null then execute format('select coalesce(max(%I), 0) from %s', id_column, kept) into last; end if;
      perform setval(pg_get_serial_sequence(format('public.%I', t), id_column), last + 1, false);
    end loop;
  end $$;`;

/** Everything of the schema that a careless test could change: a kept database must not hand it on. */
const fingerprint = sql<{ print: string }>`select md5(string_agg(line, ';' order by line)) as print from (
  select format('%s %s %s %s', attrelid::regclass, attname, atttypid, attnotnull) as line
    from pg_attribute join pg_class c on c.oid = attrelid
    where relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
  union all select format('%s %s', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint
    where connamespace = 'public'::regnamespace
  union all select pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = tgrelid
    where not tgisinternal and relnamespace = 'public'::regnamespace) lines`;

/** The state a migrated database is in before anything was put into it. */
export const MIGRATED = 'state_migrated';

/** Readies a migrated database to go back to this state, and to others kept later. */
export async function addStates(database: Database): Promise<void> {
  await database.exec(routines);
  await keepState(database, MIGRATED);
}

/** Keeps what all tables hold now under a name. */
export const keepState = (database: Database, state: string): Promise<void> =>
  database.exec(`call states.keep('${state}')`);

/** Brings all tables back to a kept state. */
export const restoreState = (database: Database, state: string): Promise<void> =>
  database.exec(`call states.restore('${state}')`);

/** A hash over columns, constraints and triggers. */
export async function schemaPrint({ db }: Pick<Database, 'db'>): Promise<string> {
  return (await fingerprint.execute(db)).rows[0]?.print ?? '';
}
