import { drawMedia } from '@demo/art/media';
import { mediaPath } from '@server/media/kinds';

/** The app's own package as the demo offers it; the fields of `serverConfig` that the download page looks up. */
export const appRelease = {
  name: '星钻广场',
  version: '3.2.0',
  developer: '星钻广场',
  slogan: '游戏、漫画、广场，装在一个 App 里',
  notes: [
    '阅读器支持双页和条漫，断网也能接着看已打开的话',
    '签到日历支持补签，连签里程碑一目了然',
    '广场新增话题关注，搜索更快',
  ],
} as const;

/** The game and the story its pictures are about. */
const ABOUT = 3;
const SCREENS = [0, 1, 2, 3];

/** Addresses of the app's pictures. */
export const appScreenshots = (): string[] => SCREENS.map((variant) => mediaPath('app', ABOUT, variant));

/** An app of this kind weighs about as much. */
const SCENES_BYTES = 8_400_000;

/** What lies in the package that stands in: the same pictures as files, and room for the scenes of a real one. */
export const appFiles = () => [
  ...SCREENS.map((variant) => ({
    name: `screens/${variant + 1}.svg`,
    data: Buffer.from(drawMedia('app', ABOUT, { variant })),
  })),
  { name: 'assets/scenes.bin', data: Buffer.alloc(SCENES_BYTES) },
];
