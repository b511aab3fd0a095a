import type { ServerContext } from '@server/context';
import type { Tx } from '@server/db/database';
import { withTx } from '@server/db/tx';
import type { By } from '@server/desk/acts/record';
import { deskRoute } from '@server/desk/deskRoute';
import { keysIn } from '@server/secret';
import type { FastifyInstance } from 'fastify';
import { letterCalls as calls } from '@/contract/desk/letterCalls';
import { manyLettersCalls } from '@/contract/desk/manyLetters';
import { may, ROLES } from '@/contract/desk/permissions';
import { answerLetter, noteLetter } from './answerLetter';
import { dropCanned, listCanned, saveCanned } from './cannedAnswers';
import { assignLetter, closeLetter, reopenLetter, snoozeLetter, sortLetter } from './changeLetter';
import { unmaskContact } from './contact';
import { faqCategories, faqFromLetter } from './faqFromLetter';
import { letterFacts } from './letterFacts';
import { listLetters } from './listLetters';
import { answerLetters, changeLetters } from './manyLetters';
import { mergeDoubles } from './mergeDoubles';
import { mergeLetters } from './mergeLetters';
import { readingOf, readLetter } from './readLetter';

/** Roles that letters can be given to. */
const ANSWERING = ROLES.filter((role) => may(role, 'letters.act'));

/** Letters: the list, one with its case, what is done with it, and canned answers. */
export function letterRoutes(app: FastifyInstance, ctx: ServerContext): void {
  const { db, reads } = ctx.database;
  const readAs = (tx: Tx, id: number, { staff, now }: By) => readLetter(tx, id, readingOf(ctx, staff, now));
  /** Does something with a letter and answers it as it is then, in one transaction. */
  const change = (id: number, by: By, act: (tx: Tx) => Promise<void>) =>
    withTx(db, async (tx) => {
      await act(tx);
      return readAs(tx, id, by);
    });

  deskRoute(app, ctx, calls.deskLetterFacts, ({ staff, now }) => letterFacts(reads, staff.id, now));
  deskRoute(app, ctx, calls.deskLetters, ({ input, staff }) => listLetters(reads, { ...input, staffId: staff.id }));
  deskRoute(app, ctx, calls.deskLetterPeople, async () => ({
    records: await reads
      .selectFrom('staff')
      .select(['id', 'name'])
      .where('active', '=', true)
      .where('role', 'in', ANSWERING)
      .orderBy('name')
      .execute(),
  }));
  deskRoute(app, ctx, calls.deskLetter, ({ input, staff, now }) =>
    readLetter(db, input.id, readingOf(ctx, staff, now)),
  );
  deskRoute(app, ctx, calls.deskUnmaskContact, ({ input, by }) =>
    withTx(db, (tx) => unmaskContact(tx, input, by, keysIn(ctx))),
  );
  deskRoute(app, ctx, calls.assignLetter, ({ input, by }) => change(input.id, by, (tx) => assignLetter(tx, by, input)));
  deskRoute(app, ctx, calls.sortLetter, ({ input, by }) => change(input.id, by, (tx) => sortLetter(tx, by, input)));
  deskRoute(app, ctx, calls.answerLetter, ({ input, by }) => change(input.id, by, (tx) => answerLetter(tx, by, input)));
  deskRoute(app, ctx, calls.noteLetter, ({ input, by }) => change(input.id, by, (tx) => noteLetter(tx, by, input)));
  deskRoute(app, ctx, calls.closeLetter, ({ input, by }) => change(input.id, by, (tx) => closeLetter(tx, by, input)));
  deskRoute(app, ctx, calls.reopenLetter, ({ input, by }) =>
    change(input.id, by, (tx) => reopenLetter(tx, by, input.id)),
  );
  deskRoute(app, ctx, calls.snoozeLetter, ({ input, by }) => change(input.id, by, (tx) => snoozeLetter(tx, by, input)));
  deskRoute(app, ctx, calls.mergeLetters, ({ input, by }) =>
    withTx(db, async (tx) => readAs(tx, await mergeLetters(tx, by, [input.id, input.other]), by)),
  );
  deskRoute(app, ctx, manyLettersCalls.answerLetters, ({ input, by }) => answerLetters(db, by, input));
  deskRoute(app, ctx, manyLettersCalls.changeLetters, ({ input, by }) => changeLetters(db, by, input));
  deskRoute(app, ctx, manyLettersCalls.mergeDoubles, ({ input, by }) => mergeDoubles(db, by, input));
  deskRoute(app, ctx, calls.faqFromLetter, async ({ input, by }) => ({
    faqId: await withTx(db, (tx) => faqFromLetter(tx, ctx, by, input)),
  }));
  deskRoute(app, ctx, calls.deskFaqCategories, async () => ({ records: await faqCategories(reads) }));
  deskRoute(app, ctx, calls.cannedAnswers, async () => ({ records: await listCanned(reads) }));
  deskRoute(app, ctx, calls.saveCannedAnswer, ({ input, by }) => withTx(db, (tx) => saveCanned(tx, by, input)));
  deskRoute(app, ctx, calls.dropCannedAnswer, async ({ input, by }) => {
    await withTx(db, (tx) => dropCanned(tx, by, input.id));
    return {};
  });
}
