import { crashPlace } from './crashPlace';

describe('where our code broke', () => {
  it('is the first line of ours, and never the message, which may quote a member', () => {
    const fault = new TypeError('13800138000 is not a function');
    fault.stack = `TypeError: 13800138000 is not a function
    at Row (https://plaza.example/assets/page-games.ab12cd.js:1:4711)
    at main (https://plaza.example/assets/main.ab12cd.js:2:1)`;
    expect(crashPlace(fault)).toBe('TypeError page-games.ab12cd.js:1:4711');
  });

  it.each([
    ['a text', 'string nowhere'],
    [undefined, 'undefined nowhere'],
  ])('is said of %p as well', (fault, place) => {
    expect(crashPlace(fault)).toBe(place);
  });
});
