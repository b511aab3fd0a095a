import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

interface Manifest {
  shortcuts: { name: string; url: string; icons: { src: string }[] }[];
  screenshots: { src: string; sizes: string; label: string; form_factor: string }[];
  share_target: { action: string; method: string; params: Record<string, string> };
}

const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as Manifest;
const source = (file: string) => readFileSync(file, 'utf8');
/** Every path that a route of the app stands at, as docs/ROUTES.md lists them. */
const routes = [...source('docs/ROUTES.md').matchAll(/`(\/[\w/:?]*)`/g)].map(([, path]) => path);

describe('the web manifest', () => {
  it('its shortcuts and share target lead to routes of the app', () => {
    expect(routes.length).toBeGreaterThan(20);
    for (const url of [...manifest.shortcuts.map((one) => one.url), manifest.share_target.action])
      expect(routes).toContain(url);
  });

  it('what the system shares arrives under the names that the editor reads', () => {
    const names = [...source('src/features/publish/sharedText.ts').matchAll(/get\('(\w+)'\)/g)].map(([, name]) => name);
    expect(Object.values(manifest.share_target.params).sort()).toEqual(names.sort());
    expect(manifest.share_target.method).toBe('GET');
  });

  it('its pictures are there, as large as it says', async () => {
    expect(manifest.screenshots.map((one) => one.form_factor)).toEqual(expect.arrayContaining(['narrow', 'wide']));
    for (const { src, sizes } of manifest.screenshots) {
      const { width, height, format } = await sharp(join('public', src)).metadata();
      expect([src, `${width}x${height}`, format]).toEqual([src, sizes, 'webp']);
    }
  });
});
