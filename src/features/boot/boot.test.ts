import { bulletinKey } from '@/features/bulletin/bulletinStamp';
import { walk } from '@/lib/machine/walk';
import { selectChannel, selectServerConfig } from '@/shell/config/configSlice';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { selectOverlays } from '@/shell/overlays/overlaysSlice';
import { buildAccount } from '@/testing/builders/member';
import { createFakePorts, type FakePorts } from '@/testing/fakePorts';
import { fail, ok } from '@/testing/fakes/answers';
import { createTestStore } from '@/testing/testStore';
import { bootStart, bootTable } from './bootMachine';
import { bootEvents, selectBoot } from './bootSlice';
import { DEVICE_KEY } from './deviceId';

const bulletin = { id: 3, title: '夏日公告', createTime: 1_790_000_000_000, content: '<p>你好</p>' };

/** A server that answers every call of app start. */
function answering(ports: FakePorts) {
  ports.server.reply(
    'POST user/device/init',
    ok({ serverConfig: { bundleUrl: 'https://a.example/app', theme2: 'x' } }),
  );
  ports.server.reply('POST user/center/me', ok({ coinNum: 9, levelType: 0 }));
  ports.server.reply('POST user/center/message/all', ok({ records: [], total: 0, unread: 0 }));
  ports.server.reply('POST user/message', ok({ unread: 0 }));
  ports.server.reply('GET v1/square/tag/list', ok([{ id: 1, tag: '攻略' }]));
  ports.server.reply('POST user/bulletin', ok(bulletin));
  ports.server.reply('POST user/game/download/upload', ok());
}

async function start({ at = '/', signedIn = false, prepare = (_ports: FakePorts) => {} } = {}) {
  const ports = createFakePorts();
  answering(ports);
  if (signedIn) {
    const account = Object.entries({ ...buildAccount(), _persist: { version: 1, rehydrated: true } });
    const record = Object.fromEntries(account.map(([name, value]) => [name, JSON.stringify(value)]));
    ports.local.write('plaza:account', JSON.stringify(record));
  }
  prepare(ports);
  const { history: _own, ...rest } = ports;
  const scene = await createTestStore({ at, ports: rest as FakePorts });
  scene.store.dispatch(bootEvents.started());
  await scene.ports.clock.advance();
  const calls = (path: string) => scene.ports.server.callsTo(path);
  return { ...scene, calls };
}

