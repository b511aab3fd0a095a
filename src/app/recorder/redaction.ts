import { endpointRules } from '@/app/store/recordingRules';
import { masked } from './masks';
import { Pseudonyms } from './pseudonyms';
import { redactValue } from './redactValue';

/** Shorter texts are in every file by chance. */
const SHORTEST = 4;

/** Kept content may name a phone or an e-mail address: nobody can tell whose. */
const CONTACT = /(?<!\d)1[3-9]\d{9}(?!\d)|[\w.+-]{2,}@[\w-]+\.[a-z]{2,}/gi;

const CACHE_KEY = /^(\w+)\((.*)\)$/s;

/** One file's way of hiding: its placeholders, whose the session was, and what must not be found in it afterwards. */
export class Redaction {
  readonly pseudonyms: Pseudonyms;
  /** What was taken out; the leak scan looks for each of them. */
  readonly secrets = new Set<string>();
  /** Names of the members who were signed in: replaced wherever they stand, also inside kept texts. */
  private readonly own = new Set<string>();

  /** `given`: placeholders that stand in the base already. */
  constructor(given = 0) {
    this.pseudonyms = new Pseudonyms(given);
  }

  /** Notes whose session this is. */
  member(account: { uid?: unknown; loginName?: unknown; name?: unknown; token?: unknown } | undefined): void {
    if (!account) return;
    for (const who of [account.uid, account.loginName, account.name]) {
      if (typeof who !== 'string' || who === '') continue;
      this.pseudonyms.of(who);
      if (who.length >= SHORTEST) this.own.add(who);
    }
    this.dropped(account.token);
  }

  /** Notes a value that was taken out. */
  dropped(value: unknown): void {
    if (typeof value === 'string' && value.length >= SHORTEST) this.secrets.add(value);
    if (typeof value === 'number' && String(value).length >= 6) this.secrets.add(String(value));
    if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) this.dropped(inner);
  }

  /** Names that may not be found in the file. */
  get names(): ReadonlySet<string> {
    return this.own;
  }

  /** A kept text, with cache keys rewritten and the members' own names replaced. */
  known(text: string): string {
    let out = (this.cacheKey(text) ?? text).replace(CONTACT, masked);
    for (const who of this.own) if (out.includes(who)) out = out.replaceAll(who, this.pseudonyms.get(who) ?? '');
    return out;
  }

  /** RTK Query's key of an answer holds what was asked: it goes through the endpoint's rule as well. */
  cacheKey(text: string): string | undefined {
    const [, name = '', inner = ''] = CACHE_KEY.exec(text) ?? [];
    const rules = endpointRules[name];
    if (!rules) return undefined;
    try {
      return `${name}(${JSON.stringify(redactValue(JSON.parse(inner), rules.arg, this))})`;
    } catch {
      return `${name}(undefined)`;
    }
  }
}
