import type { Account } from '@/contract/account';
import { DEVICE } from '@/contract/limits';
import { configEvents } from '@/shell/config/configSlice';
import { readSettings } from '@/shell/settings/readSettings';
import { settingsEvents } from '@/shell/settings/settingsSlice';
import { actionList } from '@/testing/actionList';
import { buildAccount, buildMessageList, buildStatus } from '@/testing/builders/member';
import { createFakePorts } from '@/testing/fakePorts';
import { ok } from '@/testing/fakes/answers';
import { createTestStore } from '@/testing/testStore';
import { bootEffects } from './bootEffects';
import type { BootStep } from './bootMachine';
import { bootEvents } from './bootSlice';

const deviceID = '00000000000040008000000000000001';
const settled = (step: BootStep) => bootEvents.stepSettled({ step });
const device = (channelID: string) => ({ appID: '2008', channelID, deviceID, ...DEVICE });

async function start(at: string, member?: Account) {
  const { store } = await createTestStore({ at, ...(member && { member }) });
  const ports = createFakePorts();
  ports.server.reply('POST user/device/init', ok({ serverConfig: { theme2: 'x' } }));
  ports.server.reply('GET v1/square/tag/list', ok([]));
  ports.server.reply('POST user/center/me', buildStatus());
  ports.server.reply('POST user/center/message/all', buildMessageList());
  ports.server.reply('POST user/game/download/upload', ok(null));
  const list = await actionList(bootEffects, bootEvents.started(), { now: store.getState(), ports });
  return { list, dressed: settingsEvents.restored(readSettings(ports.local)) };
}

describe('what app start emits', () => {
  it('A2: for a guest', async () => {
    const { list, dressed } = await start('/');
    expect(list).toEqual([
      dressed,
      configEvents.deviceKnown(deviceID),
      { type: 'deviceInit/pending', arg: device('0') },
      { type: 'tagList/pending', arg: undefined },
      settled('url'),
      settled('dress'),
      settled('status'),
      settled('messages'),
      settled('tags'),
      settled('source'),
      { type: 'deviceInit/fulfilled', arg: device('0') },
      { type: 'tagList/fulfilled', arg: undefined },
      configEvents.serverConfigArrived({ theme2: 'x' }),
      settled('device'),
    ]);
  });

  it('A3: for a member whom a channel and an invitation brought: who they are, and whose visit it is, once each', async () => {
    const { uid } = buildAccount();
    const { list, dressed } = await start('/?code=wx7&inviteCode=AB12', buildAccount());
    const source = { channelID: 'wx7', inviteCode: 'AB12' };
    expect(list).toEqual([
      dressed,
      configEvents.deviceKnown(deviceID),
      { type: 'deviceInit/pending', arg: device('wx7') },
      { type: 'me/pending', arg: { uid } },
      { type: 'messages/pending', arg: { uid } },
      { type: 'tagList/pending', arg: undefined },
      { type: 'reportSource/pending', arg: source },
      settled('url'),
      settled('dress'),
      settled('status'),
      settled('messages'),
      settled('tags'),
      { type: 'deviceInit/fulfilled', arg: device('wx7') },
      { type: 'me/fulfilled', arg: { uid } },
      { type: 'tagList/fulfilled', arg: undefined },
      { type: 'reportSource/fulfilled', arg: source },
      { type: 'messages/fulfilled', arg: { uid } },
      configEvents.serverConfigArrived({ theme2: 'x' }),
      settled('source'),
      settled('device'),
    ]);
  });
});
