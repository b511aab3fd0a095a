import { createChosen } from './adapter';
import { captchaAdapters } from './captcha/table';
import { systemClock } from './clock';
import type { Config } from './config';
import type { ServerContext } from './context';
import type { Database } from './db/database';
import { loadDemo } from './demoPort';
import { openFiles } from './files/openFiles';
import { systemIds } from './ids';
import { paymentAdapters } from './pay/table';
import { firstThatAnswers } from './realName/firstThatAnswers';
import { realNameAdapters } from './realName/table';
import type { SharedLimits } from './redis/sharedLimits';
import { readKeys } from './secret';
import { oneAfterTheOther } from './sms/oneAfterTheOther';
import { smsAdapters } from './sms/table';
import { HASH_COST } from './users/password';
import { createVelocity } from './velocity/velocity';
import { serverVersion } from './version';

/** Only who has a Redis waits for its client. */
async function openLimits(url: string): Promise<SharedLimits> {
  const { openSharedLimits } = await import('./redis/sharedLimits');
  return openSharedLimits(url);
}

/** Everything that the settings name, over the database of the server's own work. */
export async function createContext(config: Config, database: Database): Promise<ServerContext> {
  const files = await openFiles(config);
  const clock = systemClock();
  const keys = readKeys(config);
  const tools = { ...keys, clock, ids: systemIds, db: database.db, origin: config.publicOrigin };
  const [captcha] = await createChosen(captchaAdapters, config.captcha, { ...keys, clock, ids: systemIds });
  if (!captcha) throw new Error('CAPTCHA_MODE names nobody.');
  return {
    config,
    database,
    files,
    limits: config.redisUrl === null ? null : await openLimits(config.redisUrl),
    clock,
    ids: systemIds,
    ...keys,
    hashCost: HASH_COST,
    captcha,
    realName: firstThatAnswers(await createChosen(realNameAdapters, config.realName, { clock })),
    sms: oneAfterTheOther(await createChosen(smsAdapters, config.sms, { clock })),
    payments: await createChosen(paymentAdapters, config.pay, tools),
    velocity: createVelocity(config.velocity),
    version: serverVersion(),
    demo: await loadDemo(config, files),
  };
}
