import { isUnavailable } from '@server/db/unavailable';
import { ProductError } from '@server/errors';
import { NotInTurn } from '@server/fairTurns';
import { FilesUnavailable } from '@server/files/files';
import { badFieldText } from '@server/text/fields';
import { statusText } from '@server/text/transport';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { code } from '@/contract/codes';
import { sendRefusal } from './envelope';

/** When a call that got 503 may be asked again. */
const RETRY_SECONDS = 1;

/** When somebody whose work found no place in line may ask again. */
export const LINE_SECONDS = 5;

type Failed = Pick<FastifyError, 'validation' | 'validationContext'>;

/** The name of the first field that broke its rule. */
function fieldOf({ validation }: Failed): string {
  const first = validation?.[0];
  const missing = first?.params.missingProperty;
  if (typeof missing === 'string') return missing;
  return first?.instancePath.split('/')[1] ?? '';
}

function statusOf(error: Partial<FastifyError>): number {
  if (isUnavailable(error)) return 503;
  return error.statusCode !== undefined && error.statusCode >= 400 ? error.statusCode : 500;
}

/** Answers with a bare HTTP status in the common envelope; 503 says when to come back. */
export function sendStatus(reply: FastifyReply, status: number, data: unknown = null): FastifyReply {
  if (status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_SECONDS);
  return sendRefusal(reply, status, { code: status, data, msg: statusText(status) });
}

/**
 * Product refusals are HTTP 200 with their code, fields that break a rule are 1001 with the field's name,
 * anything else is its HTTP status in the same envelope; only what nobody expected is logged as an error.
 */
function handleError(
  error: FastifyError | ProductError | NotInTurn,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (error instanceof ProductError) {
    sendRefusal(reply, 200, { code: error.code, data: error.data, msg: error.text });
    return;
  }
  if (error instanceof NotInTurn) {
    sendStatus(reply.header('retry-after', LINE_SECONDS), 503);
    return;
  }
  if (error.validation) {
    const field = fieldOf(error);
    sendRefusal(reply, 200, { code: code.badParameter, data: { field }, msg: badFieldText(field) });
    return;
  }
  const status = statusOf(error);
  if (status === 503)
    request.log.warn(
      { err: { message: error.message, code: error.code } },
      error instanceof FilesUnavailable ? 'no files for this call' : 'no database for this call',
    );
  else if (status >= 500) request.log.error({ err: error }, 'request failed');
  else request.log.debug({ err: { message: error.message, code: error.code } }, 'request refused');
  const seconds = Number(reply.getHeader('retry-after'));
  sendStatus(reply, status, status === 429 && seconds > 0 ? { retryAfter: seconds } : null);
}

/** Puts the envelope around everything that goes wrong. */
export function addErrors(app: FastifyInstance): void {
  app.setErrorHandler(handleError);
}
