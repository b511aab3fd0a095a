import { ART_VERSION, MEDIA, MEDIA_KINDS, mediaPath, parseMediaPath } from './kinds';

describe('a picture address', () => {
  it('holds the version, the kind, the number, and how the picture travels', () => {
    expect(mediaPath('icon', 36)).toBe(`/media/gen/v${ART_VERSION}/icon/36.webp`);
    expect(mediaPath('shot', 7, 2)).toBe(`/media/gen/v${ART_VERSION}/shot/7-2.webp`);
    expect(mediaPath('app', 7, 2)).toBe(`/media/gen/v${ART_VERSION}/app/7-2.svg`);
  });

  it('is read back as it was written', () => {
    for (const kind of MEDIA_KINDS) {
      const form = MEDIA[kind].bitmap ? 'webp' : 'svg';
      const of = { kind, version: ART_VERSION, form };
      expect(parseMediaPath(mediaPath(kind, 0, 4))).toEqual({ ...of, n: 0, variant: 4 });
      expect(parseMediaPath(mediaPath(kind, 120))).toEqual({ ...of, n: 120, variant: 0 });
    }
  });

  it.each([
    '/media/gen/v1/icon/1.png',
    '/media/gen/v1/app/1.webp',
    '/media/gen/v1/toString/1.svg',
    '/media/gen/v1/icon/01.svg',
    '/media/gen/v1/icon/-1.svg',
    '/media/gen/v1/icon/1-0.svg',
    '/media/gen/v1/icon/1-100.svg',
    '/media/gen/v1/icon/99999999.svg',
    '/media/gen/v1/icon/../1.svg',
  ])('refuses %s', (path) => {
    expect(parseMediaPath(path)).toBeUndefined();
  });
});
