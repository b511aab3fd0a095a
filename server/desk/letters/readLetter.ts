import type { ServerContext } from '@server/context';
import type { Reader } from '@server/db/database';
import type { Staff } from '@server/desk/staff/staff';
import { ProductError } from '@server/errors';
import { type Keys, keysIn } from '@server/secret';
import { picturesOf } from '@server/support/letterPictures';
import { memberOf } from '@server/support/writer';
import { code } from '@/contract/codes';
import type { DeskLetter, DeskLetterLine } from '@/contract/desk/letters';
import { alikeLetters } from './alikeLetters';
import { contactOf } from './contact';
import { doublesOf } from './doubles';
import { letterInvoices } from './letterInvoices';
import { letterOrders } from './letterOrders';
import { letterPerson } from './letterPerson';
import { rowsOf, toLetterRows } from './letterRows';

/** Who reads, and when. */
export interface Reading extends Keys {
  staffId: number;
  now: number;
}

/** What is known by the server and by who asks. */
export const readingOf = (ctx: ServerContext, { id }: Pick<Staff, 'id'>, now: number): Reading => ({
  ...keysIn(ctx),
  staffId: id,
  now,
});

/** The first and the last two signs of what somebody left to be reached by. */
function masked(contact: string): string {
  const signs = [...contact];
  return signs.length < 5 ? '••••' : `${signs[0]}••••${signs.slice(-2).join('')}`;
}

/** What was written after the first words. */
async function linesOf(reader: Reader, id: number): Promise<Omit<DeskLetterLine, 'pictures'>[]> {
  const entries = await reader
    .selectFrom('letterEntries')
    .select(['id', 'kind', 'event', 'content', 'staffName', 'createdAt'])
    .where('letterId', '=', id)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return entries.map(({ staffName, createdAt, ...entry }) => ({ ...entry, by: staffName, at: createdAt.getTime() }));
}

async function recordingOf(reader: Reader, number: string | null): Promise<DeskLetter['recording']> {
  if (number === null) return null;
  const row = await reader
    .selectFrom('supportCases')
    .select(['actions', 'createdAt'])
    .where('number', '=', number)
    .executeTakeFirst();
  return { number, actions: row?.actions ?? 0, sentAt: row?.createdAt.getTime() ?? null };
}

/** A letter with its case, as somebody of the staff reads it; 1002 for one that is not there. */
export async function readLetter(reader: Reader, id: number, reading: Reading): Promise<DeskLetter> {
  const found = await rowsOf(reader)
    .select(['f.kind', 'f.createdAt', 'f.mergedInto', 'f.contact', 'f.closeDueAt', 'f.support'])
    .where('f.id', '=', id)
    .executeTakeFirst();
  if (!found) throw new ProductError(code.notFound, 'letterGone');
  const { writer, category, content, createdAt } = found;
  const contact = contactOf(found, reading);
  const [row] = await toLetterRows(reader, [found]);
  if (!row) throw new Error(`letter ${id} has no row`);
  const entries = await linesOf(reader, id);
  const pictures = await picturesOf(reader, id, reading);
  const first = { id: 0, kind: 'member' as const, event: null, content, by: null, at: createdAt.getTime() };
  const userId = memberOf(writer);
  const words = [content, ...entries.filter(({ kind }) => kind === 'member').map((line) => line.content)].join('\n');
  return {
    ...row,
    kind: found.kind,
    createdAt: createdAt.getTime(),
    mergedInto: found.mergedInto,
    contact: contact === '' ? '' : masked(contact),
    lines: [first, ...entries].map((line) => ({ ...line, pictures: pictures(line.id) })),
    closeDueAt: found.closeDueAt.getTime(),
    firstAnsweredAt: found.firstAnsweredAt?.getTime() ?? null,
    closedAt: found.closedAt?.getTime() ?? null,
    person: userId === null ? null : await letterPerson(reader, userId, reading),
    orders: userId === null ? [] : await letterOrders(reader, { userId, words, createdAt }),
    invoices: await letterInvoices(reader, id),
    recording: await recordingOf(reader, found.caseNumber),
    support: found.support,
    alike: await alikeLetters(reader, { id, writer, category, content, createdAt }),
    doubles: await doublesOf(reader, { id, writer, content }),
  };
}
