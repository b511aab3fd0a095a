import type { ActivityContent, ActivityTaskContent } from './activityContent';

type Gain = Pick<ActivityTaskContent, 'points' | 'tickets'>;

const checkin = (gain: Gain): ActivityTaskContent => ({
  kind: 'checkin',
  title: '完成每日签到',
  need: 1,
  cycle: 'daily',
  route: '/checkin',
  ...gain,
});
const like = (need: number, gain: Gain): ActivityTaskContent => ({
  kind: 'likePost',
  title: `点赞 ${need} 个帖子`,
  need,
  cycle: 'daily',
  route: '/square',
  ...gain,
});
const comment = (need: number, gain: Gain): ActivityTaskContent => ({
  kind: 'comment',
  title: `发表 ${need} 条评论`,
  need,
  cycle: 'daily',
  route: '/square',
  ...gain,
});
const view = (need: number, gain: Gain): ActivityTaskContent => ({
  kind: 'viewGame',
  title: `浏览 ${need} 款游戏`,
  need,
  cycle: 'daily',
  route: '/games',
  ...gain,
});
const read = (need: number, gain: Gain): ActivityTaskContent => ({
  kind: 'readChapter',
  title: `活动期间累计阅读 ${need} 话`,
  need,
  cycle: 'once',
  route: '/animate',
  ...gain,
});
const post = (gain: Gain): ActivityTaskContent => ({
  kind: 'firstPost',
  title: '活动期间发布 1 篇帖子',
  need: 1,
  cycle: 'once',
  route: '/postpage',
  ...gain,
});

const fair =
  '<h3>公平说明</h3><ul><li>奖励由系统按规则自动发放，同一账号同一奖励只发一次。</li><li>使用外挂、脚本或批量账号的，取消资格并收回奖励。</li></ul>';

/** Odds of contract 3: weights in hundredths of a percent. */
export const drawOdds = [
  { coins: 0, weight: 5000 },
  { coins: 2, weight: 3000 },
  { coins: 8, weight: 1500 },
  { coins: 30, weight: 400 },
  { coins: 100, weight: 100 },
] as const;

