import { type RawBuilder, sql } from 'kysely';

const DAY_MS = 86_400_000;
/** How long the house remembers a warning, mute or ban when time alone would let a text through. */
const DAYS = 30;

/** SQL: nothing was laid on the member of a column lately. Whoever was warned does not get through by waiting. */
export const notSanctionedLately = (column: string, now: number): RawBuilder<boolean> =>
  sql<boolean>`not exists (select from sanctions s where s.user_id = ${sql.ref(column)}
    and s.starts_at > ${new Date(now - DAYS * DAY_MS)})`;
