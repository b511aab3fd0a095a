import { traceLines } from './traceLines';

const line = (time: number, more: object) =>
  JSON.stringify({ level: 30, time, pid: 1, hostname: 'h', msg: 'refused', ...more });
const log = [
  line(3_000, { traceId: 'c', support: 'K7Q2-M4', route: '/api/order', code: 3006 }),
  line(1_000, { traceId: 'a', support: 'K7Q2-M4', route: '/api/me', code: 2 }),
  line(2_000, { traceId: 'b', support: 'ZZZZ-99', route: '/api/me', code: 2 }),
  'no JSON',
  line(2_900, { level: 50, traceId: 'c', msg: 'request failed', err: { message: 'x' } }),
];

describe('the lines of a code', () => {
  it.each(['K7Q2-M4', 'k7q2m4', ' k7q2 m4 '])(
    'are found as it is heard (%s), with every line of its calls, in order',
    (heard) => {
      const { by, lines, between } = traceLines(log, heard);
      expect(by).toBe('support');
      expect(lines).toEqual([
        '1970-01-01T00:00:01.000Z  info  a  refused  route=/api/me  code=2',
        '1970-01-01T00:00:02.900Z  error  c  request failed  err={"message":"x"}',
        '1970-01-01T00:00:03.000Z  info  c  refused  route=/api/order  code=3006',
      ]);
      expect(between).toBe(1);
    },
  );

  it('are those of one call where its traceId is named', () => {
    expect(traceLines(log, 'b')).toMatchObject({ by: 'trace', lines: [expect.stringContaining('  b  ')] });
  });

  it('are none of a code that nobody has', () => {
    expect(traceLines(log, '9999-99').lines).toEqual([]);
  });
});
