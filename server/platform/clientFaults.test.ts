import { buildApp } from '@server/app';
import { createMetrics } from '@server/http/metrics/metrics';
import { speakTo, testContext, withTestServer } from '@server/testing/testServer';
import { platformCalls } from '@/contract/calls/platform';
import { createClientFaults } from './clientFaults';

const server = withTestServer();
const fault = { kind: 'chunk', where: 'later', build: 'ab12cd' } as const;

describe('faults that apps report', () => {
  it('are counted by kind', async () => {
    const metrics = createMetrics(server.ctx);
    const app = await buildApp(server.ctx, { metrics });
    const { get } = speakTo(app);
    for (let sent = 0; sent < 2; sent += 1) await get(platformCalls.clientFault, fault);
    await get(platformCalls.clientFault, { ...fault, kind: 'crash' });
    const lines = (await metrics.text()).split('\n').filter((line) => line.startsWith('plaza_client_faults_total'));
    expect(lines).toEqual(['plaza_client_faults_total{kind="chunk"} 2', 'plaza_client_faults_total{kind="crash"} 1']);
    await app.close();
  });

  it('leave one sample of each kind a minute in the log, however many come', () => {
    let now = 1_000;
    const said: object[] = [];
    const faults = createClientFaults({ now: () => now });
    const log = { warn: (line: object) => void said.push(line) };
    for (const kind of ['chunk', 'chunk', 'crash'] as const) faults.take({ ...fault, kind }, log);
    expect(said).toEqual([fault, { ...fault, kind: 'crash' }]);
    now += 60_000;
    faults.take({ ...fault, where: 'games' }, log);
    expect(said).toHaveLength(3);
  });

  it('are refused when they are of no kind, or too long', async () => {
    const unknown = await server.ask(platformCalls.clientFault, { ...fault, kind: 'gossip' as 'chunk' });
    expect(unknown).toMatchObject({ code: 1001, data: { field: 'kind' } });
    const long = await server.ask(platformCalls.clientFault, { ...fault, where: 'x'.repeat(201) });
    expect(long).toMatchObject({ code: 1001, data: { field: 'where' } });
  });

  it('have a limit of their own: who floods it loses nothing else', async () => {
    const app = await buildApp(testContext(server.ctx.database, { RATE_LIMIT_MAX: '20' }));
    const statuses: number[] = [];
    for (let sent = 0; sent < 3; sent += 1)
      statuses.push((await speakTo(app).ask(platformCalls.clientFault, fault)).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect((await app.inject('/api/v1/meta')).statusCode).toBe(200);
    await app.close();
  });
});
