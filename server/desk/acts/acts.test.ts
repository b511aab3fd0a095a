import { newStaff } from '@server/desk/testing/staff';
import { withTestServer } from '@server/testing/testServer';
import { sql } from 'kysely';
import { actsCalls } from '@/contract/desk/acts';
import { staffCalls } from '@/contract/desk/staff';
import { csvLine } from './csv';

describe('the log of acts', () => {
  const server = withTestServer();

  it('says who did what, when, and what was before and after', async () => {
    const admin = await newStaff(server, 'admin');
    const one = await newStaff(server, 'support');
    await admin.ask(staffCalls.deskChangeStaff, { id: one.id, role: 'operator' });
    const { records } = await admin.ask(actsCalls.deskActs, { subject: 'staff', subjectId: String(one.id) });
    expect(records[0]).toMatchObject({
      staff: admin.name,
      role: 'admin',
      kind: 'staff.changed',
      before: '{"role":"support","active":true}',
      after: '{"role":"operator","active":true}',
      at: server.ctx.clock.now(),
    });
    expect(records[0]?.traceId).toMatch(/^[\w-]{12}$/);
  });

  it('is found by person, kind, text and time, in pages', async () => {
    const admin = await newStaff(server, 'admin');
    for (let n = 0; n < 55; n += 1) await admin.ask(staffCalls.deskAddStaff, { name: `新人${n}`, role: 'support' });
    const first = await admin.ask(actsCalls.deskActs, { kind: 'staff.added', staff: admin.name });
    expect([first.records.length, first.hasMore]).toEqual([50, true]);
    const beforeId = first.records.at(-1)?.id ?? 0;
    const rest = await admin.ask(actsCalls.deskActs, { kind: 'staff.added', staff: admin.name, beforeId });
    expect([rest.records.length, rest.hasMore]).toEqual([5, false]);
    const [{ traceId, id } = { traceId: '', id: 0 }] = rest.records;
    const byTrace = await admin.ask(actsCalls.deskActs, { text: traceId });
    expect(byTrace.records.map((act) => act.id)).toEqual([id]);
    expect((await admin.ask(actsCalls.deskActs, { text: traceId.slice(1) })).records).toEqual([]);
    const later = await admin.ask(actsCalls.deskActs, { from: server.ctx.clock.now() + 1 });
    expect(later.records).toEqual([]);
  });

  it.each(['update staff_acts set reason = $$$$', 'delete from staff_acts', 'truncate staff_acts'])(
    'refuses to %s',
    async (statement) => {
      await newStaff(server, 'admin');
      await expect(sql.raw(statement).execute(server.ctx.database.db)).rejects.toThrow('staff_acts is written once');
    },
  );

  it('quotes a file’s cells and keeps a spreadsheet from reckoning', () => {
    expect(csvLine(['a"b', '=1+1', '1,2'])).toBe(`"a""b","'=1+1","1,2"\r\n`);
  });
});
