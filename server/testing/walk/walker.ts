import { jobsOf } from '@server/jobs';
import { receiveNotification, signNotification } from '@server/pay/sandbox/notice';
import { type Rng, rng } from '@server/random';
import type { Heard, TestServer, Visitor } from '@server/testing/testServer';
import type { Call } from '@/contract/call';
import { accountCalls } from '@/contract/calls/account';
import { allCalls } from '@/contract/calls/all';
import { checkinCalls } from '@/contract/calls/checkin';
import { userCalls } from '@/contract/calls/user';
import { code } from '@/contract/codes';
import type { PayInfo } from '@/contract/order';
import { dearDeeds, deeds, undoings } from './deeds';

interface Walker extends Visitor {
  name: string;
}

interface Sent {
  name: string;
  input: Record<string, unknown>;
  who: Walker;
}

/** What answers say of what they did. */
interface Answer {
  repeated?: boolean;
  charged?: number;
  orderId?: string;
  id?: unknown;
}

const PASSWORD = 'passw0rd';
const MEMBERS = 4;
const TAPS = 3;
const REVIEWS = 8;
const MINUTE_MS = 60_000;
const WAITS = [0, 0, 0, 0, 1, 1, 40, 24 * 60, 24 * 60, 9 * 24 * 60];

/** What was said by how many answers of a kind. */
export type Tally = Map<string, number>;

/**
 * Members who do anything the product lets them, several things at once, some twice or thrice, some again later as
 * after a lost answer, while days go by and the jobs run. The same seed walks the same way, but for what meets.
 */
export class Walk {
  private readonly r: Rng;
  private readonly server: TestServer;
  private readonly members: Walker[] = [];
  private readonly orders: PayInfo[] = [];
  private readonly made: { by: string; id: unknown; who: Walker }[] = [];
  /** Deeds still to be dealt before all are shuffled anew, so that none is missed. */
  private deck: string[] = [];
  private readonly sent: Sent[] = [];
  private registered = 0;
  private ahead = 0;
  /** How often each deed went well. */
  readonly done: Tally = new Map();
  /** For each intent, how many answers said that it was done now and not before. */
  readonly firsts: Tally = new Map();
  /** Answers that are no answers. */
  readonly broken: string[] = [];

  constructor(server: TestServer, seed: string) {
    this.server = server;
    this.r = rng(seed);
  }

  /** `missing`: what went well for nobody yet, by name; half of what is new is of these. */
  async round(missing: readonly string[] = []): Promise<void> {
    while (this.members.length < MEMBERS) await this.register();
    const { r } = this;
    const acts = Array.from({ length: 7 }, () => {
      if (r.b(0.06)) return () => this.pay();
      if (r.b(0.03)) return () => this.bindPhone(r.pick(this.members));
      if (r.b(0.004)) return () => this.leave(r.pick(this.members));
      const sent = this.sent.length > 0 && r.b(0.15) ? r.pick(this.sent) : this.newDeed(missing);
      return () => this.send(sent);
    });
    await Promise.all(acts.flatMap((act) => (r.b(0.2) ? Array.from({ length: TAPS }, act) : [act()])));
    await this.wait(r.pick(WAITS));
  }

  private newDeed(missing: readonly string[]): Sent {
    const { r } = this;
    const deals = missing.filter((name) => name in deeds || name in undoings);
    if (deals.length > 0 && r.b(0.5)) return this.deal(r.pick(deals)) ?? this.newDeed([]);
    if (this.deck.length === 0) {
      const names = [...Object.keys(deeds), ...Object.keys(undoings), ...dearDeeds, ...dearDeeds];
      const all = names.map((name) => ({ name, place: r() }));
      this.deck = all.sort((one, other) => one.place - other.place).map(({ name }) => name);
    }
    return this.deal(this.deck.pop() ?? '') ?? this.newDeed(missing);
  }

  /** A deed of this name, unless there is nothing yet that it could undo. */
  private deal(name: string): Sent | undefined {
    const { r } = this;
    const make = deeds[name];
    const own = this.made.filter(({ by, who }) => by === undoings[name] && this.members.includes(who));
    const undone = r.pick(own.slice(-3));
    if (make === undefined && undone === undefined) return undefined;
    const input = make
      ? make({ r, now: this.server.ctx.clock.now(), reviews: this.newestReviews() })
      : { id: undone?.id };
    const sent = { name, input, who: undone === undefined || r.b(0.2) ? r.pick(this.members) : undone.who };
    this.sent.push(sent);
    return sent;
  }

