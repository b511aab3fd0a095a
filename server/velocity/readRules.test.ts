import { readConfig } from '@server/config';
import { velocityRules } from './rules';

const read = (VELOCITY_RULES: string) => readConfig({ VELOCITY_RULES }).velocity;

it('VELOCITY_RULES changes the rules it names and leaves the others', () => {
  const rules = read('newAccountFen=50000/48:person, ordersPlaced=off');
  expect(rules.newAccountFen).toMatchObject({ most: 50_000, hours: 48, effect: 'person' });
  expect(rules.ordersPlaced.effect).toBe('off');
  expect(rules.codesTried).toEqual(velocityRules.codesTried);
  expect(read('')).toEqual(velocityRules);
});

it.each([
  ['ordersPlacd=3', 'names no rule with "ordersPlacd"'],
  ['ordersPlaced=many', 'has "ordersPlaced=many"'],
  ['payersOfAccount=3:wait', 'gives payersOfAccount the effect "wait"; it may be person'],
  ['ordersPlaced=3/9999', 'gives ordersPlaced 9999 hours; it takes 1 to 720'],
])('%s is named at start', (text, said) => {
  expect(() => read(text)).toThrow(`VELOCITY_RULES ${said}`);
});
