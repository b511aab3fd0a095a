/** Members who buy, each waiting for the answer as the app does, and what they were told. */
import { Agent, request } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const MEMBERS = 16;
/** Before one asks again. */
const AGAIN_MS = 200;
/** Whoever has no answer after so long gives up. */
const PATIENCE_MS = 20_000;
const GAMES = 2_000;
const PRICE = 3;

/** Games to buy, each once for each member: copies of one of the demo's. */
const makeGames = async (database) => {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    const copy = (
      table,
      key,
    ) => `insert into ${table} overriding system value select (jsonb_populate_record(null::${table},
      to_jsonb(one) || jsonb_build_object('${key}', 100000 + n))).* from
      (select * from ${table} where ${key} = (select min(id) from games where buy_amount > 0)) one, generate_series(1, $1::int) n`;
    await client.query(copy('games', 'id'), [GAMES]);
    await client.query(copy('game_packages', 'game_id'), [GAMES]);
    await client.query('update games set buy_amount = $1, vip_free = false where id > 100000', [PRICE]);
  } finally {
    await client.end();
  }
};

/** What was counted since the last act. */
const fresh = () => ({ calls: 0, again: 0, longest: 0, failed: 0 });

/** Makes the members; `begin` lets them shop, `phase` begins a count and answers how to end it. */
export const startMembers = async ({ origin, database }) => {
  await makeGames(database);
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });
  const total = { bought: new Set(), unsure: 0, unseen: 0, failed: 0 };
  let count = fresh();
  let isOver = false;

  /** One call as it goes over the line: its envelope, or undefined where there was no answer to rely on. */
  const send = (path, fields, who, isJson) =>
    new Promise((resolve) => {
      const body = isJson ? JSON.stringify(fields) : new URLSearchParams(fields).toString();
      const headers = {
        ...{ uid: who?.uid ?? '', token: who?.token ?? '', cookie: who?.cookie ?? '' },
        'content-type': isJson ? 'application/json' : 'application/x-www-form-urlencoded',
        'content-length': Buffer.byteLength(body),
      };
      const call = request(`${origin}/api/${path}`, { method: 'POST', agent, headers });
      call.on('error', () => resolve(undefined));
      call.on('response', async (response) => {
        let text = '';
        try {
          for await (const chunk of response) text += chunk;
        } catch {
          return resolve(undefined);
        }
        const cookie = response.headers['set-cookie']?.find((one) => one.startsWith('plaza-seen='));
        if (who && cookie) who.cookie = cookie.split(';')[0];
        return resolve(response.statusCode === 200 && text.startsWith('{') ? JSON.parse(text) : undefined);
      });
      call.end(body);
    });

  /** Asks until there is an answer, as the app does with the same intent; undefined when that took too long. */
  const ask = async (path, fields, who, isJson) => {
    const began = performance.now();
    count.calls += 1;
    for (let tries = 0; performance.now() - began < PATIENCE_MS; tries += 1) {
      if (tries > 0) {
        if (tries === 1) count.again += 1;
        await sleep(AGAIN_MS);
      }
      const answer = await send(path, fields, who, isJson);
      if (answer === undefined) continue;
      count.longest = Math.max(count.longest, performance.now() - began);
      return answer;
    }
    count.failed += 1;
    total.failed += 1;
    return undefined;
  };

  const join = async (n) => {
    const who = { loginName: `cluster_${n}`, password: 'passw0rd' };
    const { data, code, msg } = (await ask('user/registerWithName', who)) ?? {};
    if (code !== 0) throw new Error(`nobody could register: ${code} ${msg}`);
    await ask('v1/demo/stage', { balance: { uid: data.uid, coins: GAMES * PRICE } }, undefined, true);
    return { uid: data.uid, token: data.token, cookie: '' };
  };

  /** Buys one game after the other, every third time with two taps, and looks whether it is theirs. */
  const shop = async (member) => {
    for (let game = 100_001; !isOver && game <= 100_000 + GAMES; game += 1) {
      const path = `user/game/download/${game}`;
      const wish = { requestId: crypto.randomUUID(), platformType: 1, expectPrice: PRICE };
      const taps = Array.from({ length: game % 3 === 0 ? 2 : 1 }, () => ask(path, wish, member));
      const answers = (await Promise.all(taps)).filter((answer) => answer?.code === 0);
      if (answers.length === 0) {
        total.unsure += 1;
        continue;
      }
      total.bought.add(`${member.uid} ${game}`);
      const seen = await ask('web/game/detail', { appID: game }, member);
      if (seen?.code === 0 && seen.data.owned !== true) total.unseen += 1;
      await ask('web/game/list', { currentPage: 1, pageSize: 20 });
    }
  };

  const members = await Promise.all(Array.from({ length: MEMBERS }, (_, n) => join(n)));
  let shopping = [];
  return {
    begin() {
      shopping = members.map(shop);
    },
    phase() {
      count = fresh();
      return () => count;
    },
    price: PRICE,
    async end() {
      isOver = true;
      await Promise.all(shopping);
      agent.destroy();
      return total;
    },
  };
};
