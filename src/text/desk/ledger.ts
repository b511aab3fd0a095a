/** Diamonds that move: `+40`, `−1,280`. */
export const signedDiamonds = (amount: number): string =>
  `${amount > 0 ? '+' : amount < 0 ? '−' : ''}${Math.abs(amount).toLocaleString('en')}`;

/** What dialogs say of what the ledger is going to write. */
export const ledgerText = {
  title: '账本要写的',
  note: (lines: number) => `${lines} 行，一次写完，合计为零`,
  account: '户头',
  before: '前',
  change: '变化',
  after: '后',
  member: '会员 · 钻石',
  reward: '平台 · 赠送钻石',
  refund: '平台 · 退款',
  mint: '平台 · 售出钻石',
  sum: '合计',
  signed: signedDiamonds,
  overLimit: (what: string, limit: string) => `${what} 超过你的限额 ${limit}`,
  overLimitMore: '要第二个人确认，在他确认之前什么也不动。24 小时没有人理会就作废；数目变了也作废。',
  askSecond: '交给第二人确认',
  asked: '已经交给第二人，确认之前什么也不动',
};
