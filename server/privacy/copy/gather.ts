import { caseFiles } from '@server/cases/store';
import type { ServerContext } from '@server/context';
import type { Reader } from '@server/db/database';
import { rowsOf } from '@server/privacy/erase';
import { type MemberData, memberData } from '@server/privacy/memberData';
import { sealedPlaces, spotOf } from '@server/sealing/places';
import { unseal } from '@server/sealing/seal';
import type { Keys } from '@server/secret';
import { memberWriter } from '@server/support/writer';
import { letterPictureFiles, pictureFiles } from '@server/uploads/store';
import { sql } from 'kysely';

/** A row of a table as the database writes it in JSON. */
export type Row = Readonly<Record<string, unknown>>;

/** Rows about a member by the name of what they are. */
export type Gathered = Readonly<Record<string, readonly Row[]>>;

/** A file that is the member's. */
export interface OwnFile {
  name: string;
  bytes: Buffer;
}

/** Bytes of pictures and recordings that a copy holds at most, the newest first; of what is over, the rows still tell. */
const MOST_FILE_BYTES = 64 * 1024 * 1024;

const isCopied = ({ copy }: MemberData) => copy === undefined || 'without' in copy;

/** A row with its sealed texts readable: they are the member's own. */
function openRow(row: Row, { table, by, writer }: MemberData, { userId, keys }: { userId: number; keys: Keys }): Row {
  const own = { ...row };
  for (const place of Object.values(sealedPlaces).filter((one) => one.table === table)) {
    // Whose it is, if it is not said: the copy leaves out what names the member in each row.
    const owner = place.owner === by ? (writer ? memberWriter(userId) : userId) : own[place.owner];
    const text = own[place.column];
    if (typeof text === 'string') own[place.column] = unseal(text, spotOf(place, String(owner)), keys);
  }
  return own;
}

async function rowsAt(reader: Reader, place: MemberData, userId: number): Promise<readonly Row[]> {
  const left = place.copy && 'without' in place.copy ? place.copy.without : [];
  const { rows } = await sql<{ row: Row }>`select to_jsonb(t) - ${[place.by, ...left]}::text[] as row
    from ${sql.table(place.table)} t where ${rowsOf(place, userId)}`.execute(reader);
  return rows.map(({ row }) => row);
}

/** What hangs on rows of the member's without naming them. */
const hanging: Readonly<Record<string, (userId: number) => ReturnType<typeof sql<{ row: Row }>>>> = {
  ledger_entries: (userId) => sql`select jsonb_build_object('title', x.title, 'kind', x.kind, 'amount', e.amount,
      'balance_after', e.balance_after, 'created_at', e.created_at) as row
    from ledger_accounts a join ledger_entries e on e.account_id = a.id join ledger_txns x on x.id = e.txn_id
    where a.user_id = ${userId} order by e.id`,
  letter_entries: (
    userId,
  ) => sql`select jsonb_build_object('letter_id', e.letter_id, 'kind', e.kind, 'content', e.content,
      'created_at', e.created_at) as row
    from feedbacks f join letter_entries e on e.letter_id = f.id
    where f.writer = ${`u:${userId}`} and e.kind in ('member', 'answer') order by e.id`,
  legal_texts: (userId) => sql`select jsonb_build_object('title', t.title, 'version', t.version, 'content', t.content,
      'created_at', c.created_at) as row
    from consents c join legal_texts t on t.id = c.text_id where c.user_id = ${userId} order by c.created_at`,
};

/** Everything that the database holds about a member, table by table; passwords, tokens and the staff's own are left out. */
export async function gather(reader: Reader, userId: number, keys: Keys): Promise<Gathered> {
  const found: Record<string, Row[]> = {};
  for (const place of memberData.filter(isCopied)) {
    const rows = await rowsAt(reader, place, userId);
    const readable = rows.map((row) => openRow(row, place, { userId, keys }));
    found[place.table] = [...(found[place.table] ?? []), ...readable];
  }
  for (const [name, ask] of Object.entries(hanging)) {
    found[name] = (await ask(userId).execute(reader)).rows.map(({ row }) => row);
  }
  return found;
}

/** The member's pictures and recordings, as long as there is room. */
export async function gatherFiles({ files }: Pick<ServerContext, 'files'>, gathered: Gathered): Promise<OwnFile[]> {
  const [pictures, recordings] = [pictureFiles(files), caseFiles(files)];
  const wanted = [
    ...(gathered.uploads ?? []).map((row) => ({ from: pictures, key: String(row.storage_key), ending: '.webp' })),
    ...(gathered.letter_pictures ?? []).map((row) => ({
      ...{ from: letterPictureFiles(files), key: String(row.storage_key), ending: '.webp' },
    })),
    ...(gathered.support_cases ?? []).map((row) => ({ from: recordings, key: String(row.number), ending: '.json.gz' })),
  ].reverse();
  const taken: OwnFile[] = [];
  let room = MOST_FILE_BYTES;
  for (const { from, key, ending } of wanted) {
    const found = await from.find(key);
    if (!found || found.size > room) continue;
    room -= found.size;
    taken.push({ name: `files/${key}${ending}`, bytes: await from.bytes(key) });
  }
  return taken;
}
