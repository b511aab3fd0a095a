import type { ServerContext } from '@server/context';
import { ProductError } from '@server/errors';
import { findSession, type Session } from '@server/users/sessions';
import type { FastifyInstance } from 'fastify';
import type { Access } from '@/contract/call';
import { code } from '@/contract/codes';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; null for a guest. */
    session: Session | null;
  }
  interface FastifyContextConfig {
    access?: Access;
    anyToken?: boolean;
    /** Counts towards an address's limit although it is no call. */
    limited?: boolean;
  }
}

const invalid = () => new ProductError(code.sessionInvalid, 'sessionInvalid');

/** The text of a header that this client sends once. */
export function headerText(value: string | string[] | undefined): string {
  return typeof value === 'string' ? value : '';
}

/**
 * The session rule of every call: a token that is not good answers code 2 even where none is needed, so that
 * nobody goes on looking signed in; a call for members answers code 2 without one. It comes after every `onRequest`,
 * the limiter's too: past the limit a guessed token costs no query.
 */
export function addSessions(app: FastifyInstance, { database, clock, config }: ServerContext): void {
  app.decorateRequest('session', null);
  app.addHook('preParsing', async (request) => {
    const { access, anyToken } = request.routeOptions.config;
    if (access === undefined) return;
    const token = headerText(request.headers.token);
    if (token !== '') {
      const uid = headerText(request.headers.uid);
      request.session = await findSession(
        database,
        { token, uid },
        { now: clock.now(), sessionDays: config.sessionDays },
      );
      if (request.session === null && anyToken !== true) throw invalid();
    } else if (access === 'member') throw invalid();
  });
}
