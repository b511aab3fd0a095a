import { categoryOf } from './letterCategory';
import { restOf, subjectOf } from './letterSubject';

describe('what a letter is called', () => {
  it.each([
    ['充值一直转圈，点了去支付以后就一直在转', '充值一直转圈', '点了去支付以后就一直在转'],
    ['怎么改头像？', '怎么改头像', ''],
    ['急，付了钱没有到账', '急，付了钱没有到账', '急，付了钱没有到账'],
    ['没有到账', '没有到账', '没有到账'],
  ])('%s', (content, subject, rest) => {
    expect([subjectOf(content), restOf(content)]).toEqual([subject, rest]);
  });

  it('and where it is put: by its words, then by what its writer called it', () => {
    expect(categoryOf('bug', '付款以后没有到账')).toBe('payment');
    expect(categoryOf('other', '收不到验证码')).toBe('account');
    expect(categoryOf('bug', '图片不显示')).toBe('fault');
    expect(categoryOf('idea', '充值页面可以大一点')).toBe('idea');
  });
});
