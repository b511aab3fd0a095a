import { clockText } from '@/lib/time/duration';
import { measured } from './measured';
import { countText } from './units';

interface Facts {
  kind: 'video' | 'album';
  seconds: number;
  pictureCount: number;
}

/** What an item is, in a few characters: `视频 · 0:14`, `图集 · 6 张`. */
export const itemFacts = ({ kind, seconds, pictureCount }: Facts): string =>
  kind === 'video' ? `视频 · ${clockText(seconds)}` : `图集 · ${pictureCount} 张`;

/** Words of the welfare page (pages 7). */
export const welfareText = {
  tabsLabel: '福利分类',
  tabs: { video: '视频', album: '图集', tasks: '福利任务' },

  pictures: (count: number) => `${count} 张`,
  views: (count: number) => measured(countText(count), '次观看'),
  looks: (count: number) => measured(countText(count), '次浏览'),
  unlocked: '已解锁',
  lockedFor: (price: number) => `未解锁，${price} 钻石`,
  lockedVip: '未解锁，VIP 专享',
  watched: (seconds: number) => `看到 ${clockText(seconds)}`,
  like: (count: string) => `点赞，已有 ${measured(count, '人点赞')}`,
  unlike: (count: string) => `取消点赞，已有 ${measured(count, '人点赞')}`,

  continueTitle: '接着看',
  left: (seconds: number) => `还剩 ${clockText(seconds)}`,

  emptyTitle: { video: '还没有视频', album: '还没有图集' },
  emptyNote: '新内容上架后会出现在这里，先去看看别的吧',
  emptyAction: '去广场逛逛',

  back: '返回福利',
  rates: '播放速度',
  rate: (rate: number) => (rate === 1 ? '正常' : `${rate}×`),
  silent: '本片无声',

  lockTitle: { coin: '解锁后观看', vip: 'VIP 会员专享' },
  lockTitleAlbum: { coin: '解锁后查看全部图片', vip: 'VIP 会员专享' },
  lockNoteVip: 'VIP 会员免费看',
  lockNoteOnly: '开通 VIP 后即可观看',
  unlock: '解锁',
  openVip: '开通 VIP',
  picture: (title: string, place: number) => `${title}，第 ${place} 张`,
  picturesTitle: (count: number) => `全部图片（${count}）`,
  picturesHint: '点开可放大、左右滑动',

  fromGame: '来自游戏',
  nextTitle: { video: '接下来看', album: '更多图集' },
  gone: '内容已删除或不存在',
  goneNote: '它可能已经下架，或者链接有误',
  goneAction: '看看其他福利',
  failed: '内容加载失败',
} as const;
