/** Whose call it is. */
export interface Identity {
  uid: string;
  token: string;
}

/** A member as a test knows it. */
export interface Member extends Identity {
  loginName: string;
  password: string;
  name: string;
  /** The whole account as the server answered it. */
  account: Record<string, unknown>;
}

/** What `POST demo/stage` can change behind the product's back. */
export interface Stage {
  price?: { gameId: number; amount: number };
  vipExpiry?: { uid: string; expTime: number };
  stock?: { giftId: number; left: number };
  balance?: { uid: string; coins: number };
  clock?: number;
  revoke?: { uid: string };
}

export type Persona = 'member' | 'poor' | 'vip' | 'expired';

/** One line of the diamond ledger. */
export interface LedgerLine {
  title: string;
  delta: number;
  balanceAfter: number;
}

interface Envelope {
  code: number;
  msg?: string;
  data?: unknown;
}

let serial = 0;

/** The server's calls, past the product's own client: to set the stage and to check what really happened. */
export class Api {
  constructor(private readonly origin: () => string) {}

  /** Calls and answers the whole envelope, whatever its code. */
  async ask(path: string, fields: Record<string, unknown> = {}, who?: Identity, json = false): Promise<Envelope> {
    const given = { appID: '2008', ...fields };
    const form = new URLSearchParams(Object.entries(given).map(([name, value]) => [name, String(value)]));
    const answer = await fetch(`${this.origin()}/api/${path}`, {
      method: 'POST',
      headers: {
        uid: who?.uid ?? '',
        token: who?.token ?? '',
        'content-type': json ? 'application/json' : 'application/x-www-form-urlencoded',
      },
      body: json ? JSON.stringify(given) : form.toString(),
    });
    return (await answer.json()) as Envelope;
  }

  /** Calls and answers the payload; a code other than 0 ends the test. */
  async post<T = unknown>(
    path: string,
    fields: Record<string, unknown> = {},
    who?: Identity,
    json = false,
  ): Promise<T> {
    const { code, msg, data } = await this.ask(path, fields, who, json);
    if (code !== 0) throw new Error(`${path} answered ${code}: ${msg ?? ''}`);
    return data as T;
  }

  /** Registers a member nobody has seen before. */
  async register(fields: { inviteCode?: string } = {}): Promise<Member> {
    serial += 1;
    const loginName = `e2e_${process.pid.toString(36)}_${Date.now().toString(36).slice(-6)}_${serial.toString(36)}`;
    const password = 'plaza2026';
    const account = await this.post<Identity & { name: string }>('user/registerWithName', {
      loginName,
      password,
      agreed: true,
      ...fields,
    });
    return { loginName, password, name: account.name, uid: account.uid, token: account.token, account: { ...account } };
  }

  /** One of the demo accounts. */
  async persona(persona: Persona): Promise<Member> {
    const account = await this.post<Identity & { name: string; loginName: string }>('v1/demo/login', { persona });
    return {
      loginName: account.loginName,
      password: '',
      name: account.name,
      uid: account.uid,
      token: account.token,
      account: { ...account },
    };
  }

  /** Changes what the product believes to be given: a price, a balance, the clock. */
  async stage(stage: Stage): Promise<void> {
    await this.post('v1/demo/stage', { ...stage }, undefined, true);
  }

  /** The member's ledger, newest first. */
  async ledger(who: Identity): Promise<LedgerLine[]> {
    const input = { uid: who.uid, currentPage: 1, pageSize: 50 };
    const { records } = await this.post<{ records: LedgerLine[] }>('user/center/coin/all', input, who);
    return records;
  }

  /** What the member has paid for games, line by line. */
  async paidForGames(who: Identity): Promise<number[]> {
    const lines = await this.ledger(who);
    return lines.filter(({ title }) => title.startsWith('下载游戏')).map(({ delta }) => -delta);
  }

  /** A new member with so many diamonds. */
  async memberWith(coins: number): Promise<Member> {
    const member = await this.register();
    await this.stage({ balance: { uid: member.uid, coins } });
    return member;
  }

  /** The member's diamonds, as the ledger has them. */
  async balance(who: Identity): Promise<number> {
    const { coinNum } = await this.post<{ coinNum: number }>('user/center/me', { uid: who.uid }, who);
    return coinNum;
  }
}
