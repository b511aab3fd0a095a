import type { ServerContext } from '@server/context';
import { withTx } from '@server/db/tx';
import { deskRoute } from '@server/desk/deskRoute';
import type { FastifyInstance } from 'fastify';
import { moderationCalls as calls } from '@/contract/desk/moderation';
import { decide, undoDecision } from './decide';
import { markPost } from './markPost';
import { readItem, takeItem } from './openItem';
import { listQueue } from './queue';
import { listWords, previewWord, removeWord, saveWord } from './words';

/** 审核: the queue, decisions, and the list of words. */
export function moderationDeskRoutes(desk: FastifyInstance, ctx: ServerContext): void {
  const { db } = ctx.database;
  deskRoute(desk, ctx, calls.deskModeration, ({ input, by }) => listQueue(db, input, by));
  deskRoute(desk, ctx, calls.deskModerationOpen, async ({ input, by }) => {
    await withTx(db, (tx) => takeItem(tx, input.id, by));
    return readItem(db, input.id, by);
  });
  deskRoute(desk, ctx, calls.deskJudge, ({ input, by }) => withTx(db, (tx) => decide(tx, by, input)));
  deskRoute(desk, ctx, calls.deskUndoDecision, async ({ input, by }) => {
    await withTx(db, (tx) => undoDecision(tx, by, input.id));
    return {};
  });
  deskRoute(desk, ctx, calls.deskMarkPost, ({ input, by }) => withTx(db, (tx) => markPost(tx, by, input)));
  deskRoute(desk, ctx, calls.deskWords, ({ now }) => listWords(db, now));
  deskRoute(desk, ctx, calls.deskWordPreview, ({ input, now }) => previewWord(db, input.word, now));
  deskRoute(desk, ctx, calls.deskSaveWord, async ({ input, by }) => {
    await withTx(db, (tx) => saveWord(tx, by, input));
    return {};
  });
  deskRoute(desk, ctx, calls.deskRemoveWord, async ({ input, by }) => {
    await withTx(db, (tx) => removeWord(tx, by, input));
    return {};
  });
}
