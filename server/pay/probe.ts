import { businessDate, daysAfter } from '@server/businessDay';
import type { SmsSender } from '@server/sms/port';
import { noticePath, type PaymentProvider, type ProviderOrder } from './port';

/** How the probe reaches the world. */
interface World {
  /** Where members, and the provider's notices, reach the house. */
  origin: string;
  now(): number;
  /** How often something is asked again, with three seconds between. */
  patience: number;
  sleep(ms: number): Promise<void>;
  say(line: string): void;
}

const PAUSE_MS = 3000;
const FEN = 1;
const LIFETIME_MS = 30 * 60_000;

async function until<T>(ask: () => Promise<T | null>, { sleep, patience }: World): Promise<T> {
  for (let n = 0; n < patience; n += 1) {
    const found = await ask();
    if (found !== null) return found;
    await sleep(PAUSE_MS);
  }
  throw new Error('it took too long: nothing more was done, look at the provider’s console');
}

/** The place of notices answers, and refuses what nobody signed. */
async function knock({ name }: PaymentProvider, { origin, say }: World): Promise<void> {
  const url = `${origin}${noticePath(name)}`;
  const { status } = await fetch(url, { method: 'POST', body: '', signal: AbortSignal.timeout(10_000) });
  if (status === 404)
    throw new Error(`${url} answers 404: is the server running with PAY_MODE=${name}, and /pay passed on to it?`);
  say(`notices   ${url} answers ${status} to what nobody has signed`);
}

/**
 * The first money: one fen is asked for, paid by whoever runs this, found by asking, and given back, each step said. `member` is told
 * where to pay. Throws at the first step that is not as it should be.
 */
export async function probeProvider(
  provider: PaymentProvider,
  member: (order: ProviderOrder, url: string) => Promise<void> | void,
  world: World,
): Promise<void> {
  const { now, say, origin } = world;
  const [payType = ''] = provider.payTypes;
  const at = now();
  const order = {
    ...{ id: `PROBE${at}`, title: 'probe', amountFen: FEN, payType },
    ...{ createdAt: new Date(at), expiresAt: new Date(at + LIFETIME_MS) },
  };
  await knock(provider, world);
  const before = await provider.query(order);
  if (before.state !== 'unknown') throw new Error(`an order that nobody placed is ${before.state}`);
  say('keys      the provider takes our signature, and we take its');

  const visit = { url: origin, query: {}, userAgent: 'Mobile', address: '127.0.0.1', nonce: '' };
  const opened = await provider.open(order, visit);
  if (!('goTo' in opened)) throw new Error('it opened no page');
  say(`pay       ${opened.goTo}`);
  await member(order, opened.goTo);
  const payment = await until(async () => {
    const said = await provider.query(order);
    if (said.state === 'closed') throw new Error('it was closed without being paid');
    return said.state === 'paid' ? said.payment : null;
  }, world);
  if (payment.amountFen !== String(FEN)) throw new Error(`it says ${payment.amountFen} fen were paid, not ${FEN}`);
  say(`paid      ${payment.providerTxn}`);

  const refund = { id: `${order.id}B`, orderId: order.id, providerTxn: payment.providerTxn, reason: 'probe' };
  const txn = await until(async () => {
    const said = await provider.refund({ ...refund, amountFen: FEN, totalFen: FEN });
    if (said.state === 'refused') throw new Error(`the refund was refused: ${said.why}`);
    return said.state === 'done' ? said.txn : null;
  }, world);
  say(`refunded  ${txn}`);
  const day = daysAfter(businessDate(at), -1);
  const lines = await provider.statement(payType, day);
  say(`account   ${day}: ${lines === null ? 'none' : `${lines.length} lines`}; look tomorrow for ${order.id}`);
}

/** A first code: it is handed over, and its receipt waited for. */
export async function probeSms(sender: SmsSender, phone: string, world: World): Promise<void> {
  const at = world.now();
  const number = await sender.send({ phone, purpose: 'login', code: '123456' });
  world.say(`taken     ${number ?? 'no number'}`);
  if (number === null) return;
  await until(async () => {
    const receipt = await sender.receipt({ number, phone, at });
    if (receipt.state === 'failed') throw new Error(`it did not come: ${receipt.why}`);
    return receipt.state === 'delivered' ? true : null;
  }, world);
  world.say('delivered');
}
