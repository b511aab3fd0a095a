import type { ServerContext } from '@server/context';
import { ProductError } from '@server/errors';
import { headerText } from '@server/http/authenticate';
import type { FastifyInstance } from 'fastify';
import { code } from '@/contract/codes';
import type { Needs } from '@/contract/desk/deskCall';
import { may } from '@/contract/desk/permissions';
import { findStaff } from './staff/deskSession';
import type { Staff } from './staff/staff';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks at the desk, and since when; null elsewhere. */
    staff: (Staff & { createdAt: number }) | null;
  }
  interface FastifyContextConfig {
    needs?: Needs;
  }
}

/** A page of another site can send a cookie, not this header. */
const foreign = () => Object.assign(new Error('A call of the desk without its header'), { statusCode: 403 });

/** The rule of every call of the desk, before its fields are looked at: the header, a session, the permission. */
export function addStaff(app: FastifyInstance, { database, clock }: ServerContext): void {
  app.decorateRequest('staff', null);
  app.addHook('preParsing', async (request) => {
    const { needs } = request.routeOptions.config;
    if (needs === undefined) return;
    if (headerText(request.headers.desk) !== '1') throw foreign();
    if (needs === 'nothing') return;
    request.staff = await findStaff(database, request, clock.now());
    if (request.staff === null) throw new ProductError(code.sessionInvalid, 'sessionInvalid');
    if (needs === 'signedIn' || may(request.staff.role, needs)) return;
    request.log.info({ staff: request.staff.name, needs }, 'not allowed at the desk');
    throw new ProductError(code.notAllowed, 'notAllowed', { needs });
  });
}
