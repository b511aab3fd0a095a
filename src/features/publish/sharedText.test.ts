import { withShared } from './sharedText';

const address = (shared: Record<string, string>) => `?${new URLSearchParams(shared)}`;

describe('what another app shares', () => {
  it('begins a post', () => {
    expect(withShared(address({ title: '好文', text: '看这个', url: 'https://a.cn/1' }), {})).toEqual({
      title: '好文',
      content: '看这个\nhttps://a.cn/1',
    });
  });

  it('comes behind what is written, whose title stays', () => {
    const draft = { title: '我的标题', content: '写到一半' };
    expect(withShared(address({ title: '好文', text: '看这个' }), draft)).toEqual({
      content: '写到一半\n好文\n看这个',
    });
  });

  it('says nothing twice: a link within the words, or what was shared before', () => {
    const shared = address({ text: '看 https://a.cn/1', url: 'https://a.cn/1' });
    expect(withShared(shared, {})).toEqual({ content: '看 https://a.cn/1' });
    expect(withShared(shared, { content: '看 https://a.cn/1' })).toEqual({ content: '看 https://a.cn/1' });
  });

  it.each(['', '?from=square', '?title=&text=%20'])('is nothing in %j', (search) => {
    expect(withShared(search, { content: '写到一半' })).toBeUndefined();
  });
});
