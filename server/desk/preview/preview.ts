import type { ServerContext } from '@server/context';
import { borrowedDatabase } from '@server/db/borrowed';
import type { Tx } from '@server/db/database';
import { checkItem } from '@server/desk/content/checkItem';
import { contentRows, kindCalled, liveItem } from '@server/desk/content/contentRows';
import { draftOf, rowIdOf, type Which } from '@server/desk/content/drafts';
import { refused, writeItem } from '@server/desk/content/publishItem';
import { openSessions } from '@server/desk/staff/deskSession';
import { ProductError } from '@server/errors';
import type { FastifyInstance, FastifyRequest, InjectOptions, LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { code } from '@/contract/codes';
import type { ContentKindName } from '@/contract/desk/content';
import { may } from '@/contract/desk/permissions';
import type { Look } from './framedPage';
import { NO_ROW } from './pageOf';
import { readTicket, type Ticket } from './ticket';
import { seatViewer, viewerOf } from './viewer';

/** A draft in the way of members holds their rows for moments, whatever it meets. */
const STATEMENT_MS = 3_000;
const LOCK_MS = 1_000;
/** Calls are counted where they come in. */
const NO_LIMIT = 1_000_000;

/** Answers what members would be answered if a draft were published. */
export interface Preview {
  /** What a ticket says; null for one that is no good any more, or of somebody who has gone from the desk. */
  ticket(given: string): Promise<Ticket | null>;
  /** How its page is looked at; null for a ticket that is no good, or on another host than the desk's. */
  look(given: string, request: FastifyRequest): Promise<Look | null>;
  /** A member's call with the draft published for as long as it lasts. */
  ask(ticket: Ticket, request: InjectOptions & { url: string }): Promise<LightMyRequestResponse>;
}

/** Ends a transaction of which nothing is to stay. */
class TakenBack extends Error {}

/** Publishes a draft within a transaction; answers the row it is then. What has no draft stays as it is. */
async function publishWithin(tx: Tx, ctx: ServerContext, which: Which): Promise<number> {
  const now = ctx.clock.now();
  const draft = await draftOf(tx, which);
  const rowId = rowIdOf(which);
  if (draft === undefined && rowId === null) throw new ProductError(code.notFound, 'contentGone');
  if (draft === undefined) {
    await liveItem(await contentRows(tx, now), which.kind, Number(rowId));
    return Number(rowId);
  }
  const { item, problems } = await checkItem(kindCalled(which.kind), draft.item, ctx.files);
  if (item === null) throw refused(problems);
  return writeItem(await contentRows(tx, now, item), ctx, { kind: which.kind, rowId, item });
}

/**
 * When a thing is looked at: now, or of a bulletin that is not shown now when it begins. It is the only one then: home opens the
 * most urgent one, and this one is asked about.
 */
async function momentOf(tx: Tx, kind: ContentKindName, id: number, now: number): Promise<number> {
  if (kind !== 'bulletin') return now;
  await tx.deleteFrom('bulletins').where('id', '<>', id).execute();
  const { startsAt, endsAt } = await tx
    .selectFrom('bulletins')
    .select(['startsAt', 'endsAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const isShown = startsAt.getTime() <= now && (endsAt === null || endsAt.getTime() > now);
  return isShown ? now : startsAt.getTime();
}

/**
 * A second app that works within the transaction of one request: the draft is published there, the request answered, and
 * all of it taken back (decision 0047). It is built when somebody first looks.
 */
export function createPreview(
  app: FastifyInstance,
  ctx: ServerContext,
  build: (inner: ServerContext) => Promise<FastifyInstance>,
): Preview {
  const { database, clock, secret, oldSecrets } = ctx;
  const { database: borrowed, within } = borrowedDatabase(database);
  let building: Promise<FastifyInstance> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  /** When it is within; one call is answered at a time. */
  let moment: number | null = null;
  const innerClock = { ...clock, now: () => moment ?? clock.now() };

  const inner = () => {
    building ??= build({
      ...ctx,
      ...{ database: borrowed, clock: innerClock, limits: null, sms: null, realName: null },
      config: {
        ...ctx.config,
        desk: false,
        demoMode: false,
        sharedAnswersMs: 0,
        logLevel: 'error',
        rateLimitMax: NO_LIMIT,
      },
    });
    return building;
  };
  app.addHook('onClose', async () => (await building)?.close());

  async function answered(ticket: Ticket, request: InjectOptions & { url: string }): Promise<LightMyRequestResponse> {
    const members = await inner();
    let answer: LightMyRequestResponse | undefined;
    try {
      await database.db.transaction().execute(async (tx) => {
        await sql`select set_config('statement_timeout', ${`${STATEMENT_MS}`}, true),
          set_config('lock_timeout', ${`${LOCK_MS}`}, true)`.execute(tx);
        const id = await publishWithin(tx, ctx, ticket);
        moment = await momentOf(tx, ticket.kind, id, clock.now());
        await seatViewer(tx, ticket, { ...ctx.config, rowId: id, now: moment });
        const named = <T>(text: T) => (typeof text === 'string' ? text.replaceAll(String(NO_ROW), String(id)) : text);
        // Awaited within: an injection begins when it is waited for.
        answer = await within(tx, async () => {
          const { url, payload } = request;
          return await members.inject({ ...request, url: named(url), payload: named(payload) });
        });
        throw new TakenBack();
      });
    } catch (error) {
      if (!(error instanceof TakenBack)) throw error;
    } finally {
      moment = null;
    }
    if (answer === undefined) throw new Error('A preview was not answered');
    return answer;
  }

  const preview: Preview = {
    async ticket(given) {
      const now = clock.now();
      const ticket = readTicket(given, { secret, oldSecrets, now });
      if (ticket === null) return null;
      const { staffId } = ticket;
      const staff = await database.reads
        .selectFrom('staff')
        .select('role')
        .where('id', '=', staffId)
        .where('active', '=', true)
        .executeTakeFirst();
      if (!staff || !may(staff.role, 'content.see')) return null;
      return (await openSessions(database.reads, staffId, now)).length > 0 ? ticket : null;
    },
    async look(given, request) {
      const { deskOrigin } = ctx.config;
      if (deskOrigin !== null && request.host !== new URL(deskOrigin).host) return null;
      const ticket = await preview.ticket(given);
      if (ticket === null) return null;
      const { theme } = request.query as { theme?: unknown };
      return {
        theme: theme === 'dark' ? 'dark' : 'light',
        account: viewerOf(ticket),
        // What is asked about is not covered by the bulletin of the day.
        hush: ticket.kind === 'bulletin' ? null : clock.now(),
      };
    },
    ask(ticket, request) {
      // One at a time in a process: a page's calls would wait for each other's rows, each holding a session.
      const mine = last.then(() => answered(ticket, request));
      last = mine.catch(() => {});
      return mine;
    },
  };
  return preview;
}
