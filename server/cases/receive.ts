import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import { ProductError } from '@server/errors';
import { requireKeepable } from '@server/http/keepable';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { InputOf } from '@/contract/call';
import { supportCalls } from '@/contract/calls/support';
import { code } from '@/contract/codes';
import { CASE_MOST_BYTES } from '@/contract/support';

/** What came with a recording, checked. */
export type Sent = InputOf<typeof supportCalls.sendCase> & { file: Buffer };

const wrong = (field: string) => new ProductError(code.badParameter, 'badParameter', { field });

/** What is between the parts is not to be trusted either. */
const LIMITS = { files: 1, fields: 8, fieldSize: 256, headerPairs: 16, fileSize: CASE_MOST_BYTES.sent };

async function partsOf(request: FastifyRequest): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for await (const part of request.parts({ limits: LIMITS }) as AsyncIterable<MultipartFile | MultipartValue>) {
    found[part.fieldname] = part.type === 'file' ? await part.toBuffer() : part.value;
  }
  return found;
}

/** The fields and the file of a multipart body: 5002 beyond the limit, 1001 with the name of what is missing or wrong. */
export async function receiveCase(request: FastifyRequest): Promise<Sent> {
  if (!request.isMultipart()) throw wrong('file');
  const parts = await partsOf(request).catch((error: unknown) => {
    const isTooLarge = error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';
    throw isTooLarge ? new ProductError(code.fileTooLarge, 'recordingTooLarge') : wrong('file');
  });
  const { file, ...fields } = parts;
  if (!Buffer.isBuffer(file)) throw wrong('file');
  const read = v.safeParse(supportCalls.sendCase.input, { ...fields, file });
  if (!read.success) throw wrong(String(read.issues[0].path?.[0]?.key ?? ''));
  const { file: _file, ...given } = read.output;
  requireKeepable(given);
  return { ...given, file };
}
