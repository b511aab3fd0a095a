import { supportCode } from './supportCode';

describe('a support code', () => {
  it('is short, and has no letter that is taken for another one', () => {
    for (let round = 0; round < 300; round += 1) {
      const code = supportCode(Array.from({ length: 6 }, (_none, at) => (round * 7 + at * 31) % 256));
      expect(code).toMatch(/^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{2}$/);
    }
  });
});
