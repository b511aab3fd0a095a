import { gameNamed } from './games';
import { days } from './time';

export interface BannerContent {
  id: number;
  /** Picture number of a banner; the server turns it into an address. */
  art: number;
  variant: number;
  title: string;
  note: string;
  linkType: 'route' | 'url' | 'game' | 'book' | 'activity';
  linkValue: string;
  startBefore: number;
  endBefore?: number;
}

export interface ShortcutContent {
  /** Name of an icon the client knows. */
  icon: 'gift' | 'checkin' | 'activity' | 'invite' | 'recharge' | 'help' | 'download' | 'business';
  name: string;
  /** Address inside the app; a client without that route leaves the tile out. */
  route: string;
}

export interface SectionContent {
  type:
    | 'todayStory'
    | 'pickLists'
    | 'newGifts'
    | 'hotGames'
    | 'continueReading'
    | 'updatedBooks'
    | 'limitedFree'
    | 'squarePosts'
    | 'welfareFilms'
    | 'newGames'
    | 'freeGames'
    | 'vipGames';
  title: string;
  note: string;
  more: string;
}

const gameBanner = (id: number, name: string, variant: number, title: string, note: string): BannerContent => {
  const game = gameNamed(name);
  return {
    id,
    art: game.art,
    variant,
    title,
    note,
    linkType: 'game',
    linkValue: String(game.id),
    startBefore: days(7),
  };
};

const banners: readonly BannerContent[] = [
  gameBanner(1, '云端猫岛', 0, '云端猫岛', '新航线 · 今日开启'),
  gameBanner(2, '深海电台', 1, '深海电台', '终章靠岸，信号已恢复'),
  gameBanner(3, '尖帽子学徒', 0, '尖帽子学徒', '第四个咒语等你试错'),
  gameBanner(4, '赤星机兵', 0, '赤星机兵', '红矮星赛季集结中'),
  {
    id: 5,
    art: gameNamed('糖晶消消屋').art,
    variant: 1,
    title: '钻石补给站',
    note: '首充小包双倍到账',
    linkType: 'route',
    linkValue: '/recharge',
    startBefore: days(3),
    endBefore: -days(60),
  },
];

const shortcuts: readonly ShortcutContent[] = [
  { icon: 'gift', name: '礼包中心', route: '/gifts' },
  { icon: 'checkin', name: '签到', route: '/checkin' },
  { icon: 'activity', name: '活动', route: '/activity' },
  { icon: 'invite', name: '邀请', route: '/checkin?view=invite' },
  { icon: 'recharge', name: '充值', route: '/recharge' },
  { icon: 'help', name: '帮助', route: '/faq' },
  { icon: 'download', name: '下载', route: '/download' },
  { icon: 'business', name: '合作', route: '/business' },
];

const sections: readonly SectionContent[] = [
  { type: 'todayStory', title: '今日推荐', note: '', more: '/square?story=all' },
  { type: 'pickLists', title: '编辑精选', note: '有人一款一款挑的', more: '/square?picks=all' },
  { type: 'newGifts', title: '新到礼包', note: '数量有限', more: '/gifts' },
  { type: 'hotGames', title: '热门游戏', note: '按昨日下载', more: '/games' },
  { type: 'continueReading', title: '继续阅读', note: '上次看到这里', more: '/readhistory' },
  { type: 'updatedBooks', title: '漫画更新', note: '今天追到哪一话', more: '/animate?tab=update' },
  { type: 'limitedFree', title: '限时免费', note: '到点恢复原价', more: '/animate?tab=category&pay=limited' },
  { type: 'squarePosts', title: '广场热议', note: '大家在聊', more: '/square' },
  { type: 'welfareFilms', title: '福利视频', note: '看完再走', more: '/welfare' },
  { type: 'newGames', title: '刚刚上架', note: '近三个月', more: '/games?sort=new' },
  { type: 'freeGames', title: '免费畅玩', note: '不花一颗钻', more: '/games?sort=free' },
  { type: 'vipGames', title: '会员免费玩', note: '开通即享', more: '/games?sort=vip' },
];

/** What the home page shows besides the rows it takes from the catalogue. */
export const home = { banners, shortcuts, sections } as const;
