import { inOneGo } from './breathe';
import { parseLines } from './parseLines';

const long = (inside: string) => inside.padEnd(600_000, ' ');
const parsed = (text: string) => inOneGo(parseLines(text));
const rows = Array.from({ length: 3_000 }, (_none, s) => ({ s, a: { type: 'a/b', payload: '{"x":1},\n'.repeat(20) } }));

describe('long JSON in pieces', () => {
  it.each([
    ['an object a line', JSON.stringify({ entries: rows, end: 1 }).replaceAll('{"s"', '\n{"s"')],
    ['objects inside objects, a line each', long('{"a":\n{"b":[\n{"c":1},\n{"c":2}\n]}\n}')],
    ['indented by another tool', JSON.stringify({ rows: rows.slice(0, 2_500) }, null, 2)],
    ['on one line', JSON.stringify(rows)],
    ['with the very mark in it', long('{"@line":"@line0",\n"b":[\n{"c":"@line@1"}\n]}')],
    ['with every mark in it', long('["@line", "@@line", "@the-line", "@@the-line",\n{"c":1}\n]')],
    ['with names that reach into objects', long('{"__proto__":\n{"at":1},\n"x":[\n{"__proto__":{"y":2}}\n]}')],
    ['nothing but a line', long('{"a":1}')],
  ])('R16: %s is the same as in one go', (_what, text) => {
    expect(text.length).toBeGreaterThan(500_000);
    expect(JSON.stringify(parsed(text))).toBe(JSON.stringify(JSON.parse(text)));
    expect(({} as Record<string, unknown>).at).toBeUndefined();
  });

  it.each([
    long('{"a":[\n{"b":1}\n{"b":2}\n]}'),
    long('[\n{"b":1},\n]'),
    long('{"a":1},\n{"b":2}'),
    long('{"a":\n{"b":}\n}'),
  ])('what is no JSON is none in pieces (case %#)', (text) => {
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
    expect(() => parsed(text)).toThrow(SyntaxError);
  });

  it('R16: lets others have their turn between the lines', () => {
    const steps = parseLines(JSON.stringify({ entries: rows }).replaceAll('{"s"', '\n{"s"'));
    let turns = 0;
    while (!steps.next().done) turns += 1;
    expect(turns).toBeGreaterThan(1_000);
  });
});
