import type { TestServer } from '@server/testing/testServer';
import { hashPassword } from '@server/users/password';
import { fillPath, hasBody, type InputOf, type OutputOf } from '@/contract/call';
import type { DeskCall } from '@/contract/desk/deskCall';
import type { Role } from '@/contract/desk/permissions';
import { staffCalls } from '@/contract/desk/staff';
import type { Envelope } from '@/contract/envelope';

/** What came back, and the cookie that was set. */
export interface DeskHeard {
  status: number;
  code: number;
  data: unknown;
  msg: string;
  cookie: string | null;
}

/** Somebody at the desk, over HTTP. */
export interface TestStaff {
  id: number;
  name: string;
  cookie: string;
  /** A call that is answered well. */
  ask<C extends DeskCall>(call: C, input: InputOf<C>): Promise<OutputOf<C>>;
  /** A call, whatever it answers. */
  hear<C extends DeskCall>(call: C, input: InputOf<C>): Promise<DeskHeard>;
}

/** A call of the desk as its page sends it. */
export async function hearDesk<C extends DeskCall>(
  server: Pick<TestServer, 'raw'>,
  call: C,
  input: InputOf<C>,
  { cookie = '', header = '1' } = {},
): Promise<DeskHeard> {
  const { path, rest } = fillPath(call.path, input as Record<string, unknown>);
  const fields = Object.entries(rest).flatMap(([name, value]) =>
    [value].flat().flatMap((one) => (one === undefined ? [] : [[name, String(one)]])),
  );
  const headers = { cookie, ...(header !== '' && { desk: header }) };
  const answer = await server.raw({
    method: call.method,
    url: `/api/${path}${hasBody(call) ? '' : `?${new URLSearchParams(fields)}`}`,
    headers: { ...headers, ...(hasBody(call) && { 'content-type': 'application/json' }) },
    ...(hasBody(call) && { payload: JSON.stringify(rest) }),
  });
  const { code, data, msg } = answer.json<Envelope>();
  const [set = ''] = [answer.headers['set-cookie'] ?? ''].flat();
  return {
    status: answer.statusCode,
    code,
    data,
    msg: msg ?? '',
    cookie: set === '' ? null : (set.split(';')[0] ?? null),
  };
}

let made = 0;
export const STAFF_PASSWORD = 'a-long-password';

/** Puts somebody at the desk, with a password. */
export async function makeStaff({ ctx }: TestServer, role: Role): Promise<{ id: number; name: string }> {
  made += 1;
  const name = `${role}${made}`;
  const passwordHash = await hashPassword(STAFF_PASSWORD, ctx.hashCost);
  const none = { linkHash: null, linkUntil: null, totpSecret: null };
  const { id } = await ctx.database.db
    .insertInto('staff')
    .values({ name, role, passwordHash, ...none, createdAt: new Date(ctx.clock.now()) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, name };
}

/** Puts somebody at the desk and signs them in, as the demo does. */
export async function newStaff(server: TestServer, role: Role): Promise<TestStaff> {
  const { id, name } = await makeStaff(server, role);
  const { cookie } = await hearDesk(server, staffCalls.deskSignIn, { name, password: STAFF_PASSWORD });
  if (cookie === null) throw new Error(`${name} was not let in`);
  const hear: TestStaff['hear'] = (call, input) => hearDesk(server, call, input, { cookie });
  return {
    id,
    name,
    cookie,
    hear,
    async ask(call, input) {
      const heard = await hear(call, input);
      if (heard.code !== 0) throw new Error(`${call.path} answered ${heard.code} ${heard.msg}`);
      return heard.data as OutputOf<typeof call>;
    },
  };
}
