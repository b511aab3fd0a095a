import { toJsonOnce } from '@/app/replay/plainJson';
import type { Rule } from '@/kernel/recording';
import { withoutContacts } from '@/lib/recording/contacts';
import { masked } from '@/lib/recording/masks';
import { type WordIn, wordIn } from '@/lib/recording/wordIn';
import type { OwnNames } from './application';
import { application } from './plaza';
import { Pseudonyms } from './pseudonyms';
import { redactValue } from './redactValue';
import { sentenceOf } from './sentences';
import { ownWords } from './words';

/** Shorter texts are in every file by chance, and so are shorter numbers. */
const SHORTEST = 4;
const SHORTEST_NUMBER = 6;

/** Whether finding a text would say anything about anybody. */
const tells = (text: string): boolean =>
  text.length >= (/^\d+$/.test(text) ? SHORTEST_NUMBER : SHORTEST) && !ownWords().has(text);

const CACHE_KEY = /^(\w+)\((.*)\)$/s;

/** One file's way of hiding: its placeholders, whose the session was, and what must not be found in it afterwards. */
export class Redaction {
  readonly pseudonyms: Pseudonyms;
  /** What was taken out; the leak scan looks for each of them. */
  readonly secrets = new Set<string>();
  /** Names of the members who were signed in: replaced wherever they stand as a word, also inside kept texts. */
  private readonly own = new Map<string, WordIn>();

  private said = new Map<string, string>();
  /** How many sentences were let through in all. */
  private sentences = 0;
  /** What parts of a list became, while the same names are hidden. */
  private parts = new WeakMap<object, Map<Rule, object>>();
  /** Whether such a part stands in what is kept already. */
  private readonly keptParts = new WeakMap<object, boolean>();

  /** `given`: placeholders that stand in the base already. */
  constructor(given = 0) {
    this.pseudonyms = new Pseudonyms(given);
  }

  /** Notes whose session this is. */
  member(account: OwnNames | undefined): void {
    if (!account) return;
    for (const who of [account.uid, account.loginName, account.name]) {
      if (typeof who !== 'string' || who === '') continue;
      this.pseudonyms.of(who);
      if (!tells(who) || this.own.has(who)) continue;
      this.own.set(who, wordIn(who));
      this.parts = new WeakMap();
    }
    this.dropped(account.token);
  }

  /** Notes a value that was taken out. */
  dropped(value: unknown): void {
    if ((typeof value === 'string' || typeof value === 'number') && tells(String(value)))
      this.secrets.add(String(value));
    if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) this.dropped(inner);
  }

  /** Names that may not be found in the file. */
  get names(): ReadonlySet<string> {
    return new Set(this.own.keys());
  }

  /** A kept text, with cache keys rewritten and the members' own names replaced. */
  known(text: string): string {
    const key = this.cacheKey(text) ?? this.nameById(text);
    if (key !== undefined) return key;
    let out = withoutContacts(text);
    for (const [who, word] of this.own) if (out.includes(who)) out = word.replaced(out, this.pseudonyms.get(who) ?? '');
    return out;
  }

  /** A sentence of the catalogue, with dots for what is no figure in it; of any other text how long it is. */
  words(text: string): string {
    const sentence = sentenceOf(text);
    if (!sentence) return masked(text);
    const said = this.known(sentence.text);
    this.said.set(said, sentence.key);
    this.sentences += 1;
    return said;
  }

  /** The sentences that were let through since the last time, and their names in the catalogue. */
  takeSaid(): ReadonlyMap<string, string> {
    const { said } = this;
    if (said.size > 0) this.said = new Map();
    return said;
  }

  /**
   * What a part of a list became under a rule before, or becomes now: each answer of a long list brings all of its pages again.
   * One with a sentence in it is made anew, because an entry says where its sentences stand.
   */
  part(value: unknown, rule: Rule, make: () => unknown): unknown {
    if (typeof value !== 'object' || value === null) return make();
    const known = this.parts.get(value);
    const before = known?.get(rule);
    if (before) return before;
    const { sentences } = this;
    const made = make();
    if (typeof made !== 'object' || made === null || this.sentences > sentences) return made;
    const part = toJsonOnce(made);
    this.parts.set(value, (known ?? new Map<Rule, object>()).set(rule, part));
    this.keptParts.set(part, false);
    return part;
  }

  /** Whether a part of a list was kept before; undefined for anything else. */
  isKeptPart(part: object): boolean | undefined {
    return this.keptParts.get(part);
  }

  partKept(part: object): void {
    this.keptParts.set(part, true);
  }

  /** A kept number, unless it is who was signed in. */
  knownNumber(value: number): unknown {
    return this.own.has(String(value)) ? this.pseudonyms.of(value) : value;
  }

  /** What is under way about something a member wrote, or about somebody, is named by its ids: `like:post:7`, `comment:7:9`, `kept-5`. */
  private nameById(text: string): string | undefined {
    const [, name, ids] = application.namedById.exec(text) ?? [];
    if (ids === undefined) return undefined;
    return `${name}${ids.replace(/\d+/g, (id) => (id === '0' ? id : String(this.pseudonyms.of(id))))}`;
  }

  /** RTK Query's key of an answer holds what was asked: it goes through the endpoint's rule as well. */
  cacheKey(text: string): string | undefined {
    const [, name = '', inner = ''] = CACHE_KEY.exec(text) ?? [];
    const rules = application.endpointRules[name];
    if (!rules) return undefined;
    try {
      return `${name}(${JSON.stringify(redactValue(JSON.parse(inner), rules.arg, this))})`;
    } catch {
      return `${name}(undefined)`;
    }
  }
}
