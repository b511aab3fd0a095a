import { caseLines } from '@server/cases/caseLines';
import { readCase } from '@server/cases/store';
import { dropCases } from '@server/cases/sweepCases';
import type { ServerContext } from '@server/context';
import { withTx } from '@server/db/tx';
import { deskRoute } from '@server/desk/deskRoute';
import { requestSchemas } from '@server/http/jsonSchema';
import { urlOf } from '@server/http/route';
import type { FastifyInstance } from 'fastify';
import type * as v from 'valibot';
import { recordingCalls as calls, RECORDING_FILE } from '@/contract/desk/recordings';
import { deleteRecording, keepRecording, markRecording, openRecording } from './changeRecording';
import { listRecordings, recordingFacts } from './listRecordings';
import { readRecording, recordingGone } from './readRecording';

type Wanted = v.InferOutput<typeof RECORDING_FILE.input>;

/** Recordings: the list, one with its case, a link into it, marks, the file, and its end. */
export function recordingRoutes(app: FastifyInstance, ctx: ServerContext): void {
  const { files, secret, clock } = ctx;
  const { db, reads } = ctx.database;

  deskRoute(app, ctx, calls.deskRecordingFacts, () => recordingFacts(reads));
  deskRoute(app, ctx, calls.deskRecordings, ({ input }) => listRecordings(reads, input));
  deskRoute(app, ctx, calls.deskRecording, ({ input, now }) => readRecording(db, input.number, now));
  deskRoute(app, ctx, calls.deskRecordingLines, async ({ input }) => {
    const row = await reads
      .selectFrom('supportCases')
      .select(['traces', 'support', 'createdAt'])
      .where('number', '=', input.number)
      .executeTakeFirst();
    if (!row) throw recordingGone();
    return { records: await caseLines(reads, row) };
  });
  deskRoute(app, ctx, calls.openRecording, ({ input, by }) =>
    withTx(db, (tx) => openRecording(tx, by, { ...input, secret })),
  );
  deskRoute(app, ctx, calls.markRecording, ({ input, by }) =>
    withTx(db, async (tx) => {
      await markRecording(tx, by, input);
      return readRecording(tx, input.number, by.now);
    }),
  );
  deskRoute(app, ctx, calls.deleteRecording, async ({ input, by }) => {
    await withTx(db, (tx) => deleteRecording(tx, by, input));
    await dropCases(ctx, [input.number]);
    return {};
  });

  const { params, querystring } = requestSchemas({ method: 'GET', ...RECORDING_FILE });
  app.get<{ Params: Pick<Wanted, 'number'>; Querystring: Pick<Wanted, 'reason'> }>(
    urlOf(RECORDING_FILE),
    {
      schema: { ...(params && { params }), ...(querystring && { querystring }) },
      config: { access: 'guest', needs: 'recordings.act' },
    },
    async (request, reply) => {
      const {
        staff,
        params: { number },
        query: { reason },
      } = request;
      if (staff === null) throw new Error('The file of a recording was reached without a session');
      const text = await readCase(files, number);
      if (text === null) throw recordingGone();
      const by = { staff, traceId: request.id, now: clock.now() };
      await withTx(db, (tx) => keepRecording(tx, by, { number, reason }));
      const name = `case-${number}.session.json`;
      reply.type('application/json; charset=utf-8').header('content-disposition', `attachment; filename="${name}"`);
      return reply.send(text);
    },
  );
}
