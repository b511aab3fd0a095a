import type { Captcha } from './captcha/port';
import type { MovableClock } from './clock';
import type { Config } from './config';
import type { Database } from './db/database';
import type { Demo } from './demoPort';
import type { Files } from './files/files';
import type { Ids } from './ids';
import type { PaymentProvider } from './pay/port';
import type { RealName } from './realName/port';
import type { SharedLimits } from './redis/sharedLimits';
import type { SmsSender } from './sms/port';
import type { Velocity } from './velocity/velocity';

/** How dear a password hash is; only tests make it cheaper. */
export interface HashCost {
  /** log2 of scrypt's N. */
  ln: number;
  r: number;
  p: number;
}

/** Everything a request needs from outside itself; built once at start. */
export interface ServerContext {
  config: Config;
  database: Database;
  files: Files;
  /** What all processes count together; null: each counts for itself. */
  limits: SharedLimits | null;
  clock: MovableClock;
  ids: Ids;
  /** Root of every signature: SMS codes, tickets, payments. */
  secret: string;
  /** What these have signed or hashed is known too (SECRET_KEY_OLD). */
  oldSecrets: readonly string[];
  /** What these have sealed is opened, and nothing else (SECRET_KEY_LEAKED). */
  leakedSecrets: readonly string[];
  hashCost: HashCost;
  /** Who tells members from machines where there are many tries. */
  captcha: Captcha;
  /** Who knows whether a name and an identity number belong together; null: nobody. */
  realName: RealName | null;
  /** null: nobody carries codes. */
  sms: SmsSender | null;
  /** Who takes members' money; none: nothing is sold for cash. */
  payments: readonly PaymentProvider[];
  /** What is counted so that abuse of money shows. */
  velocity: Velocity;
  version: string;
  /** null: none is wanted (DEMO_MODE=0 and SEED=none). */
  demo: Demo | null;
}
