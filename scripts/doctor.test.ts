import type { AddressInfo } from 'node:net';
import { withDemoServer } from '@demo/testing/demoServer';
import Fastify, { type FastifyInstance } from 'fastify';
import { pairs } from '@/app/support/doctor/samples';
import { demoCalls } from '@/contract/calls/demo';
import { readingCalls } from '@/contract/calls/reading';
import { doctor } from './doctor/command';

const server = withDemoServer();
const apps: FastifyInstance[] = [];
afterAll(() => Promise.all(apps.map((app) => app.close())));

type Mangle = (payload: { code: number; data: never }, route: string) => unknown;

/** A server of somebody else: ours, with what `mangle` makes of its answers; answers what was asked of it, too. */
async function foreign(mangle: Mangle = (payload) => payload) {
  const app = Fastify();
  apps.push(app);
  const asked: string[] = [];
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.all('/api/*', async (request, reply) => {
    const { method, url, body } = request;
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    const answer = await server.raw({ method: method as 'GET', url, headers, payload: body as Buffer });
    const route = `${method} ${url.split('?')[0]?.replace('/api/', '')}`;
    asked.push(route);
    const mangled = mangle(answer.json(), route);
    return typeof mangled === 'number' ? reply.code(mangled).send('') : reply.code(answer.statusCode).send(mangled);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { api: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api`, asked };
}

const money = /unlock$|\/claim|vipopen|payInfo|\/download\/|checkin$|makeup|\/draw|\/join|\/close/;

describe('npm run doctor', () => {
  it('finds nothing wrong with the own server, for a guest and for a member, and leaves everything as it was', async () => {
    const { api, asked } = await foreign();
    const guest = await doctor(['--api', api], {});
    expect(guest).toMatchObject({ exit: 0, text: expect.stringContaining(' 0 of the answers are not as agreed') });
    expect(guest.text).toContain('need --uid and --token');
    expect(asked.filter((route) => route.startsWith('POST') && money.test(route))).toEqual([]);

    const me = await server.get(demoCalls.demoLogin, { persona: 'member' });
    const books = async () =>
      (await server.get(readingCalls.subscriptionList, {}, me)).records.map(({ book }) => book.id);
    const before = await books();
    const member = await doctor(['--api', `${api}/`, '--uid', me.uid, '--write'], { PLAZA_TOKEN: me.token });
    expect(member).toMatchObject({ exit: 0 });
    expect(member.text).not.toContain(me.token);
    expect(asked).toEqual(expect.arrayContaining(['POST user/center/coin/all', 'GET v1/user/session/list']));
    expect(asked.filter((route) => !route.startsWith('GET') && money.test(route))).toEqual([]);
    const like =
      /^DELETE v1\/(?!user\/session).*\/(?:like|hide|subscribe|wish)$|^DELETE v1\/user\/(?:follow|block)\/\d+$/;
    expect(asked.filter((route) => like.test(route))).toHaveLength(pairs.length);
    const unlike = asked.findIndex((route) => /^DELETE v1\/square\/post\/\d+\/like$/.test(route));
    expect(asked[unlike - 1]).toBe(asked[unlike]?.replace('DELETE', 'POST'));
    expect(await books()).toEqual(before);
  });

  it('says in words what differs on a server that is wrong, and which pages suffer', async () => {
    const wrong: Record<string, Mangle> = {
      'POST web/game/list': ({ code, data }) => {
        const { records } = data as { records: { buyAmount: unknown; name?: string }[] };
        return { code, data: { records: records.map(({ name: _gone, ...row }) => ({ ...row, buyAmount: '12' })) } };
      },
      'GET v1/welfare/list': () => 404,
      'GET v1/faq/list': () => 500,
      'GET v1/book/shelves': () => '<html>not here</html>',
      'GET v1/square/tag/list': () => ({ code: 7, msg: '今天不行' }),
      'POST user/message': () => ({ code: 0, data: { num: 3 } }),
      'GET v1/home/feed': ({ code, data }) => {
        const { sections } = data as { sections: { type: string }[] };
        const rail = ({ type }: { type: string }) =>
          type === 'hotGames' ? { type, title: '热', items: [{ id: 'x' }] } : [];
        return { code, data: { sections: sections.flatMap(rail) } };
      },
    };
    const { api } = await foreign((payload, route) => wrong[route]?.(payload, route) ?? payload);
    const { exit, text } = await doctor(['--api', api], {});
    expect(exit).toBe(1);
    for (const line of [
      'data.records[].name: expected string, got nothing (50 times)',
      'data.records[].buyAmount: expected number, got string "12" (50 times)',
      'pages that suffer: 游戏 (games), 发布帖子 (postpage)',
      'GET v1/welfare/list  welfareList/video\n    is not there (HTTP 404)',
      'fails with HTTP 500',
      'the whole answer: expected { code, data, msg }, got string "<html>not here</html>"',
      'refuses with code 7: 今天不行',
      'gives a member’s data to somebody without a token; expected code 2',
      'data.sections(hotGames).items[].id: expected number, got string "x"',
      'By page:\n',
      '  福利视频 (welfare): welfareList/video, welfareList/album',
    ]) {
      expect(text).toContain(line);
    }
    const json = await doctor(['--api', api, '--json'], {});
    const games = (JSON.parse(json.text) as { name: string }[]).find(({ name }) => name === 'gameList');
    expect(games).toMatchObject({ verdict: { at: 'differs' }, pages: ['games', 'postpage'] });
  });

  it('ends with 2, and says why, when it cannot ask', async () => {
    const nowhere = ['--api', 'http://127.0.0.1:1/api'];
    const cases: [string[], string][] = [
      [['--api', 'plaza.example'], '--api has to be an http(s) address'],
      [[], '--api has to be'],
      [[...nowhere, '--uid', '1'], '--uid and --token belong together'],
      [[...nowhere, '--write'], '--write needs'],
      [['--what'], 'what'],
      [nowhere, 'Nobody answers at http://127.0.0.1:1/api'],
    ];
    for (const [args, said] of cases) {
      expect(await doctor(args, {})).toMatchObject({ exit: 2, text: expect.stringContaining(said) });
    }
  });
});