  private newestReviews() {
    const reviews = this.made.filter(({ by }) => by === 'saveReview').map(({ id }) => id);
    return [...new Set(reviews)].slice(-REVIEWS);
  }

  private async send({ name, input, who }: Sent): Promise<void> {
    const call: Call | undefined = allCalls[name];
    if (call === undefined) throw new Error(`no call ${name}`);
    const heard = await this.server.ask(call, input as never, who);
    this.note(name, heard);
    if (heard.code === code.sessionInvalid) await this.signInAgain(who);
    if (heard.code !== code.ok || typeof heard.data !== 'object' || heard.data === null) return;
    const { repeated, charged = 1, orderId, id = orderId } = heard.data as Answer;
    if (repeated !== true && id !== undefined) this.made.push({ by: name, id, who });
    if (name === 'payInfo' && orderId !== undefined) this.orders.push(heard.data as PayInfo);
    if (repeated === false && charged > 0 && typeof input.requestId === 'string') {
      // Whoever joins is in, by whatever request: one activity is one intent.
      const intent = name === 'joinActivity' ? input.id : input.requestId;
      count(this.firsts, `${name} of ${who.uid}: ${intent}`);
    }
  }

  private note(name: string, { status, code: said, msg }: Heard): void {
    if (status !== 200 || said === code.failed) this.broken.push(`${name}: ${status} ${said} ${msg}`);
    if (said === code.ok) count(this.done, name);
  }

  private async register(): Promise<void> {
    this.registered += 1;
    const name = `walker_${this.registered}`;
    const inviter = this.members.length > 0 ? this.r.pick(this.members) : null;
    const invite = inviter ? await this.server.ask(checkinCalls.invite, {}, inviter) : null;
    const { code: inviteCode = '' } = (invite?.data ?? {}) as { code?: string };
    const account = await this.server.get(userCalls.registerWithName, {
      loginName: name,
      password: PASSWORD,
      ...(inviteCode !== '' && { inviteCode }),
    });
    this.members.push({ uid: account.uid, token: account.token, name });
  }

  private async signInAgain(who: Walker): Promise<void> {
    const heard = await this.server.ask(userCalls.login, { loginName: who.name, password: PASSWORD });
    if (heard.code === code.ok) who.token = (heard.data as Visitor).token;
  }

  private async bindPhone(who: Walker): Promise<void> {
    const phone = `1380013${String(8000 + this.r.i(0, 5))}`;
    const asked = await this.server.ask(userCalls.smsCode, { phone, purpose: 'bind' });
    if (asked.code !== code.ok) return;
    const { debugCode } = asked.data as { debugCode: string };
    const bind = () => this.server.ask(userCalls.bind, { phone, code: debugCode, password: PASSWORD }, who);
    for (const heard of await Promise.all([bind(), bind()])) this.note('bind', heard);
  }

  /** A provider's callback: right, for another amount, or under a number used before. */
  private async pay(): Promise<void> {
    const { r, server } = this;
    const order = r.b(0.7) ? this.orders.at(-1) : this.orders.at(r.i(0, Math.max(0, this.orders.length - 1)));
    if (order === undefined) return;
    const { ctx } = server;
    const paid = { id: order.orderId, amountFen: order.amountFen + (r.b(0.1) ? 1 : 0) };
    const now = ctx.clock.now();
    const txn = r.b(0.1) ? 'bank-1' : `bank-${order.orderId}`;
    const callback = signNotification(paid, txn, { secret: ctx.secret, ids: ctx.ids, now });
    if ((await receiveNotification(ctx.database.db, callback, { secret: ctx.secret, now })) === 'paid')
      count(this.done, 'pay');
  }

  private async leave(who: Walker): Promise<void> {
    const heard = await this.server.ask(accountCalls.deleteAccount, { password: PASSWORD }, who);
    this.note('deleteAccount', heard);
    if (heard.code === code.ok) this.members.splice(this.members.indexOf(who), 1);
  }

  private async wait(minutes: number): Promise<void> {
    if (minutes === 0) return;
    this.ahead += minutes * MINUTE_MS;
    this.server.ctx.clock.runAhead(this.ahead);
    for (const { run } of jobsOf(this.server.ctx)) await run();
  }
}

function count(tally: Tally, what: string): void {
  tally.set(what, (tally.get(what) ?? 0) + 1);
}
