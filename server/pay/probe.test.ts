import { systemClock } from '@server/clock';
import { systemIds } from '@server/ids';
import { aliyunAdapter } from '@server/sms/aliyun/aliyun';
import { aliyunSimulator } from '@server/sms/testing/smsSimulator';
import { probeProvider, probeSms } from './probe';
import { alipaySimulator } from './testing/alipaySimulator';
import { listen } from './testing/listen';
import { wechatSimulator } from './testing/wechatSimulator';

const clock = systemClock();
const tools = {
  clock,
  ids: systemIds,
  secret: '',
  oldSecrets: [],
  origin: 'https://plaza.example',
  get db(): never {
    throw new Error('the probe reads no database');
  },
};
/** The probe’s world, and what it said. */
function worldAt(origin: string) {
  const said: string[] = [];
  const lines = (name: string) => said.filter((line) => line.startsWith(name));
  return {
    said,
    lines,
    origin,
    now: clock.now,
    patience: 5,
    sleep: async () => {},
    say: (line: string) => said.push(line),
  };
}

describe.each([
  { name: 'alipay', simulate: alipaySimulator },
  { name: 'wechat', simulate: wechatSimulator },
])('the first money by $name', ({ simulate }) => {
  it('is asked for, paid, found, and given back', async () => {
    const side = await simulate(clock);
    const house = await listen(() => ({ status: 500, body: 'fail' }));
    const provider = await side.provider(tools);
    const world = worldAt(house.origin);
    const member = async (...[order]: Parameters<Parameters<typeof probeProvider>[1]>) => {
      await side.visit(order, provider);
      await side.pay(order);
    };
    await probeProvider(provider, member, world);
    expect(world.said.map((line) => line.split(' ')[0])).toEqual([
      'notices',
      'keys',
      'pay',
      'paid',
      'refunded',
      'account',
    ]);
    expect([await side.refunds(), await side.balance()]).toEqual([1, 0]);
    await house.close();
    await side.close();
  });

  it('stops at the first step that is wrong, in words', async () => {
    const side = await simulate(clock);
    const provider = await side.provider(tools);
    const nowhere = await listen(() => ({ status: 404, body: '' }));
    await expect(probeProvider(provider, () => {}, worldAt(nowhere.origin))).rejects.toThrow('answers 404');
    const house = await listen(() => ({ status: 500, body: 'fail' }));
    const world = worldAt(house.origin);
    await expect(probeProvider(provider, () => {}, world)).rejects.toThrow('it took too long');
    expect([world.lines('pay').length, world.lines('paid').length, await side.refunds()]).toEqual([1, 0, 0]);
    for (const place of [nowhere, house, side]) await place.close();
  });
});

it('the first code is handed over, and its receipt waited for', async () => {
  const side = await aliyunSimulator();
  const read = aliyunAdapter.read(side.environment);
  if (!read.success) throw new Error('not set up');
  const sender = await aliyunAdapter.create(read.output, tools);
  const world = worldAt('');
  const sleep = async () => side.report(side.taken[0]?.number ?? '', 'delivered');
  await probeSms(sender, '13800138000', { ...world, sleep });
  expect(world.said).toEqual([`taken     ${side.taken[0]?.number}`, 'delivered']);
  await side.close();
});
