import { ProductError } from '@server/errors';
import type { Subject } from '@server/shared/subjects';
import type { Session } from '@server/users/sessions';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { type Call, hasBody, type InputOf, type OutputOf, type Schema } from '@/contract/call';
import { code } from '@/contract/codes';
import type { Needs } from '@/contract/desk/deskCall';
import { good } from './envelope';
import { answerSchema, requestSchemas } from './jsonSchema';
import { requireKeepable } from './keepable';

/** What a handler is given: the checked fields of path, query and body as one object, and who asks. */
export interface Asked<In, Who> {
  input: In;
  session: Who;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** The fields of a call, checked. */
export type Given<C> = Required<InputOf<C>> & InputOf<C>;

type Handler<C, Who> = (asked: Asked<Given<C>, Who>) => Promise<OutputOf<C>> | OutputOf<C>;

/** What a route may say beyond its call. */
export interface RouteRules {
  /** Calls a minute and address, where the general limit is too wide. */
  perMinute?: number;
  /** Answers even to a token that is no longer good (contract: logout and device init). */
  anyToken?: boolean;
  /** What a member changes with it: their own pages of these subjects are read anew (see `sharedRoute`). */
  changes?: readonly Subject[];
  /** Bytes of a body, where the general limit is too narrow. */
  bodyLimit?: number;
  /** What a call of the desk asks of the staff (`server/desk/authenticate`). */
  needs?: Needs;
}

/** The URL pattern of a call on this server. */
export function urlOf(call: Pick<Call, 'path'>): string {
  return `/api/${call.path.replace(/\{(\w+)\}/g, ':$1')}`;
}

/** Only where a call's fields travel: what stands elsewhere was held against no schema. */
function inputOf(call: Call, { query, body, params }: FastifyRequest): Record<string, unknown> {
  return { ...((hasBody(call) ? body : query) as object | undefined), ...(params as object) };
}

/** Whether repeating it must not do it twice, because it moves money or stock. */
const isIntent = ({ input }: Call) => 'entries' in input && 'requestId' in (input.entries as object);

function optionsOf(call: Call, rules: RouteRules): RouteShorthandOptions {
  return {
    schema: { ...requestSchemas(call), response: { 200: answerSchema(call.output) } },
    // A call without a body is one with an empty body.
    preValidation: (request, _reply, done) => {
      request.body ??= {};
      done();
    },
    ...(rules.bodyLimit !== undefined && { bodyLimit: rules.bodyLimit }),
    config: {
      access: call.access,
      anyToken: rules.anyToken ?? false,
      moves: isIntent(call),
      ...(rules.needs !== undefined && { needs: rules.needs }),
      ...(rules.perMinute !== undefined && { rateLimit: { max: rules.perMinute } }),
    },
  };
}

/** Serves a call with whatever `respond` makes of its checked fields: an envelope, or what it has sent itself. */
export function handle<C extends Call, Who>(
  app: FastifyInstance,
  call: C,
  rules: RouteRules,
  respond: (asked: Asked<Given<C>, Who>) => Promise<unknown>,
): void {
  app.route({
    method: call.method,
    url: urlOf(call),
    ...optionsOf(call, rules),
    handler: async (request, reply) => {
      const input = inputOf(call, request);
      requireKeepable(input);
      const asked = { input, session: request.session as Who, request, reply };
      return respond(asked as Parameters<typeof respond>[0]);
    },
  });
}

function add<C extends Call, Who>(app: FastifyInstance, call: C, rules: RouteRules, handler: Handler<C, Who>): void {
  const { changes } = rules;
  handle<C, Who>(app, call, rules, async (asked) => {
    const data = await handler(asked);
    const { session, id } = asked.request;
    if (changes && session) await app.shared.wrote(session.userId, changes);
    return good(data, id);
  });
}

/** Serves a call of the contract for everybody; `session` is null for a guest. */
export function route<C extends Call<Schema, Schema>>(
  app: FastifyInstance,
  call: C,
  handler: Handler<C, Session | null>,
  rules: RouteRules = {},
): void {
  if (call.access !== 'guest') throw new Error(`${call.path} is for members: serve it with memberRoute`);
  add(app, call, rules, handler);
}

/** Serves a call of the contract that asks for a login. */
export function memberRoute<C extends Call<Schema, Schema>>(
  app: FastifyInstance,
  call: C,
  handler: Handler<C, Session>,
  rules: RouteRules = {},
): void {
  if (call.access !== 'member') throw new Error(`${call.path} is for everybody: serve it with route`);
  add(app, call, rules, handler);
}

/** Refuses a body that names another member than the token's (no call lets one member read as another). */
export function requireOwn(uid: string, session: Session): void {
  if (uid !== session.uid) throw new ProductError(code.notAllowed, 'notAllowed');
}
