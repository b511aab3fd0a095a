import type { Member } from '@e2e/support/api';
import { logInByName } from '@e2e/support/logIn';
import { signIn } from '@e2e/support/signIn';
import { errors, type Page } from '@playwright/test';
import type { Random } from './proxyFaults';

/** What would throw away on purpose what the run must not lose, or ends the visit. */
const NEVER =
  /退出登录|注销|不保留|放弃|舍弃|清空|删除|移除|丢弃|屏蔽|黑名单|退出其他|下线|恢复默认|重置|导出|不再提示/;

/** What the member has typed for others to read, and where it must be found again. */
export interface Written {
  path: string;
  text: string;
}

/** The member's hands and memory: everything a deed may use. */
export class Hands {
  /** Latest text by form. */
  readonly drafts = new Map<'post' | 'comment', Written>();
  /** How often each deed was begun, went through, and could not be done at the moment. */
  readonly tally: Record<string, { begun: number; missed: number }> = {};
  /** Times somebody agreed to open VIP for diamonds, and to pay at the cashier. */
  agreed = { vip: 0, pay: 0 };
  logins = 0;
  draftsChecked = 0;
  readonly lost: string[] = [];

  constructor(
    readonly page: Page,
    readonly member: Member,
    readonly random: Random,
    /** Where the browser finds the product: through the proxy. */
    readonly origin: string,
    /** The server itself, to ask what really happened. */
    readonly server: string,
  ) {}

  among<T>(list: readonly T[]): T {
    return list[Math.floor(this.random() * list.length)] as T;
  }

  chance(share: number): boolean {
    return this.random() < share;
  }

  countOf(deed: string): { begun: number; missed: number } {
    this.tally[deed] ??= { begun: 0, missed: 0 };
    return this.tally[deed];
  }

  /** Presses something on the top layer, sometimes twice; what discards on purpose is left alone. */
  async pressSomething(selector: string): Promise<void> {
    const dialog = this.page.locator('[role="dialog"]:visible').last();
    const root = (await dialog.count()) > 0 ? dialog : this.page.locator('body');
    const all = await root.locator(selector).filter({ visible: true }).all();
    const names = await Promise.all(
      all.map((one) =>
        one.evaluate((e) => `${e.getAttribute('aria-label') ?? ''} ${e.textContent ?? ''}`).catch(() => '删除'),
      ),
    );
    const allowed = all.filter((_one, at) => !NEVER.test(names[at] ?? ''));
    if (allowed.length === 0) return;
    const chosen = this.among(allowed);
    const name = names[all.indexOf(chosen)] ?? '';
    if (/立即开通|续费/.test(name)) this.agreed.vip += 1;
    if (/确认支付|支付成功/.test(name)) this.agreed.pay += 1;
    await (this.chance(0.2) ? chosen.dblclick({ timeout: 3_000 }) : chosen.click({ timeout: 3_000 }));
  }

  /** Opens an address as a reload would. */
  async open(path: string): Promise<void> {
    await this.page.goto(`${this.origin}${path}`, { waitUntil: 'commit', timeout: 15_000 });
  }

  async isSignedIn(): Promise<boolean> {
    const uid = await this.page
      .evaluate(() =>
        JSON.parse((JSON.parse(localStorage.getItem('plaza:account') ?? '{}') as { uid?: string }).uid ?? '""'),
      )
      .catch(() => undefined);
    return uid === this.member.uid;
  }

  /** Logs in again after an answer said the session was over: by the form, or as on an earlier visit when that fails. */
  async stayMember(): Promise<void> {
    if (await this.isSignedIn()) return;
    this.logins += 1;
    for (let tries = 0; tries < 2; tries += 1) {
      try {
        await this.open('/login');
        await logInByName(this.page, this.member);
        await this.page.waitForURL((url) => !/\/(login|other)/.test(url.pathname), { timeout: 8_000 });
      } catch (fault) {
        if (!isMissed(fault)) throw fault;
      }
      if (await this.isSignedIn()) return;
    }
    await signIn(this.page, this.member);
  }
}

/**
 * A deed that could not be done just then: nothing to press, a page under way, a button that moved away under the
 * finger (a result came in above it). Everything else is a defect of the run.
 */
export const isMissed = (fault: unknown): boolean =>
  fault instanceof errors.TimeoutError ||
  (fault instanceof Error &&
    /net::ERR|Not attached to an active page|interrupted by another navigation|Execution context was destroyed|detached|not attached|Frame was|ERR_ABORTED|Timeout|did not change its state/.test(
      fault.message,
    ));
