import { whenText } from './when';

/** What members read who are to wait, and of a reward that waited. */
export const velocityText = {
  newAccount: (hours: number, mostFen: number, againAt: number) =>
    `为了资金安全，新注册的账号 ${hours} 小时内最多充值 ¥${(mostFen / 100).toLocaleString('en')}，请在 ${whenText(againAt)} 之后再充值`,
  orders: (againAt: number) => `下单太频繁了，请在 ${whenText(againAt)} 之后再试；已经付的款不受影响`,
  gifts: (againAt: number) =>
    `这台设备上领取的礼包太多了，请在 ${whenText(againAt)} 之后再领，礼包会一直留到它的截止时间`,
  cleared: {
    title: '邀请奖励已到账',
    content: (coins: number) => `<p>之前在核对的一份邀请奖励已经核对完，${coins} 钻已到账。</p>`,
    link: '/checkin',
  },
  confirmed: {
    title: '邀请奖励没有发放',
    content: '<p>有一份邀请奖励核对后不符合活动规则，没有发放。有异议请联系客服。</p>',
    link: '/faq',
  },
} as const;
