import { urlOf } from '@server/http/route';
import { servedCalls } from '@server/testing/servedCalls';
import { withTestServer } from '@server/testing/testServer';
import { ACTS_FILE } from '@/contract/desk/acts';
import { deskCalls } from '@/contract/desk/all';
import { FIGURES_FILE } from '@/contract/desk/figures';
import { MONEY_FILES } from '@/contract/desk/moneyFiles';
import { RECORDING_FILE } from '@/contract/desk/recordings';

const server = withTestServer();

/** Every `/api` route as `METHOD url`; HEAD comes with GET. */
function routes(): string[] {
  const lines: string[] = [];
  const open: string[] = [];
  for (const line of server.app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', segment = '', methods = ''] =
      /^((?:│ {3}| {4})*)[├└]── (\S+)(?: \(([^)]*)\))?/.exec(line) ?? [];
    open.length = indent.length / 4;
    open.push(segment);
    for (const method of methods.split(', ').filter(Boolean)) lines.push(`${method} ${open.join('')}`);
  }
  return lines.filter((line) => / \/api\//.test(line) && !line.startsWith('HEAD'));
}

/** Files of the desk: no envelope, so no calls, and named in the contract all the same. */
const files = [
  ACTS_FILE,
  FIGURES_FILE,
  RECORDING_FILE.path,
  ...Object.values(MONEY_FILES).flatMap((file) => [`${file}.csv`, `${file}.xlsx`]),
];

/** Routes that differ only in how they call a hole are printed as one, so holes lose their names. */
const nameless = (route: string) => route.replace(/:[\w|:]+/g, ':');

describe('the contract and the routes', () => {
  it('offers every call of the contract', () => {
    const missing = servedCalls.filter(([, call]) => !server.app.hasRoute({ method: call.method, url: urlOf(call) }));
    expect(missing.map(([name]) => name)).toEqual([]);
  });

  it('has no call outside the contract', () => {
    const all = [
      ...servedCalls.map(([, call]) => call),
      ...Object.values(deskCalls),
      ...files.map((path) => ({ method: 'GET', path })),
    ];
    const known = new Set(all.map((call) => nameless(`${call.method} ${urlOf(call)}`)));
    const found = routes();
    expect(found.length).toBeGreaterThan(30);
    expect(found.filter((line) => !known.has(nameless(line)))).toEqual([]);
  });
});
