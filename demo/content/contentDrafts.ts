/** What is being written at the desk of the demo. */
export const contentDrafts = {
  planned: {
    item: {
      title: '充值到账变慢的说明',
      content:
        '<p>今晚部分充值在付款后没有马上到账。</p><ul><li>已经扣款的，<b>请不要再付一次</b>，钻石会自动补上；</li><li>还没有到的，请从<a href="/feedback">意见反馈</a>写信，附上操作记录；</li><li>多付的会在 24 小时内按原路退回。</li></ul><p>给你添麻烦了。</p>',
      priority: 0,
      audience: 'members',
    },
    reason: '出了问题',
  },
  /** Of what it costs now. */
  price: { share: 0.8 },
  /** Of another game; it waits for a second person. */
  asked: { share: 0.7, before: 25 * 60_000, reason: '限时优惠：周末活动，周一改回' },
  mended: { more: '<p>还没有解决，可以在“意见反馈”里写给我们。</p>', reason: '定期更新' },
};
