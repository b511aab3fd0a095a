import type { ServerContext } from '@server/context';
import { good } from '@server/http/envelope';
import { type Given, handle, type RouteRules } from '@server/http/route';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OutputOf, Schema } from '@/contract/call';
import type { DeskCall } from '@/contract/desk/deskCall';
import type { By } from './acts/record';
import type { Staff } from './staff/staff';

/** What a handler of the desk is given: the checked fields, who asks, and what an act is written down with. */
export interface DeskAsked<In> {
  input: In;
  staff: Staff & { createdAt: number };
  by: By;
  now: number;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** What everybody may ask before they have signed in. */
export type OpenAsked<In> = Omit<DeskAsked<In>, 'staff' | 'by'>;

type Rules = Pick<RouteRules, 'perMinute' | 'bodyLimit'>;

/** Serves a call of the desk for those of the staff who have its permission. */
export function deskRoute<C extends DeskCall<Schema, Schema>>(
  app: FastifyInstance,
  { clock }: Pick<ServerContext, 'clock'>,
  call: C,
  handler: (asked: DeskAsked<Given<C>>) => Promise<OutputOf<C>> | OutputOf<C>,
  rules: Rules = {},
): void {
  if (call.needs === 'nothing') throw new Error(`${call.path} asks for no session: serve it with openDeskRoute`);
  handle<C, null>(app, call, { ...rules, needs: call.needs }, async ({ input, request, reply }) => {
    const { staff } = request;
    if (staff === null) throw new Error(`${call.path} was reached without a session`);
    const now = clock.now();
    const by = { staff, traceId: request.id, now };
    return good(await handler({ input, staff, by, now, request, reply }), request.id);
  });
}

/** Serves a call of the desk that leads to a session. */
export function openDeskRoute<C extends DeskCall<Schema, Schema>>(
  app: FastifyInstance,
  { clock }: Pick<ServerContext, 'clock'>,
  call: C,
  handler: (asked: OpenAsked<Given<C>>) => Promise<OutputOf<C>> | OutputOf<C>,
  rules: Rules = {},
): void {
  if (call.needs !== 'nothing') throw new Error(`${call.path} asks for a session: serve it with deskRoute`);
  handle<C, null>(app, call, { ...rules, needs: call.needs }, async ({ input, request, reply }) =>
    good(await handler({ input, now: clock.now(), request, reply }), request.id),
  );
}
