import * as v from 'valibot';
import { readAnswer } from '@/api/readAnswer';
import { allCalls } from '@/contract/calls/all';
import { GUEST } from '@/testing/identities';
import { sampleOf, valueSets } from './sampleOf';

/** What a newer server may say one day, in place of one of the values that are known today. */
const beyond = (known: unknown) => (typeof known === 'number' ? 987_654 : 'beyond-today');

const read = (data: unknown, output: v.GenericSchema) => readAnswer({ code: 0, msg: '', data }, output, GUEST);

/** What a page is about, or an answer to what this app itself has said: without it there is nothing to show. */
const WHOLE: readonly string[] = [
  'bookDetail.kind',
  'chapterContent.book.kind',
  'order.kind',
  'ownOrder.kind',
  'activity.kind',
  'story.book.kind',
  'faqVote.voted',
  'welfareItem.kind',
];

const outputs = Object.entries(allCalls).filter(([name]) => !name.startsWith('demo'));

describe('G5: a value that a newer server knows and this app does not', () => {
  it.each(outputs)('%s: costs no more than its row, wherever it stands', (name, { output }) => {
    const sample = sampleOf(output);
    expect(v.safeParse(output, sample).issues).toBeUndefined();
    const lost = valueSets(output).flatMap(({ path, known }) => {
      const answer = structuredClone(sample);
      const place = path
        .slice(0, -1)
        .reduce<Record<string, unknown>>((at, key) => at[key] as Record<string, unknown>, { '': answer } as Record<
          string,
          unknown
        >);
      place[path.at(-1) ?? ''] = beyond(known);
      const found = read(path.length === 1 ? place[''] : answer, output);
      return 'error' in found ? [`${name}${path.join('.')}`] : [];
    });
    expect(lost).toEqual(WHOLE.filter((place) => place.startsWith(`${name}.`)));
  });

  it('is looked for in every set of values that the contract has', () => {
    const found = outputs.flatMap(([, { output }]) => valueSets(output));
    expect(found.length).toBeGreaterThan(100);
  });
});
