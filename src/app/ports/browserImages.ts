import type { ImagesPort } from '@/kernel/ports';

/** Pictures by the browser's own decoder and canvas. What is drawn anew carries no EXIF. */
export function createBrowserImages(): ImagesPort {
  const held = new Map<string, { file: Blob; url: string }>();
  let count = 0;

  return {
    hold(file) {
      count += 1;
      const id = `picture-${count}`;
      const url = URL.createObjectURL(file);
      held.set(id, { file, url });
      return { id, bytes: file.size, url };
    },
    async shrink(id, side, crop) {
      const file = held.get(id)?.file;
      if (!file) throw new Error('The picture is gone');
      // Most visits send no picture: the code for it waits until one does.
      const { drawSmall } = await import(/* webpackChunkName: "upload" */ './drawSmall');
      return drawSmall(file, side, crop);
    },
    release(id) {
      const one = held.get(id);
      if (one) URL.revokeObjectURL(one.url);
      held.delete(id);
    },
  };
}
