import type { Reader, Tx } from '@server/db/database';
import { type By, recordAct } from '@server/desk/acts/record';
import { ProductError } from '@server/errors';
import { filledIn } from '@server/support/writer';
import type { InputOf } from '@/contract/call';
import { code } from '@/contract/codes';
import type { letterCalls } from '@/contract/desk/letterCalls';
import { escapeHtml } from '@/lib/html/escapeHtml';
import { lockLetter } from './lockLetter';

/** Where a question can stand. */
export const faqCategories = (reader: Reader) =>
  reader
    .selectFrom('faqCategories')
    .select(['id', 'name'])
    .where('active', '=', true)
    .orderBy('sort')
    .orderBy('id')
    .execute();

const paragraphs = (text: string) =>
  text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('');

/** Makes a frequent question of what was answered; it stands last in its category, and everybody reads it at once. */
export async function faqFromLetter(
  tx: Tx,
  by: By,
  { id, categoryId, ...said }: InputOf<typeof letterCalls.faqFromLetter>,
): Promise<number> {
  await lockLetter(tx, id);
  const category = await tx
    .selectFrom('faqCategories')
    .select('id')
    .where('id', '=', categoryId)
    .where('active', '=', true)
    .executeTakeFirst();
  if (!category) throw new ProductError(code.notFound, 'notFound');
  const question = filledIn('question', said.question);
  const answer = paragraphs(filledIn('answer', said.answer));
  const last = await tx
    .selectFrom('faqs')
    .select((eb) => eb.fn.max('sort').as('sort'))
    .where('categoryId', '=', categoryId)
    .executeTakeFirst();
  const { id: faqId } = await tx
    .insertInto('faqs')
    .values({ categoryId, question, answer, sort: (last?.sort ?? 0) + 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordAct(tx, by, {
    ...{ kind: 'letter.faqMade', subject: 'letter', subjectId: id },
    after: { faqId, question },
  });
  return faqId;
}
