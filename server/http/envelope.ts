import type { FastifyReply } from 'fastify';
import { code } from '@/contract/codes';

/** The wrapping of every answer (contract, Conventions). */
export interface Answer<T = unknown> {
  code: number;
  data: T;
  msg: string;
  traceId: string;
}

/** A good answer around its payload. */
export function good<T>(data: T, traceId: string): Answer<T> {
  return { code: code.ok, data, msg: '', traceId };
}

/** Sends a refusal; as text, so that no route's schema for good answers touches it. */
export function sendRefusal(reply: FastifyReply, status: number, answer: Omit<Answer, 'traceId'>): FastifyReply {
  reply.request.refusedWith = answer.code;
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ ...answer, traceId: reply.request.id }));
}
