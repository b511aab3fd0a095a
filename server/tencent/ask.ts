import * as v from 'valibot';
import { authorization, CONTENT_TYPE } from './sign';

const Answer = v.object({
  Response: v.looseObject({ Error: v.optional(v.object({ Code: v.string(), Message: v.string() })) }),
});

/** A call of one of Tencent Cloud's services, as it is documented. */
export interface TencentCall {
  url: URL;
  keys: { id: string; secret: string };
  service: string;
  action: string;
  version: string;
  region: string;
  fields: object;
  /** Epoch ms. */
  now: number;
}

/** Asks Tencent Cloud, signed; throws what it answers as an error. Its SDK brings forty packages for a call or two. */
export async function askTencent(call: TencentCall): Promise<Record<string, unknown>> {
  const { url, keys, service, action, version, region, fields, now } = call;
  const body = JSON.stringify(fields);
  const at = Math.floor(now / 1000);
  const headers = {
    authorization: authorization({ service, host: url.host, action, body, at }, keys),
    'content-type': CONTENT_TYPE,
    'x-tc-action': action,
    'x-tc-version': version,
    'x-tc-timestamp': String(at),
    'x-tc-region': region,
  };
  const said = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(8000) });
  const { Response } = v.parse(Answer, await said.json());
  if (Response.Error) throw new Error(`${action} answered ${Response.Error.Code} ${Response.Error.Message}`);
  return Response;
}
