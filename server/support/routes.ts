import type { ServerContext } from '@server/context';
import type { Reader } from '@server/db/database';
import { withTx } from '@server/db/tx';
import { memberRoute, route } from '@server/http/route';
import { sharedRoute } from '@server/http/sharedRoute';
import { supportCodeOf } from '@server/http/supportCode';
import type { FastifyInstance } from 'fastify';
import { supportCalls } from '@/contract/calls/support';
import { supportContact } from './contact';
import { faqList, voteFaq } from './faq';
import { legalText } from './legal';
import { takeFeedback, takeLead } from './letters';
import { ownLetter, ownLetters } from './ownLetters';
import { letterPictureRoute } from './pictureRoute';
import { rateLetter, replyLetter } from './writeOn';
import { netOf, writerOf } from './writer';

/** Questions and answers, the operator's texts, and what visitors write to the operator. */
export function supportRoutes(app: FastifyInstance, ctx: ServerContext): void {
  const { config, clock, secret } = ctx;
  const { db } = ctx.database;
  // A person writes a few; more from one address is a machine.
  const few = { perMinute: Math.ceil(config.rateLimitMax / 10) };

  sharedRoute(app, ctx, supportCalls.kefu, {
    subjects: ['config'],
    make: ({ reader }) => supportContact(reader, config),
  });
  sharedRoute(app, ctx, supportCalls.faqList, { subjects: ['help'], make: ({ reader }) => faqList(reader) });
  route(
    app,
    supportCalls.faqVote,
    ({ input: { id, helpful, deviceID }, session, request }) => {
      const from = { address: request.ip, secret };
      const [voter, siteHash] = [writerOf(session, deviceID, from), netOf(session, from)];
      return withTx(db, (tx) => voteFaq(tx, { id, voter, siteHash, helpful, now: clock.now() }));
    },
    { ...few, changes: ['help'] },
  );
  route(
    app,
    supportCalls.lead,
    ({ input: { company, contact, phone, type, message, deviceID }, session, request }) => {
      const from = { address: request.ip, secret };
      const [writer, siteHash] = [writerOf(session, deviceID, from), netOf(session, from)];
      const lead = { writer, siteHash, company, contact, phone, type, message, now: clock.now() };
      return withTx(db, (tx) => takeLead(tx, lead, ctx));
    },
    few,
  );
  route(
    app,
    supportCalls.feedback,
    ({ input: { kind, content, contact, caseNumber = null, pictureIds = [], deviceID }, session, request }) => {
      const from = { address: request.ip, secret };
      const [writer, siteHash] = [writerOf(session, deviceID, from), netOf(session, from)];
      const support = supportCodeOf(request) ?? null;
      const feedback = {
        writer,
        siteHash,
        support,
        kind,
        content,
        contact: contact ?? '',
        caseNumber,
        pictureIds,
        now: clock.now(),
      };
      return withTx(db, (tx) => takeFeedback(tx, feedback, ctx));
    },
    few,
  );
  memberRoute(app, supportCalls.letterList, ({ input, session }) => ownLetters(db, session.userId, input));
  const letterAsNow = (reader: Reader, userId: number, id: number) =>
    ownLetter(reader, userId, id, { secret, now: clock.now() });
  memberRoute(app, supportCalls.letter, ({ input, session }) => letterAsNow(db, session.userId, input.id));
  memberRoute(
    app,
    supportCalls.replyLetter,
    ({ input, session: { userId } }) =>
      withTx(db, async (tx) => letterAsNow(tx, userId, await replyLetter(tx, { ...input, userId, now: clock.now() }))),
    few,
  );
  memberRoute(app, supportCalls.rateLetter, ({ input, session: { userId } }) =>
    withTx(db, async (tx) => letterAsNow(tx, userId, await rateLetter(tx, { ...input, userId, now: clock.now() }))),
  );
  letterPictureRoute(app, ctx);
  sharedRoute(app, ctx, supportCalls.legal, {
    subjects: ['config'],
    make: ({ reader }, { doc }) => legalText(reader, config.appId, doc),
  });
}
