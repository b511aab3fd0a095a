import { businessDay } from '@server/businessDay';
import type { ServerContext } from '@server/context';
import type { Tx } from '@server/db/database';
import { withTx } from '@server/db/tx';
import { ProductError } from '@server/errors';
import type { KeptFiles } from '@server/files/keptFiles';
import { supportCodeOf } from '@server/http/supportCode';
import { lockWriter } from '@server/people/person';
import { phoneOf } from '@server/sealing/phones';
import { netOf, writerOf } from '@server/support/writer';
import type { Session } from '@server/users/sessions';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { OutputOf } from '@/contract/call';
import type { supportCalls } from '@/contract/calls/support';
import { code } from '@/contract/codes';
import { CASE_KEPT_DAYS } from '@/contract/support';
import { judgeRecording } from './judge';
import { receiveCase } from './receive';
import { caseFiles, packed } from './store';

const DAY_MS = 86_400_000;
/** Recordings of one writer a business day, and of all guests of one net. */
const A_DAY = { writer: 5, net: 10 };
/** Numbers that are tried until one is free. */
const TRIES = 20;

type Taken = OutputOf<typeof supportCalls.sendCase>;

interface Sender {
  writer: string;
  siteHash: string | null;
  userId: number | null;
}

const taken = (number: string, createdAt: Date, repeated: boolean): Taken => ({
  number,
  expiresAt: createdAt.getTime() + CASE_KEPT_DAYS * DAY_MS,
  repeated,
});

/** What became of the same recording when it was sent before: an answer that was lost is no second case. */
async function sentBefore(tx: Tx, { writer }: Sender, requestId: string): Promise<Taken | undefined> {
  const before = await tx
    .selectFrom('supportCases')
    .select(['number', 'createdAt'])
    .where('writer', '=', writer)
    .where('requestId', '=', requestId)
    .executeTakeFirst();
  return before && taken(before.number, before.createdAt, true);
}

/** 1004 when a writer, or the guests of a net, have sent what they may today. */
async function requireRoom(tx: Tx, { writer, siteHash }: Sender, now: number): Promise<void> {
  const { start, end } = businessDay(now);
  const of = async (column: 'writer' | 'siteHash', whose: string) => {
    const { sent } = await tx
      .selectFrom('supportCases')
      .select((eb) => eb.fn.countAll<number>().as('sent'))
      .where(column, '=', whose)
      .where('createdAt', '>=', new Date(start))
      .executeTakeFirstOrThrow();
    return sent;
  };
  const isFull =
    (await of('writer', writer)) >= A_DAY.writer ||
    (siteHash !== null && (await of('siteHash', siteHash)) >= A_DAY.net);
  if (isFull) throw new ProductError(code.tooOften, 'casesUsedUp', { retryAfter: Math.ceil((end - now) / 1000) });
}

/** Many at once from one writer or net: one after the other, so that they count each other; 1006 for the silenced. */
async function inLine(tx: Tx, { writer, siteHash, userId }: Sender): Promise<void> {
  if (userId !== null) await lockWriter(tx, userId);
  for (const whose of [siteHash, writer]) {
    if (whose !== null) await sql`select pg_advisory_xact_lock(hashtext(${`case:${whose}`}))`.execute(tx);
  }
}

/** A number that no case has, taken by its empty file. */
async function freeNumber({ ids, database }: ServerContext, files: KeptFiles): Promise<string> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const number = `${ids.digits(4)}-${ids.digits(4)}`;
    const used = await database.db
      .selectFrom('supportCases')
      .select('id')
      .where('number', '=', number)
      .executeTakeFirst();
    if (!used && (await files.reserve(number))) return number;
  }
  throw new Error('No case number is free');
}

/** What the sender is known by; none of it may stand in what they send. */
async function secretsOf(ctx: ServerContext, request: FastifyRequest, userId: number | null) {
  if (userId === null) return [];
  const user = ctx.database.db.selectFrom('users').select(['uid', 'phone']).where('id', '=', userId);
  return [phoneOf(await user.executeTakeFirstOrThrow(), ctx), request.headers.token]
    .filter((one) => typeof one === 'string' && one !== '')
    .map(String);
}

/**
 * Takes a recording, five a day for each writer: reads it as a stranger's file, gives it a number and keeps it for thirty days.
 * The same `requestId` again answers what the first one did.
 */
export async function takeCase(
  ctx: ServerContext,
  { request, session }: { request: FastifyRequest; session: Session | null },
): Promise<Taken> {
  const { database, clock, secret } = ctx;
  const { requestId, from, trace, deviceID, file } = await receiveCase(request);
  const asker = { address: request.ip, secret };
  const sender: Sender = {
    writer: writerOf(session, deviceID, asker),
    siteHash: netOf(session, asker),
    userId: session?.userId ?? null,
  };
  const now = clock.now();
  const look = async (tx: Tx) => {
    await inLine(tx, sender);
    const before = await sentBefore(tx, sender, requestId);
    if (!before) await requireRoom(tx, sender, now);
    return before;
  };
  const before = await withTx(database.db, look);
  if (before) return before;
  const { text, build, support, actions, traces } = await judgeRecording(
    file,
    await secretsOf(ctx, request, sender.userId),
  );
  const bytes = await packed(text);
  const files = caseFiles(ctx.files);
  const number = await freeNumber(ctx, files);
  const createdAt = new Date(now);
  const row = {
    number,
    writer: sender.writer,
    siteHash: sender.siteHash,
    requestId,
    cameFrom: from,
    trace: trace ?? null,
    support: support ?? supportCodeOf(request) ?? null,
    build,
    actions,
    traces,
    bytes: bytes.length,
    createdAt,
  };
  let answer: Taken | undefined;
  try {
    await files.keep(number, bytes);
    answer = await withTx(database.db, async (tx) => {
      const meanwhile = await look(tx);
      if (meanwhile) return meanwhile;
      await tx.insertInto('supportCases').values(row).execute();
      return taken(number, createdAt, false);
    });
    return answer;
  } finally {
    if (answer?.number !== number) await files.drop(number);
  }
}
