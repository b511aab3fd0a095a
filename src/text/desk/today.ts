import type { TodayAlertName, TodayFigureName, TodayQueueName } from '@/contract/desk/today';

const queues: Record<TodayQueueName, string> = {
  lettersPayment: '来信 · 付款与充值',
  lettersAccount: '来信 · 账号',
  lettersOther: '来信 · 其他',
  reports: '举报（合并后）',
  held: '扣留的内容',
  names: '昵称',
  appeals: '申诉',
  money: '待结的付款',
  refusedRefunds: '渠道退款被拒绝',
  marks: '可疑',
  secondPerson: '等第二人',
  recordings: '没看的录像',
};
const figures: Record<TodayFigureName, string> = {
  newMembers: '新会员',
  checkins: '签到',
  paidFen: '付款',
  diamondsSpent: '消费钻石',
  downloads: '下载',
  posts: '帖子',
};
const alerts: Record<TodayAlertName, string> = {
  errors: '出错的答复（5xx）',
  databaseQueue: '数据库排队',
  jobs: '定时任务失败',
  apps: 'App 报错',
  money: '付款等人处理',
  letters: '来信首答过了目标',
  sms: '短信预算',
  books: '账本核对',
};
/** What it does to members. */
const harms: Record<TodayAlertName, string> = {
  errors: '会员看到「服务器开小差」，操作没有做成',
  databaseQueue: '页面变慢，再久就会出错',
  jobs: '关单、榜单、清理会迟',
  apps: '有会员的页面崩溃，或读不懂答复',
  money: '会员付了钱，还没有到账',
  letters: '写信的会员还在等第一次答复',
  sms: '用完以后，会员收不到验证码',
  books: '可能有人多了或少了；请管理服务器的同事运行 npm run db:check',
};

/** The room 今日. */
export const todayText = {
  queues,
  figures,
  alerts,
  harms,
  today: '今日',
  facts: (date: string, hour: string) => `${date} · 与上周同一天的 ${hour} 相比`,
  weekdays: ['星期日', '星期一', '星期二', '星期三', '星期四', '星期五', '星期六'],
  date: (month: number, day: number, weekday: string) => `${month} 月 ${day} 日 ${weekday}`,

  waits: '等着的',
  waitsNote: (all: string, over: string) => `${all} 件 · ${over} 件超过目标 · 按等了多久分`,
  allCalm: (all: string) => `${all} 件 · 都在目标之内 · 按等了多久分`,
  columns: {
    queue: '队列',
    waiting: '等待',
    ages: ['<15 分', '15–60 分', '1–4 时', '4–24 时', '>1 天'],
    oldest: '最久',
    target: '目标',
    done: '今天办完',
    people: '正在办',
  },
  nobody: '没有人',
  list: (names: readonly string[]) => names.join('、'),
  notCounted: '—',
  most: '1,000+',
  enter: '进入队列',
  enterRoom: '去处理的房间',

  figuresLabel: '今天的数',
  noLastWeek: '上周没有数',
  yuan: (amount: string) => `¥${amount}`,
  change: (percent: string) => `${percent}%`,
  chart: (name: string) => `${name}，按小时`,
  chartNote: '灰线是上周同一天，最后一点是正在过的一小时',
  chartTable: (name: string) => `${name}每小时的数`,
  hour: '时',
  thisWeek: '今天',
  lastWeek: '上周',

  ring: '告警',
  ringing: (fire: number, watch: number) =>
    [fire > 0 && `${fire} 条在响`, watch > 0 && `${watch} 条看着`].filter(Boolean).join(' · ') || '没有在响的',
  level: { fire: '在响', watch: '看着', calm: '平静' },
  line: (value: string, line: string) => `${value}，线 ${line}`,
  percent: (value: number) => `${value}%`,
  since: (hour: string, span: string) => `${hour} 起 ${span}`,
  calm: (names: string) => `平静：${names}`,

  take: '我来看',
  takeOver: '接手',
  release: '放回',
  actOn: (act: string, name: string) => `${act}：${name}`,
  you: '你',
  looks: (who: string, hour: string, span: string) => `${who} 在看，${hour} 起 ${span}`,
  taken: (before: string | null) => (before === null ? '由你来看了' : `从 ${before} 接手了`),
  released: '放回了，没有人在看',

  mine: '轮到你',
  nothingMine: '没有在等你的',
  kinds: { letter: '来信', payment: '付款', secondPerson: '确认' },
  due: (span: string) => `还有 ${span}`,
  late: (span: string) => `超了 ${span}`,
  asked: (span: string) => `等了 ${span}`,

  updated: (hour: string) => `${hour} 更新 · 每 10 秒`,
};
