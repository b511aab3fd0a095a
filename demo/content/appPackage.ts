import { drawMedia } from '@demo/art/media';
import { mediaPath } from '@server/media/kinds';

/** The app's own package as the demo offers it; the fields of `serverConfig` that the download page looks up. */
export const appRelease = {
  name: '星钻广场',
  version: '3.2.0',
  developer: '星钻广场',
  slogan: '游戏、漫画，和一群有趣的人',
  notes: [
    '“我的游戏”来了，买过、下载过、想玩的都在一处',
    '游戏评价看得到分布和开发者的回复',
    '断网时，能接着看已经打开的那一话',
  ],
  age: '12+',
  needs: { 1: '8.0', 2: '13' },
  permissions: ['存储', '通知'],
  rating: 4.8,
  ratings: 26_418,
} as const;

/** What came before, newest first. */
export const appOlder = [
  { version: '3.1.0', notes: ['阅读器支持双页和条漫', '广场新增话题关注，搜索更快'] },
  { version: '3.0.2', notes: ['签到日历支持补签，连签里程碑一目了然'] },
] as const;

const SCREENS = [0, 1, 2, 3];

/** Addresses of the app's pictures. */
export const appScreenshots = (): string[] => SCREENS.map((variant) => mediaPath('app', 0, variant));

/** An app of this kind weighs about as much. */
const SCENES_BYTES = 8_400_000;

/** What lies in the package that stands in: the same pictures as files, and room for the scenes of a real one. */
export const appFiles = () => [
  ...SCREENS.map((variant) => ({
    name: `screens/${variant + 1}.svg`,
    data: Buffer.from(drawMedia('app', 0, { variant })),
  })),
  { name: 'assets/scenes.bin', data: Buffer.alloc(SCENES_BYTES) },
];
