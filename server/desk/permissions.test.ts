import { withTestServer } from '@server/testing/testServer';
import { fillPath } from '@/contract/call';
import { ACTS_FILE } from '@/contract/desk/acts';
import { deskCalls } from '@/contract/desk/all';
import type { DeskCall } from '@/contract/desk/deskCall';
import { may, ROLES } from '@/contract/desk/permissions';
import { hearDesk, newStaff, type TestStaff } from './testing/staff';

const calls: [string, DeskCall][] = Object.entries(deskCalls);
/** Fields that reach no row: whoever may call is told so by the call itself, not by the permission. */
const urlOf = (call: DeskCall) => {
  const holes = Object.fromEntries([...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 999_999_999]));
  return `/api/${fillPath(call.path, holes).path}`;
};

describe('every call of the desk', () => {
  const server = withTestServer();

  it.each(ROLES)('is answered to %s where the role may, and refused where it may not', async (role) => {
    const refused: string[] = [];
    for (const [name, call] of calls) {
      if (call.needs === 'nothing') continue;
      const { cookie }: TestStaff = await newStaff(server, role);
      const answer = await server.raw({ method: call.method, url: urlOf(call), headers: { desk: '1', cookie } });
      const { code, data } = answer.json<{ code: number; data: { needs?: string } | null }>();
      if (code === 1006 && data?.needs === call.needs) refused.push(name);
    }
    const mayNot = calls.filter(([, { needs }]) => needs !== 'nothing' && needs !== 'signedIn' && !may(role, needs));
    expect(refused.toSorted()).toEqual(mayNot.map(([name]) => name).toSorted());
  });

  it.each(calls.filter(([, { needs }]) => needs !== 'nothing'))('%s asks for a session', async (_name, call) => {
    const answer = await server.raw({ method: call.method, url: urlOf(call), headers: { desk: '1' } });
    expect(answer.json()).toMatchObject({ code: 2 });
  });

  it('the file of acts is for who may export, and is written down', async () => {
    const url = `/api/${ACTS_FILE}`;
    const support = await newStaff(server, 'support');
    const refusal = await server.raw({ method: 'GET', url, headers: { desk: '1', cookie: support.cookie } });
    expect(refusal.json()).toMatchObject({ code: 1006 });
    const admin = await newStaff(server, 'admin');
    const file = await server.raw({ method: 'GET', url, headers: { desk: '1', cookie: admin.cookie } });
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.body.split('\r\n')[1]).toContain(`"${admin.name}","admin","acts.exported"`);
  });

  it('knows its own list', async () => {
    for (const [, call] of calls) {
      const answer = await hearDesk(server, call, {} as never);
      expect(answer.status).not.toBe(404);
    }
  });
});
