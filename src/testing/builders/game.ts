import type { DownloadTicket, Game, GameDetail } from '@/contract/game';
import type { GiftPack } from '@/contract/gift';
import { FAKE_NOW } from '@/testing/fakes/fakeClock';

/** A game for 30 diamonds, on both platforms. `appID` follows `id`, as on our server. */
export function buildGame(over: Partial<Game> = {}): Game {
  const id = over.id ?? 11;
  return {
    id,
    appID: String(id),
    name: '远航纪元',
    subtitle: '把船开到地图之外',
    icon: '/media/icon/11',
    cover: '/media/cover/11',
    tags: ['冒险'],
    status: 'online',
    onlineType: 1,
    buyAmount: 30,
    size: 104_857_600,
    version: '1.4.0',
    rating: 8.6,
    downloadCount: 12_000,
    platforms: [1, 2],
    owned: false,
    hasGift: false,
    vipFree: true,
    ...over,
  };
}

/** A game that costs nothing. */
export const buildFreeGame = (over: Partial<Game> = {}) =>
  buildGame({ id: 12, name: '云端小镇', onlineType: 0, buyAmount: 0, vipFree: false, ...over });

export function buildGameDetail(over: Partial<GameDetail> = {}): GameDetail {
  return {
    ...buildGame(over),
    screenshots: ['/media/shot/11-1', '/media/shot/11-2'],
    video: null,
    intro: '<p>一段很长的旅程。</p>',
    developer: '海风工作室',
    updateTime: FAKE_NOW - 86_400_000,
    changelog: [{ version: '1.4.0', time: FAKE_NOW - 86_400_000, lines: ['新的海域'] }],
    ageRating: '8+',
    permissions: ['存储', '通知'],
    packages: [
      { platformType: 1, size: 104_857_600, version: '1.4.0', requires: '安卓 8.0' },
      { platformType: 2, size: 120_586_240, version: '1.4.0', requires: 'iOS 13' },
    ],
    ...over,
  };
}

export function buildTicket(over: Partial<DownloadTicket> = {}): DownloadTicket {
  return {
    url: '/dl/ticket-11',
    fileName: 'yuanhang-1.4.0.apk',
    size: 104_857_600,
    sha256: null,
    charged: 30,
    balanceAfter: 70,
    repeated: false,
    ...over,
  };
}

export function buildGiftPack(over: Partial<GiftPack> = {}): GiftPack {
  return {
    id: 21,
    gameId: 11,
    game: { id: 11, name: '远航纪元', icon: '/media/icon/11' },
    name: '启航礼包',
    items: [{ name: '金币', count: 500 }],
    total: 1000,
    left: 420,
    claimStart: FAKE_NOW - 86_400_000,
    claimEnd: FAKE_NOW + 86_400_000,
    redeemEnd: FAKE_NOW + 7 * 86_400_000,
    condition: null,
    state: 'open',
    code: null,
    redeemGuide: '进入游戏，打开设置，输入兑换码',
    ...over,
  };
}
