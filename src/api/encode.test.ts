import fc from 'fast-check';
import { encodeBody, encodeForm } from './encode';

/** Reads a form by hand, as an independent second opinion. */
function decode(text: string): [string, string][] {
  if (text === '') return [];
  return text.split('&').map((pair) => {
    const [name = '', value = ''] = pair.split('=').map((part) => decodeURIComponent(part.replaceAll('+', ' ')));
    return [name, value];
  });
}

const one = fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer(), fc.boolean());
const fields = fc.dictionary(
  fc.string({ minLength: 1 }).filter((name) => name !== '__proto__'),
  fc.oneof(one, fc.array(one), fc.constantFrom(null, undefined)),
);

describe('encodeForm', () => {
  it('G2: 1,000 payloads come out of an independent reader as they went in', () => {
    fc.assert(
      fc.property(fields, (payload) => {
        const expected = Object.entries(payload).flatMap(([name, value]) =>
          (Array.isArray(value) ? value : [value]).flatMap((each) =>
            each === null || each === undefined ? [] : [[name, String(each)]],
          ),
        );
        expect(decode(String(encodeForm(payload)))).toEqual(expected);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('encodeBody', () => {
  it('G2: multipart leaves the content type to the browser and repeats arrays', () => {
    const { body, contentType } = encodeBody({ file: new Blob(['x']), ids: [1, 2], none: undefined }, 'multipart');
    expect(contentType).toBeUndefined();
    expect((body as FormData).getAll('ids')).toEqual(['1', '2']);
    expect((body as FormData).get('file')).toBeInstanceOf(Blob);
    expect((body as FormData).has('none')).toBe(false);
  });
});
