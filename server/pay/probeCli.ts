import { setTimeout as sleep } from 'node:timers/promises';
import { createChosen } from '@server/adapter';
import { systemClock } from '@server/clock';
import { runCommand } from '@server/commandLine';
import { readConfig } from '@server/config';
import { systemIds } from '@server/ids';
import { oneAfterTheOther } from '@server/sms/oneAfterTheOther';
import { smsAdapters } from '@server/sms/table';
import { probeProvider, probeSms } from './probe';
import { paymentAdapters } from './table';

const USAGE = 'npm run pay:probe -- alipay|wechat, or npm run pay:probe -- sms 13800138000';

async function main([what = '', phone = '']: readonly string[]): Promise<void> {
  const config = readConfig(process.env);
  const clock = systemClock();
  const world = {
    origin: config.publicOrigin ?? '',
    now: clock.now,
    patience: 200,
    sleep,
    say: (line: string) => void process.stdout.write(`${line}\n`),
  };
  if (what === 'sms') {
    const sender = oneAfterTheOther(await createChosen(smsAdapters, config.sms, { clock }));
    if (sender === null || !/^1\d{10}$/.test(phone)) throw new Error(USAGE);
    return probeSms(sender, phone, world);
  }
  const chosen = config.pay.filter(({ name }) => name === what && name !== 'sandbox');
  if (chosen.length === 0) throw new Error(`PAY_MODE has no ${what || 'provider'} to probe: ${USAGE}`);
  const tools = {
    ...{ clock, ids: systemIds, secret: '', oldSecrets: [], origin: config.publicOrigin },
    get db(): never {
      throw new Error('the probe reads no database');
    },
  };
  const [provider] = await createChosen(paymentAdapters, chosen, tools);
  if (provider)
    await probeProvider(provider, () => world.say('          open it on a phone and pay; it goes back at once'), world);
}

await runCommand(async (args) => {
  await main(args);
  return undefined;
});
