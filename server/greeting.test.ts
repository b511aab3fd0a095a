import type { Config } from './config';
import { greeting } from './greeting';
import { testDemo } from './testing/testDemo';
import { withTestServer } from './testing/testServer';

const server = withTestServer();
const staff = [
  { name: '周宁', role: 'support' as const, password: 'one' },
  { name: '苏蔓', role: 'admin' as const, password: 'two' },
];
const said = (config: Partial<Config>) => {
  const { ctx } = server;
  const inDemo = { ...ctx.config, demoMode: true, seed: 'demo', ...config } as const;
  const demo = { ...testDemo(), staff };
  return greeting({ ...ctx, config: inDemo, demo }, { url: 'http://localhost:5700', seeded: true });
};

it('names the staff of the demo, and where they sit down', () => {
  expect(said({ desk: true, deskOrigin: null })).toContain(`  Desk      http://localhost:5700/__desk
            周宁 one  support
            苏蔓 two  admin
`);
  expect(said({ desk: true, deskOrigin: 'https://desk.example' })).toContain('Desk      https://desk.example/__desk\n');
});

it('names nobody where there is no desk, or no demo', () => {
  expect(said({ desk: false })).not.toContain('周宁');
  expect(said({ desk: true, seed: 'none' })).not.toContain('周宁');
});