/** Running, to come, over with rewards still to be had, long over; each kind of activity. */
export const activities: readonly ActivityContent[] = [
  {
    id: 1,
    kind: 'draw',
    title: '星钻幸运转盘',
    art: 'wheel',
    summary: '做任务攒抽奖券，最高 100 钻',
    rules: `<h3>怎么参加</h3><p>活动期间完成下列任务即可获得抽奖券，一张券抽一次。抽奖券只能靠任务获得，不出售，也不能用X钻购买。</p><h3>中奖概率</h3><p>0 钻 50%，2 钻 30%，8 钻 15%，30 钻 4%，100 钻 1%。中奖X钻即时到账，可在明细里查看。</p><h3>注意</h3><p>活动结束后未使用的抽奖券作废。</p>${fair}`,
    starts: 4,
    ends: 9,
    claims: 9,
    tasks: [
      checkin({ tickets: 1 }),
      like(3, { tickets: 1 }),
      comment(1, { tickets: 1 }),
      view(2, { tickets: 1 }),
      read(5, { tickets: 2 }),
    ],
    draws: true,
  },
  {
    id: 2,
    kind: 'tasks',
    title: '远航打卡月',
    art: 'voyage',
    summary: '攒航程领奖，累计 37 钻',
    rules: `<h3>怎么参加</h3><p>完成每日任务积攒航程，航程达到对应里程即可领取奖励。每日任务在每天 0 点（北京时间）刷新。</p><h3>领奖时间</h3><p>活动结束后 7 天内仍可领取，逾期作废。</p>${fair}`,
    starts: 6,
    ends: 16,
    claims: 23,
    tasks: [
      checkin({ points: 5 }),
      like(3, { points: 3 }),
      comment(1, { points: 3 }),
      view(1, { points: 2 }),
      read(3, { points: 10 }),
    ],
    rewards: [
      { title: '启航补给', points: 10, coins: 2 },
      { title: '中途靠港', points: 30, coins: 5 },
      { title: '穿越风带', points: 60, coins: 10 },
      { title: '抵达彼岸', points: 100, coins: 20 },
    ],
  },
  {
    id: 3,
    kind: 'rank',
    title: '广场热心榜',
    art: 'podium',
    summary: '热心值前 20 名瓜分钻石，第一名 88 钻',
    rules: `<h3>怎么上榜</h3><p>发帖、评论、点赞都能增加热心值，按热心值从高到低排名；热心值相同的，先达到的排前面。</p><h3>发奖</h3><p>活动结束后排名锁定，上榜的小伙伴 7 天内回到本页领取。</p>${fair}`,
    condition: ['phone', 0],
    starts: 3,
    ends: 4,
    claims: 11,
    tasks: [comment(3, { points: 6 }), like(5, { points: 4 }), checkin({ points: 2 }), post({ points: 10 })],
    rewards: [
      { title: '广场之光', rank: [1, 1], coins: 88 },
      { title: '热心达人', rank: [2, 3], coins: 48 },
      { title: '热心先锋', rank: [4, 10], coins: 18 },
      { title: '热心伙伴', rank: [11, 20], coins: 8 },
    ],
  },
  {
    id: 4,
    kind: 'tasks',
    title: '会员感恩周',
    art: 'thanks',
    summary: 'VIP 会员专属，任务奖励加码',
    rules: `<h3>怎么参加</h3><p>活动期间为有效 VIP 会员即可参加，开通当天也算。</p><h3>领奖时间</h3><p>活动结束后 3 天内可领取。</p>${fair}`,
    condition: ['vip', 0],
    starts: -2,
    ends: 9,
    claims: 12,
    tasks: [checkin({ points: 5 }), like(3, { points: 3 }), view(2, { points: 4 })],
    rewards: [
      { title: '感恩小礼', points: 12, coins: 6 },
      { title: '感恩大礼', points: 48, coins: 18 },
    ],
  },
  {
    id: 5,
    kind: 'tasks',
    title: '新人七日礼',
    art: 'newcomer',
    summary: '注册 7 天内，做任务领 30 钻',
    rules: `<h3>怎么参加</h3><p>注册 7 天内的新用户可以参加。完成任务攒成长值，达到即可领奖。</p>${fair}`,
    condition: ['newcomer', 7],
    starts: 90,
    ends: 270,
    claims: 277,
    tasks: [
      { kind: 'bindPhone', title: '绑定手机号', need: 1, cycle: 'once', points: 10, route: '/bind' },
      { kind: 'editProfile', title: '完善个人资料', need: 1, cycle: 'once', points: 10, route: '/user' },
      post({ points: 10 }),
      checkin({ points: 5 }),
    ],
    rewards: [
      { title: '初来乍到', points: 10, coins: 5 },
      { title: '渐入佳境', points: 30, coins: 10 },
      { title: '自己人', points: 50, coins: 15 },
    ],
  },
  {
    id: 6,
    kind: 'tasks',
    title: '灯塔守夜人',
    art: 'watch',
    summary: '已结束，奖励领取中',
    rules: `<h3>活动已结束</h3><p>守夜值达到要求的，结束后 7 天内仍可领取奖励。</p>${fair}`,
    starts: 12,
    ends: -2,
    claims: 5,
    tasks: [checkin({ points: 5 }), comment(1, { points: 3 }), like(3, { points: 3 })],
    rewards: [
      { title: '点亮灯塔', points: 10, coins: 3 },
      { title: '守到天亮', points: 80, coins: 12 },
    ],
  },
  {
    id: 7,
    kind: 'rank',
    title: '深夜书评赛',
    art: 'autumn',
    summary: '写到深夜的故事都写完了，感谢每一位参加的人',
    rules: `<h3>活动已结束</h3><p>奖励已发放完毕，下次再会。</p>${fair}`,
    starts: 62,
    ends: -41,
    claims: -34,
    tasks: [comment(2, { points: 5 }), post({ points: 10 })],
    rewards: [
      { title: '书评达人', rank: [1, 3], coins: 50 },
      { title: '书评先锋', rank: [4, 10], coins: 20 },
    ],
  },
];
