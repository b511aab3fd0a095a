import type { PlatformType } from '@/contract/fields';
import type { GameContent, GameDraft, GameTypeKey } from './gameContent';
import { candyGames } from './games/candy';
import { dungeonGames } from './games/dungeon';
import { farmGames } from './games/farm';
import { mechaGames } from './games/mecha';
import { neonGames } from './games/neon';
import { seaGames } from './games/sea';
import { skyGames } from './games/sky';
import { wuxiaGames } from './games/wuxia';
import { days } from './time';

/** Tabs of the games page, in order; the one that shows all is implied. */
export const gameTypes: readonly { type: GameTypeKey; name: string }[] = [
  { type: 'android', name: '安卓' },
  { type: 'ios', name: 'iOS' },
  { type: 'casual', name: '休闲' },
  { type: 'single', name: '单机' },
  { type: 'online', name: '网游' },
  { type: 'role', name: '角色' },
  { type: 'sim', name: '模拟' },
  { type: 'puzzle', name: '益智' },
  { type: 'strategy', name: '策略' },
  { type: 'action', name: '动作' },
];

const MB = 1024 * 1024;

/** What a game asks the device for, by what is played in it. */
const ASKS: readonly (readonly [tag: string, permission: string])[] = [
  ['联机', '网络'],
  ['合作', '网络'],
  ['好友互访', '网络'],
  ['社区', '相册'],
  ['装扮', '相册'],
  ['亲子', '相册'],
  ['声音', '麦克风'],
  ['音乐', '蓝牙'],
  ['音游', '蓝牙'],
  ['体感', '动作与方向'],
  ['赛车', '动作与方向'],
];
/** From so many MB on a game needs a newer system. */
const LARGE_MB = 600;

const permissionsOf = ({ tags, kinds }: GameDraft): string[] => [
  ...new Set([
    '存储',
    ...(kinds.includes('online') ? ['网络'] : []),
    ...ASKS.filter(([tag]) => tags.includes(tag)).map(([, permission]) => permission),
    ...(kinds.includes('casual') ? ['通知'] : []),
  ]),
];

function finish(draft: GameDraft): GameContent {
  const [android, ios] = draft.mb;
  const platforms: PlatformType[] = [...(android ? [1 as const] : []), ...(ios ? [2 as const] : [])];
  const [latest] = draft.changes;
  return {
    id: draft.art + 1,
    art: draft.art,
    name: draft.name,
    subtitle: draft.subtitle,
    types: [...(android ? ['android' as const] : []), ...(ios ? ['ios' as const] : []), ...draft.kinds],
    tags: [...draft.tags],
    status: draft.off ? 'off' : 'online',
    onlineType: draft.price ? 1 : 0,
    buyAmount: draft.price,
    vipFree: draft.price > 0 && draft.vipFree !== false,
    platforms,
    sizes: { ...(android ? { 1: android * MB } : {}), ...(ios ? { 2: ios * MB } : {}) },
    version: draft.version,
    rating: draft.rating,
    downloadCount: draft.downloads,
    developer: draft.developer,
    ageRating: draft.age,
    intro: draft.intro,
    changelog: draft.changes.map(([version, ago, ...lines]) => ({ version, before: days(ago), lines })),
    permissions: permissionsOf(draft),
    requires: { 1: android > LARGE_MB ? '安卓 10' : '安卓 8.0', 2: ios > LARGE_MB ? 'iOS 15' : 'iOS 13' },
    publishedBefore: days(draft.published),
    updatedBefore: days(latest?.[1] ?? draft.published),
  };
}

/** The catalogue by id: neighbours differ in world and subject, so no two pictures in a row look alike. */
export const games: readonly GameContent[] = [
  ...skyGames,
  ...seaGames,
  ...neonGames,
  ...farmGames,
  ...wuxiaGames,
  ...mechaGames,
  ...dungeonGames,
  ...candyGames,
]
  .map(finish)
  .sort((a, b) => a.id - b.id);

export function gameNamed(name: string): GameContent {
  const game = games.find((one) => one.name === name);
  if (!game) throw new Error(`no demo game named ${name}`);
  return game;
}
