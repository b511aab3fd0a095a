import type { ServerContext } from '@server/context';
import type { Reader } from '@server/db/database';
import { ProductError } from '@server/errors';
import type { Doer } from '@server/shared/believed';
import { createSharedAnswers, type SharedAnswers } from '@server/shared/sharedAnswers';
import type { Subject } from '@server/shared/subjects';
import type { Session } from '@server/users/sessions';
import type { FastifyInstance } from 'fastify';
import type { Call, OutputOf, Schema } from '@/contract/call';
import { code } from '@/contract/codes';
import { type Answer, good } from './envelope';
import { type Packed, pack, sendPacked } from './packed';
import { type Given, handle, type RouteRules } from './route';

declare module 'fastify' {
  interface FastifyInstance {
    shared: SharedAnswers;
  }
}

/** What an answer for everybody is read from: the database and the time, and nobody who asks. */
export interface World {
  reader: Reader;
  /** Epoch ms. */
  now: number;
}

/** A member, for what is theirs. */
export interface Member extends World {
  userId: number;
}

/**
 * A page as the part that is the same for everybody, and what a member sees differently. `shared` is a guest's answer; what
 * it holds beyond the contract is for the overlay and never leaves the server.
 */
export interface SharedPage<C, Shared extends OutputOf<C>> {
  subjects: readonly Subject[];
  make(world: World, input: Given<C>): Promise<Shared>;
  /** Whether it is asked for often enough to be kept: first pages are, page 7 of a search is not. Every input unless said. */
  keeps?(input: Given<C>): boolean;
  /** When time itself makes it untrue: a pack that opens, a banner that ends (epoch ms). */
  until?(shared: Shared): number | null;
  /** The member's answer, in one or two statements; without it they get everybody's. */
  overlay?(member: Member, shared: Shared, input: Given<C>): Promise<OutputOf<C>>;
  /** A member's answer where nobody else has one (1002): their own, or what they bought before it went. */
  instead?(member: Member, input: Given<C>): Promise<OutputOf<C>>;
  /** Somebody was shown it: where looks are counted. */
  seen?(input: Given<C>, by: Doer): void;
}

/** Keeps the answers of an app that are the same for everybody, and hears what changes them while it runs. */
export function addSharedAnswers(app: FastifyInstance, ctx: ServerContext): void {
  const shared = createSharedAnswers(ctx, (fault) => app.log.error({ err: fault }, 'a shared answer was not renewed'));
  app.decorate('shared', shared);
  app.addHook('onReady', async () => shared.listen());
  app.addHook('onClose', async () => shared.stop());
}

/** The same input in the same words, however it was sent. */
const keyOf = (input: object): string =>
  JSON.stringify(
    Object.entries(input)
      .filter(([, value]) => value !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

interface Made<Shared> {
  value: Shared;
  packed: Packed;
}

/** Of what is made, the value takes about twice the room of its text, and packed it is half of it again. */
const ROOM = 3.5;

/**
 * Serves a call for everybody whose answer is made once for all who ask. Its bytes are given to guests as they are,
 * without a `traceId`: they are no single call's. A member's answer is the shared one under their overlay.
 */
export function sharedRoute<C extends Call<Schema, Schema>, Shared extends OutputOf<C>>(
  app: FastifyInstance,
  { clock, database }: Pick<ServerContext, 'clock' | 'database'>,
  call: C,
  { subjects, make, keeps = () => true, until, overlay, instead, seen }: SharedPage<C, Shared>,
  rules: RouteRules = {},
): void {
  const { shared } = app;
  const { fresh, stale } = shared.seconds;
  const forGuests =
    call.method === 'GET' && fresh > 0
      ? `public, max-age=0, s-maxage=${Math.ceil(fresh)}, stale-while-revalidate=${stale}`
      : 'no-store';
  let serialize: ((answer: Omit<Answer, 'traceId'>) => string) | undefined;
  const world = (): World => ({ reader: database.reads, now: clock.now() });

  const shelf = shared.shelf<Given<C>, Made<Shared>>({
    subjects,
    keyOf: (input) => (keeps(input) ? keyOf(input) : null),
    async make(input) {
      const value = await make(world(), input);
      const { traceId: _nobodys, ...answer } = good(value, '');
      return { value, packed: pack(serialize?.(answer) ?? JSON.stringify(answer)) };
    },
    until: until && (({ value }) => until(value)),
    bytesOf: ({ packed }) => Math.ceil(packed.bytes.length * ROOM),
  });

  handle<C, Session | null>(app, call, rules, async ({ input, session, request, reply }) => {
    serialize ??= reply.getSerializationFunction('200');
    const member = session && { ...world(), userId: session.userId };
    const made = await shelf.get(input, session?.userId ?? null).catch(async (refusal: unknown) => {
      const isNowhere = refusal instanceof ProductError && refusal.code === code.notFound;
      if (member && instead && isNowhere) return { own: await instead(member, input) };
      throw refusal;
    });
    seen?.(input, { userId: session?.userId ?? null, address: request.ip });
    if ('own' in made) return good(made.own, request.id);
    const { value, packed } = made;
    if (member && overlay) return good(await overlay(member, value, input), request.id);
    if (session === null) reply.header('cache-control', forGuests);
    return sendPacked(request, reply, packed);
  });
}
