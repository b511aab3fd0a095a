import { type Adapter, createChosen } from '@server/adapter';
import { buildApp } from '@server/app';
import { readConfig } from '@server/config';
import { speakTo, withTestServer } from '@server/testing/testServer';
import { userCalls } from '@/contract/calls/user';
import { aliyunAdapter } from './aliyun/aliyun';
import { oneAfterTheOther } from './oneAfterTheOther';
import type { SmsSender } from './port';
import { type SmsTools, smsAdapters } from './table';
import { tencentAdapter } from './tencent/tencent';
import { aliyunSimulator, type SmsSimulator, tencentSimulator } from './testing/smsSimulator';

const server = withTestServer();
const sides: SmsSimulator[] = [];
afterEach(async () => {
  for (const side of sides.splice(0)) await side.close();
});
async function opened(simulate: () => Promise<SmsSimulator>) {
  const side = await simulate();
  sides.push(side);
  return side;
}
function senderOf(adapter: Adapter<SmsSender, SmsTools>, environment: Record<string, string>) {
  const read = adapter.read(environment);
  if (!read.success) throw new Error(read.issues.map(({ message }) => message).join());
  return adapter.create(read.output, server.ctx);
}
const phone = '13800138000';
const message = { phone, purpose: 'login', code: '012345' } as const;

describe.each([
  { name: 'aliyun', adapter: aliyunAdapter, simulate: aliyunSimulator, templates: ['SMS_1', 'SMS_2'], to: phone },
  {
    name: 'tencent',
    adapter: tencentAdapter,
    simulate: tencentSimulator,
    templates: ['1110', '2220'],
    to: `+86${phone}`,
  },
])('$name', ({ name, adapter, simulate, templates, to }) => {
  const secret = { aliyun: 'ALIYUN_SMS_KEY_SECRET', tencent: 'TENCENT_SMS_SECRET_KEY' }[name] ?? '';

  it('carries a code in the template of its purpose, and says whether it came', async () => {
    const side = await opened(simulate);
    const sender = await senderOf(adapter, side.environment);
    const number = (await sender.send(message)) ?? '';
    await sender.send({ ...message, purpose: 'reset' });
    const sign = Object.entries(side.environment).find(([field]) => field.endsWith('SIGN_NAME'))?.[1];
    expect(side.taken.map((one) => [one.phone, one.template, one.code, one.sign])).toEqual(
      templates.map((template) => [to, template, '012345', sign]),
    );
    const sent = { number, phone, at: server.ctx.clock.now() };
    expect(await sender.receipt(sent)).toEqual({ state: 'waiting' });
    side.report(number, 'delivered');
    expect(await sender.receipt(sent)).toEqual({ state: 'delivered' });
    side.report(number, 'failed');
    expect(await sender.receipt(sent)).toMatchObject({ state: 'failed', why: expect.any(String) });
  });

  it('throws when the other side refuses it, or knows another secret', async () => {
    const side = await opened(simulate);
    const sender = await senderOf(adapter, side.environment);
    side.refuse('isv.BUSINESS_LIMIT_CONTROL');
    await expect(sender.send(message)).rejects.toThrow('isv.BUSINESS_LIMIT_CONTROL');
    const stranger = await senderOf(adapter, { ...side.environment, [secret]: 'x'.repeat(30) });
    await expect(stranger.send(message)).rejects.toThrow(/Signature/);
    expect(side.taken).toEqual([]);
  });

  it('is named at start with what it lacks', () => {
    expect(() => readConfig({ SMS_MODE: name })).toThrow(`${secret} must be set for SMS_MODE ${name}`);
  });
});

it('of two senders the second carries what the first does not take, and no code is shown', async () => {
  const [first, second] = [await opened(aliyunSimulator), await opened(tencentSimulator)];
  const config = readConfig({ SMS_MODE: 'aliyun,tencent', ...first.environment, ...second.environment });
  const sms = oneAfterTheOther(await createChosen(smsAdapters, config.sms, server.ctx));
  const app = await buildApp({ ...server.ctx, sms });
  first.refuse('isv.OUT_OF_SERVICE');
  const heard = await speakTo(app).ask(userCalls.smsCode, { phone, purpose: 'login' });
  expect(heard).toMatchObject({ code: 0, data: { debugCode: null } });
  expect([first.taken.length, second.taken.length]).toEqual([0, 1]);
  const number = `tencent:${second.taken[0]?.number}`;
  second.report(second.taken[0]?.number ?? '', 'delivered');
  expect(await sms?.receipt({ number, phone, at: server.ctx.clock.now() })).toEqual({ state: 'delivered' });
  await app.close();
});
