import type { MarkDecision, MarkRule } from '@/contract/desk/velocity';

const yuan = (fen: number) => `¥${(fen / 100).toLocaleString('en')}`;

/** What each rule found, in a sentence. */
const sentences: Record<MarkRule, (seen: number, most: number) => string> = {
  newAccountFen: (seen, most) => `新账号充值 ${yuan(seen)}，放行到 ${yuan(most)}`,
  ordersPlaced: (seen, most) => `短时间下单 ${seen} 次，放行 ${most} 次`,
  payersOfAccount: (seen, most) => `${seen} 个付款人为这个账号付过款，放行 ${most} 个`,
  accountsOfPayer: (seen, most) => `同一个付款人为 ${seen} 个账号付过款，放行 ${most} 个`,
  invitedOnDevice: (seen, most) => `同一台设备邀请来 ${seen} 个没有玩过的账号，放行 ${most} 个`,
  invitedFromHome: (seen, most) => `同一个网络邀请来 ${seen} 个没有玩过的账号，放行 ${most} 个`,
};
const decide: Record<MarkDecision, { act: string; done: string; note: string; noteReward: string }> = {
  cleared: {
    act: '没有问题',
    done: '已放行',
    note: '只从这里拿掉，会员没有感觉到什么。',
    noteReward: '奖励现在就发给邀请人，并告诉他。',
  },
  confirmed: {
    act: '确有问题',
    done: '已记下',
    note: '只记下来：付过的款不会动。要封停或退款，请到会员或订单那里。',
    noteReward: '这份奖励不发，并告诉邀请人。要封停，请到会员那里。',
  },
};

/** What velocity rules put before a person, in the room 钱. */
export const markText = {
  tab: '可疑',
  open: '要看的',
  settled: '看过的',
  openList: '规则发现、要有人看一看的',
  settledList: '已经有人看过的',
  found: '发现了什么',
  reward: '等着的奖励',
  rewardFor: (diamonds: number, invited: string) => `${diamonds} 钻，因为邀请了 ${invited}`,
  sentences,
  decide,
  states: { cleared: '没有问题', confirmed: '确有问题' },
  title: (act: string, name: string) => `${act} · ${name}`,
  recorded: (act: string) => `你、${act}、理由、规则数到了多少`,
  reasons: ['是一家人', '公司或学校的网络', '会员来信说明过', '一人多号刷奖励', '代充', '盗用他人付款'],
  noneOpen: '没有可疑的',
  noneOpenMore: '一个账号有很多人付款、一个人为很多账号付款、邀请来的都在一台设备上，会出现在这里。付过的款照常入账。',
  noneSettled: '还没有看过',
  noneSettledMore: '看过的每一件都留在这里，连同是谁、为什么。',
  more: '只列 200 件',
} as const;
