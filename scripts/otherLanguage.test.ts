import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foreignText, pseudoText } from '@scripts/lib/pseudoText';
import { formatCount } from '@/lib/format/counts';
import { relativeTime } from '@/lib/time/relativeTime';
import type { checkinText } from '@/text/checkin';

const HAN = /\p{Script=Han}/u;

/** A catalogue as another language writes it: the same places and the same values given to each text. */
type Wording<T> = T extends string
  ? string
  : T extends (...given: infer Given) => infer Said
    ? (...given: Given) => Wording<Said>
    : { readonly [Place in keyof T]: Wording<T[Place]> };

type Text = [place: string, say: (...given: unknown[]) => unknown, values: number];

/** Every text of a catalogue; one that stays the same takes no value. */
function textsOf(place: string, value: unknown): Text[] {
  if (typeof value === 'string') return [[place, () => value, 0]];
  if (typeof value === 'function') return [[place, value as Text[1], value.length]];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, one]) => textsOf(`${place}.${name}`, one));
}

/** What a value of a text may be: a number, a word, a few of them, a kind. */
const THING = { kind: 'film', seconds: 61, pictureCount: 3, index: 3, title: 'Ω' };
const VALUES = [3, 'Ω', ['Ω', 'Ψ'], 'comic', 'post', THING];
const choices = (many: number): unknown[][] =>
  many === 0 ? [[]] : choices(many - 1).flatMap((before) => VALUES.map((value) => [...before, value]));

/** What the text says with values that it knows what to do with; nothing where there are none. */
function said([, say, values]: Text): string | undefined {
  for (const given of choices(values)) {
    try {
      const text = say(...given);
      if (typeof text === 'string' && !/undefined|NaN|\[object/.test(text)) return text;
    } catch {
      // Another kind of value is meant.
    }
  }
  return undefined;
}

const files = readdirSync('src/text', { recursive: true, encoding: 'utf8' }).filter((name) => !name.includes('.test.'));

describe('another language can come', () => {
  it.each(files.filter((name) => name.endsWith('.ts')))(
    'into src/text/%s: each text whole, numbers and names given to it',
    async (name) => {
      const catalogue: object = await import(join(process.cwd(), 'src/text', name));
      const texts = textsOf(name, { ...catalogue });
      expect(texts.length).toBeGreaterThan(0);
      for (const text of texts) {
        const words = said(text);
        expect([text[0], words]).toEqual([text[0], expect.any(String)]);
        expect(pseudoText(words ?? '')).not.toMatch(HAN);
      }
    },
  );

  it('its texts are 140 % as wide as the Chinese ones, whose letters are twice as wide', () => {
    const chinese = readFileSync('src/text/account.ts', 'utf8').match(/\p{Script=Han}+/gu) ?? [];
    const widths = chinese.map((run) => [run.length * 2, pseudoText(run).length * 1.04]);
    const [before = 0, after = 0] = [0, 1].map((at) => widths.reduce((sum, pair) => sum + (pair[at] ?? 0), 0));
    expect(after / before).toBeGreaterThanOrEqual(1.4);
    expect(foreignText('版本 3')).toMatch(/^\p{Script=Hangul}{2} 3$/u);
  });

  it('counts, plurals and moments are told as it tells them', () => {
    const plural = new Intl.PluralRules('pl');
    const days = { one: 'dzień', few: 'dni', many: 'dni', other: 'dnia' } as Record<Intl.LDMLPluralRule, string>;
    const polish: Wording<Pick<typeof checkinText, 'title' | 'milestoneDays'>> = {
      title: 'Codzienna nagroda',
      milestoneDays: (count) => `${count} ${days[plural.select(count)]}`,
    };
    expect([1, 2, 5].map(polish.milestoneDays)).toEqual(['1 dzień', '2 dni', '5 dni']);
    const thousands = [
      { size: 1_000_000, sign: ' M' },
      { size: 1_000, sign: ' K' },
    ];
    expect([986, 9_204, 12_345, 130_000_000].map((count) => formatCount(count, thousands))).toEqual([
      '986',
      '9.2 K',
      '12.3 K',
      '130 M',
    ]);
    const ago = new Intl.RelativeTimeFormat('en');
    const words = {
      now: 'now',
      seconds: (count: number) => ago.format(-count, 'second'),
      minutes: (count: number) => ago.format(-count, 'minute'),
      hours: (count: number) => ago.format(-count, 'hour'),
    };
    expect([0, 61_000, 7_200_000].map((past) => relativeTime(1e12, 1e12 + past, words))).toEqual([
      'now',
      '1 minute ago',
      '2 hours ago',
    ]);
  });

  it('no Chinese word stands in the code beside the catalogue', () => {
    const code = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
      (name) => /\.tsx?$/.test(name) && !/\.test\.|^(?:text|testing)\/|\/(?:__contract__|testing)\//.test(name),
    );
    expect(code.length).toBeGreaterThan(700);
    const bare = (name: string) => readFileSync(join('src', name), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
    expect(code.filter((name) => HAN.test(bare(name)))).toEqual([]);
  });
});
