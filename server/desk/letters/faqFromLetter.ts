import type { Reader, Tx } from '@server/db/database';
import { type By, earlierAct, recordAct } from '@server/desk/acts/record';
import type { ContentTools } from '@server/desk/content/contentRows';
import { publishItem } from '@server/desk/content/publishItem';
import { ProductError } from '@server/errors';
import { aliasOf } from '@server/import/rows';
import { filledIn } from '@server/support/writer';
import { deskText } from '@server/text/desk';
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

/** Makes a frequent question of what was answered, with its history; it stands last in its category, and everybody reads it at once. */
export async function faqFromLetter(
  tx: Tx,
  tools: ContentTools,
  by: By,
  { id, requestId, categoryId, ...said }: InputOf<typeof letterCalls.faqFromLetter>,
): Promise<number> {
  await lockLetter(tx, id);
  const about = { subject: 'letter', subjectId: id, requestId } as const;
  const earlier = await earlierAct(tx, about);
  if (earlier) return (earlier.after as { faqId: number }).faqId;
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
  const place = { category: aliasOf(categoryId), sort: (last?.sort ?? 0) + 1, active: true };
  const wish = { rowId: null, base: null, item: { ...place, question, answer, hot: false }, confirmedBy: null };
  const why = { how: 'desk', reason: deskText.ofLetter(id) } as const;
  const faqId = await publishItem(tx, tools, { kind: 'faq', ...wish, ...why }, by);
  await recordAct(tx, by, {
    ...{ kind: 'letter.faqMade', ...about },
    after: { faqId, question },
  });
  return faqId;
}
