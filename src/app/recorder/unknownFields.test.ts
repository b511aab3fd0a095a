import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { UnknownAction } from '@reduxjs/toolkit';
import { gameApi } from '@/api/gameApi';
import { homeApi } from '@/api/homeApi';
import { readAnswer } from '@/api/readAnswer';
import { squareApi } from '@/api/squareApi';
import { statusApi } from '@/api/statusApi';
import { endpointRules } from '@/app/store/recordingRules';
import type { Schema } from '@/contract/call';
import { Null } from '@/contract/fields';
import { bootEvents } from '@/features/boot/bootSlice';
import { buildGameDetail } from '@/testing/builders/game';
import { buildAccount, buildStatus } from '@/testing/builders/member';
import { createTestStore } from '@/testing/testStore';
import { exportSession } from './exportSession';
import { redactAction } from './redactAction';
import { Redaction } from './redaction';

const SECRET = '服务器新加的字段里的秘密';
const where = { id: 's', build: 'b', utcOffset: 480, viewport: [375, 812], lang: 'zh-CN', reason: 'test' } as const;

/** Every call of the contract, by its name. */
const calls = Object.assign(
  {},
  ...readdirSync('src/contract/calls')
    .filter((file) => /^\w+\.ts$/.test(file))
    .flatMap((file) =>
      Object.entries(jest.requireActual<Record<string, object>>(path.resolve('src/contract/calls', file)))
        .filter(([name]) => name.endsWith('Calls'))
        .map(([, group]) => group),
    ),
) as Record<string, { output: Schema }>;

type Node = Schema & { entries?: object; item?: Node; wrapped?: Node; options?: Node[]; pipe?: Node[] };

/** Whether answers of this schema may hold fields that the contract does not name. */
function isOpen(schema: Node): boolean {
  if (['unknown', 'any', 'loose_object', 'record', 'custom', 'instance'].includes(schema.type)) return true;
  const inner = [
    ...Object.values(schema.entries ?? {}),
    schema.item,
    schema.wrapped,
    ...(schema.options ?? []),
  ] as Node[];
  return [...inner, ...(schema.pipe ?? []).slice(1)].some(
    (one) => one !== undefined && one.type !== undefined && isOpen(one),
  );
}

describe('a field that a server adds to its answers', () => {
  it('R13: passes no contract and no rule at once: where the contract is open, the rule names each field', () => {
    const open = Object.entries(calls).filter(([, { output }]) => output !== Null && isOpen(output as Node));
    expect(open.length).toBeGreaterThan(0);
    const kept = open.filter(([name]) => endpointRules[name]?.result === 'keep').map(([name]) => name);
    expect(kept).toEqual([]);
  });

  it('R13: an answer from which nothing is expected leaves nothing', () => {
    const body = { code: 0, msg: '', data: { quirk: SECRET } };
    expect(readAnswer(body, Null, { uid: '', epoch: 0 } as never)).toEqual({ data: null, code: 0 });
  });

  it('R13: is masked in the answer of every endpoint that has rules by field', () => {
    for (const [endpointName, { result }] of Object.entries(endpointRules)) {
      if (result === 'keep') continue;
      const strange = { quirk: SECRET, deep: [{ quirk: SECRET }] };
      const payload = {
        ...strange,
        records: [strange],
        sections: [{ ...strange, items: [strange] }],
        pages: [strange],
      };
      const action = { type: 'api/executeQuery/fulfilled', payload, meta: { arg: { endpointName } } };
      expect(
        `${endpointName}: ${JSON.stringify(redactAction(action as UnknownAction, new Redaction()))}`,
      ).not.toContain(SECRET);
    }
  });

  it('R13: is in no export of a session whose server has it in every answer', async () => {
    const { store, ports } = await createTestStore({ member: buildAccount() });
    const { server, clock } = ports;
    const post = { id: 5, title: SECRET, content: SECRET, author: { id: 9, uid: '99', name: SECRET }, quirk: SECRET };
    server.reply('POST user/center/me', { ...buildStatus(), quirk: SECRET });
    server.reply('POST web/game/detail', {
      ...buildGameDetail({ id: 7 }),
      quirk: SECRET,
      packages: [{ platformType: 1, size: 1, quirk: SECRET }],
    });
    server.reply('GET v1/home/feed', {
      quirk: SECRET,
      banners: [{ id: 1, image: '', quirk: SECRET }],
      sections: [{ type: 'squarePosts', title: '广场', items: [post], quirk: SECRET }],
    });
    server.reply('GET v1/square/post/{id}', { ...post, createTime: 1 });
    store.dispatch(bootEvents.started());
    void store.dispatch(statusApi.endpoints.me.initiate({ uid: '1001' }));
    void store.dispatch(gameApi.endpoints.gameDetail.initiate({ appID: '7' }));
    void store.dispatch(homeApi.endpoints.homeFeed.initiate());
    void store.dispatch(squareApi.endpoints.post.initiate({ id: 5 }));
    await clock.advance(2_000);
    const kinds = ports.tape.entries
      .map(({ action }) => action)
      .filter(({ type }) => type === 'api/executeQuery/fulfilled');
    expect(kinds.length).toBeGreaterThanOrEqual(3);
    expect(JSON.stringify(ports.tape.entries).includes(SECRET)).toBe(true);
    const made = await exportSession(ports.tape, where);
    if (!made.ok) throw new Error(JSON.stringify(made.leaks));
    expect(made.text.includes(SECRET)).toBe(false);
  });
});
