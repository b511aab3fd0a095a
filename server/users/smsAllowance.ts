import type { ServerContext } from '@server/context';
import type { Reader, Tx } from '@server/db/database';
import type { SmsCodeRow } from '@server/db/schema/users';
import { ProductError } from '@server/errors';
import type { Selectable } from 'kysely';
import { code } from '@/contract/codes';
import { SMS_RESEND_SECONDS } from '@/contract/limits';
import { allowance } from './proof';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Of one phone a day: what its owner may ask for, what one home may, what all strangers may. */
const PER_PHONE = { owner: 10, home: 10, strangers: 20 };
/** In an hour, where 300 calls a minute are allowed: of one home, and of all homes of one IPv6 /48. */
const PER_HOUR = { home: 20, site: 30 };
/** So many a home has asked for in an hour, or strangers for one phone in a day, and a proof of work is wanted. */
const PROOF_FROM = { home: 15, phone: 3 };

/** Who asks for a code to which phone, as it is written down. */
export type AskedFor = Pick<Selectable<SmsCodeRow>, 'phoneHash' | 'ipHash' | 'siteHash' | 'trusted'>;
type Group = Partial<AskedFor>;

function tooOften(msLeft: number): ProductError {
  return new ProductError(code.tooOften, 'tooOften', { retryAfter: Math.max(1, Math.ceil(msLeft / 1000)) });
}

async function sentSince(db: Reader, group: Group, since: number): Promise<{ count: number; oldest: number }> {
  const { count, oldest } = await db
    .selectFrom('smsCodes')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('createdAt').as('oldest')])
    .where((eb) => eb.and(group))
    .where('createdAt', '>', new Date(since))
    .executeTakeFirstOrThrow();
  return { count, oldest: oldest?.getTime() ?? 0 };
}

/** 1004 when the house has sent what it is ready to pay for. */
async function requireBudget(tx: Tx, { hour, day }: { hour: number; day: number }, now: number): Promise<void> {
  for (const [most, ms] of [[hour, HOUR_MS] as const, [day, DAY_MS] as const]) {
    const sent = await sentSince(tx, {}, now - ms);
    if (sent.count < most) continue;
    const retryAfter = Math.max(1, Math.ceil((sent.oldest + ms - now) / 1000));
    throw new ProductError(code.tooOften, 'smsUsedUp', { retryAfter });
  }
}

/**
 * 1004 when a phone (one in 60 s, ten a day), a home or its wider net has asked too often; strangers and the owner of the
 * phone do not use up what is the other's. Answers whether a proof of work is wanted first.
 */
export async function requireAllowance(
  tx: Tx,
  asked: AskedFor,
  { config, now }: { config: ServerContext['config']; now: number },
): Promise<{ proof: boolean }> {
  const { phoneHash, ipHash, siteHash, trusted } = asked;
  const within = async (group: Group, ms: number, most: number) => {
    const sent = await sentSince(tx, group, now - ms);
    if (sent.count >= most) throw tooOften(sent.oldest + ms - now);
    return sent.count;
  };
  await within({ phoneHash, trusted }, SMS_RESEND_SECONDS * 1000, 1);
  const toPhone = await within({ phoneHash, trusted }, DAY_MS, trusted ? PER_PHONE.owner : PER_PHONE.strangers);
  await within({ phoneHash, trusted, ipHash }, DAY_MS, PER_PHONE.home);
  const ofHome = await within({ ipHash }, HOUR_MS, allowance(PER_HOUR.home, config));
  await within({ siteHash }, HOUR_MS, allowance(PER_HOUR.site, config));
  await requireBudget(tx, config.smsBudget, now);
  const byPhone = !trusted && toPhone >= allowance(PROOF_FROM.phone, config);
  return { proof: byPhone || ofHome >= allowance(PROOF_FROM.home, config) };
}