describe('app start', () => {
  it('D1: the machine is whole', () => expect(walk(bootTable, bootStart, ['ready'])).toEqual([]));

  it('A2: settles every step and asks a guest for nothing private', async () => {
    const { store, calls } = await start();
    expect(selectBoot(store.getState())).toEqual({ at: 'ready' });
    expect(calls('user/center/me')).toHaveLength(0);
    expect(calls('user/center/message/all')).toHaveLength(0);
    expect(calls('v1/square/tag/list')).toHaveLength(1);
  });

  it('A2: asks for status and messages by uid once somebody is signed in', async () => {
    const { calls } = await start({ signedIn: true });
    expect(calls('user/center/me').map(({ form }) => form.uid)).toEqual([buildAccount().uid]);
    expect(calls('user/center/message/all').map(({ form }) => form.uid)).toEqual([buildAccount().uid]);
  });

  it('A2: any one step may fail, or all of them, and the app is ready all the same', async () => {
    const paths = [
      'user/device/init',
      'user/center/me',
      'user/center/message/all',
      'v1/square/tag/list',
      'user/bulletin',
    ];
    for (const failing of [...paths.map((path) => [path]), paths]) {
      const { store, ports } = await start({
        signedIn: true,
        prepare: (world) => {
          for (const path of failing) {
            const method = path.startsWith('v1') ? 'GET' : 'POST';
            world.server.reply(`${method} ${path}`, fail(1001, '坏了'));
          }
        },
      });
      await ports.clock.advance(5_000);
      expect({ failing, boot: selectBoot(store.getState()).at }).toEqual({ failing, boot: 'ready' });
    }
  });

  it('A5: device init fills an open server config, every key kept', async () => {
    const { store, calls } = await start({ at: '/?code=wx7' });
    expect(selectServerConfig(store.getState())).toEqual({ bundleUrl: 'https://a.example/app', theme2: 'x' });
    expect(calls('user/device/init')[0]?.form).toMatchObject({
      appID: '2008',
      channelID: 'wx7',
      deviceType: 'h5',
      osType: '3',
    });
  });

  it('A5: a refusal of device init is logged and never shown', async () => {
    const { store, ports } = await start({
      prepare: (world) => world.server.reply('POST user/device/init', fail(7, '不行')),
    });
    expect(store.getState().toasts.byId).toEqual({});
    expect(ports.log.warnings).toContainEqual({ text: 'SDK 初始化失败', detail: { code: 7 } });
  });

  it('A4: the device id is a UUID without dashes, made once and kept', async () => {
    const { ports, calls } = await start();
    const id = ports.local.read(DEVICE_KEY);
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(calls('user/device/init')[0]?.form.deviceID).toBe(id);
    const again = await start({ prepare: (world) => world.local.write(DEVICE_KEY, id ?? '') });
    expect(again.calls('user/device/init')[0]?.form.deviceID).toBe(id);
  });

  it('A4: without a device id the result is code 1 with its message, and nothing is sent', async () => {
    const { ports, calls } = await start({
      prepare: (world) => {
        world.ids.uuid = () => {
          throw new Error('no randomness');
        };
      },
    });
    expect(calls('user/device/init')).toHaveLength(0);
    expect(ports.log.warnings).toContainEqual({ text: 'SDK 初始化失败，设备号获取失败', detail: { code: 1 } });
  });

  it('A3: the channel comes from ?code=, stays for the tab, and is 0 otherwise', async () => {
    const { store, ports } = await start({ at: '/?code=abc' });
    expect(selectChannel(store.getState())).toBe('abc');
    store.dispatch(navigationEvents.asked({ to: '/games', how: 'push' }));
    await ports.clock.advance();
    expect(selectChannel(store.getState())).toBe('abc');
    store.dispatch(navigationEvents.asked({ to: '/games?code=xyz', how: 'push' }));
    await ports.clock.advance();
    expect(selectChannel(store.getState())).toBe('xyz');
    expect(selectChannel((await start()).store.getState())).toBe('0');
  });

  it.each([
    ['/', undefined],
    ['/?code=c1', { channelID: 'c1' }],
    ['/?inviteCode=i1', { inviteCode: 'i1' }],
    ['/?code=c1&inviteCode=i1', { channelID: 'c1', inviteCode: 'i1' }],
  ])('A3: %s reports the source it carries', async (at, sent) => {
    const { calls } = await start({ at });
    const reports = calls('user/game/download/upload').map(({ form: { appID: _app, ...form } }) => form);
    expect(reports).toEqual(sent ? [sent] : []);
  });

  it('A6: the title is the product, and the route behind a bar', async () => {
    const { store, ports } = await start();
    await ports.clock.advance(100);
    expect(ports.document.titles.at(-1)).toBe('星钻广场');
    store.dispatch(navigationEvents.asked({ to: '/detail/1', how: 'push' }));
    await ports.clock.advance();
    // The frame of the tap goes first.
    expect(ports.document.titles.at(-1)).toBe('星钻广场');
    await ports.clock.advance(100);
    expect(ports.document.titles.at(-1)).toBe('星钻广场 | 游戏详情');
  });
});

describe('bulletin', () => {
  const shown = (scene: Awaited<ReturnType<typeof start>>) =>
    selectOverlays(scene.store.getState()).some(({ kind }) => kind === 'bulletin');
  const stamped = (text: string) => (world: FakePorts) => world.local.write(bulletinKey(''), text);

  it('F1: is shown once its data is there', async () => expect(shown(await start())).toBe(true));

  it('F1: is not asked for when it was put away today', async () => {
    const scene = await start({ prepare: (world) => world.local.write(bulletinKey(''), String(world.clock.now())) });
    expect(shown(scene)).toBe(false);
    expect(scene.calls('user/bulletin')).toHaveLength(0);
  });

  it.each([
    ['yesterday', (now: number) => String(now - 24 * 3_600_000)],
    ['tomorrow', (now: number) => String(now + 24 * 3_600_000)],
    ['no number', () => 'heute'],
    ['nothing', () => ''],
    ['infinity', () => 'Infinity'],
  ])('F1: a stamp of %s does not count', async (_case, stamp) => {
    expect(shown(await start({ prepare: (world) => stamped(stamp(world.clock.now()))(world) }))).toBe(true);
  });

  it('F1: a stamp of another member does not count', async () => {
    const scene = await start({ signedIn: true, prepare: (world) => stamped(String(world.clock.now()))(world) });
    expect(shown(scene)).toBe(true);
  });
});
