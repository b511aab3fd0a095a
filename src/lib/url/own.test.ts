import { isOwn } from './own';

describe('an address of this origin', () => {
  it.each(['/', '/api', '/media/a.svg?x=1#y'])('is %s', (address) => expect(isOwn(address)).toBe(true));
  it.each(['', 'api', '//host', '/\\host', 'https://host/', 'javascript:1', ' /api'])('is not %j', (address) =>
    expect(isOwn(address)).toBe(false),
  );
});
