import { withoutContacts } from './contacts';
import { wordIn } from './wordIn';

describe('a name as a word of its own', () => {
  it.each([
    ['load', 'to load it', true],
    ['load', 'download', false],
    ['load', 'loads', false],
    ['load', 'download, then load', true],
    ['137', '2137 137', true],
    ['137', '21370', false],
    ['小鱼', '大小鱼塘', true],
    ['a.b', 'axb a.b', true],
  ])('%s in %s: %s', (word, text, there) => {
    expect(wordIn(word).isIn(text)).toBe(there);
  });

  it('another word stands in its place, and only there', () => {
    expect(wordIn('load').replaced('download load, load!', '‹1›')).toBe('download ‹1›, ‹1›!');
    expect(wordIn('11').replaced('111 11 11', 'x')).toBe('111 x x');
  });
});

describe('ways to reach somebody', () => {
  it.each([
    ['13812345678', '···········'],
    ['913812345678', '913812345678'],
    ['打13812345678或13912345678', '打···········或···········'],
    ['a.b@mail.com13812345678', '·······················'],
    ['913812345678@qq.com', '···················'],
  ])('%s is kept as %s', (text, kept) => {
    expect(withoutContacts(text).replace(/[^\d\p{Script=Han}]/gu, '·')).toBe(kept);
  });
});
