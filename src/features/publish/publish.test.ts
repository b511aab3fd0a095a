import { imagesDraft } from '@/features/pictures/draftSelectors';
import { buildPost } from '@/testing/builders/square';
import { FAKE_NOW } from '@/testing/fakes/fakeClock';
import { faultsOf, limitsOf } from './limits';
import { standsAs } from './standsAs';
import { piecesOf, wordsIn } from './words';
import { isWritten, readWritten } from './written';

const empty = readWritten({});

describe('a post as it is written', () => {
  it('reads what a draft holds and leaves out what does not fit', () => {
    const image = { id: 3, url: '/i/3.jpg', w: 4, h: 3 };
    const draft = { content: ' 正文 ', tagIds: ['1', 'x'], ...imagesDraft([image]), game: '{"id":"no"}' };
    expect(readWritten(draft)).toEqual({ title: '', content: '正文', tagIds: [1], images: [image], game: undefined });
    expect(isWritten({ content: '   ', game: '{"id":1,"name":"岛","icon":""}' })).toBe(false);
  });

  it('takes the operator’s figures, and its own where they are none', () => {
    const limits = limitsOf([
      { key: 'minLength', value: '8' },
      { key: 'maxTags', value: 0 },
      { key: 'maxImages', value: 'many' },
    ]);
    expect(limits).toEqual({ titleMaxLength: 30, minLength: 8, maxLength: 2000, maxTags: 3, maxImages: 9 });
  });

  it('counts characters as people do', () => {
    const limits = limitsOf(undefined);
    expect(faultsOf({ ...empty, content: '👍👍👍👍👍', tagIds: [1] }, limits)).toEqual({});
    expect(faultsOf({ ...empty, content: '👍👍👍👍', tagIds: [1] }, limits)).toHaveProperty('content');
    expect(faultsOf({ ...empty, title: '长'.repeat(31), content: '正文够长了', tagIds: [1] }, limits)).toHaveProperty(
      'title',
    );
  });
});

describe('sensitive words', () => {
  it('are found whatever their case, the longest first, and nothing of the text is lost', () => {
    const pieces = piecesOf('卖ABC和abcd', ['abc', 'ABCD']);
    expect(pieces.filter(({ bad }) => bad).map(({ text }) => text)).toEqual(['ABC', 'abcd']);
    expect(pieces.map(({ text }) => text).join('')).toBe('卖ABC和abcd');
    expect(wordsIn('外挂外挂', ['外挂', ''])).toEqual(['外挂']);
  });
});

describe('looking for a post whose answer was lost', () => {
  const intent = { requestId: 'r', sentAt: FAKE_NOW, post: { content: '你这个笨蛋啊', tagIds: [1], imageIds: [] } };
  const post = (over: object) => buildPost({ title: null, content: '你这个**啊', createTime: FAKE_NOW, ...over });

  it('knows it with masked words, and takes no older or other one for it', () => {
    expect(standsAs(post({}), intent)).toBe(true);
    expect(standsAs(post({ createTime: FAKE_NOW - 3_600_000 }), intent)).toBe(false);
    expect(standsAs(post({ content: '你那个**啊' }), intent)).toBe(false);
    expect(standsAs(post({ title: '有标题' }), intent)).toBe(false);
  });
});
