import { counted } from '@scripts/reliability/tally';
import { encodeForm } from '@server/testing/encodeForm';
import { newMember, type TestMember } from '@server/testing/square';
import { withTestServer } from '@server/testing/testServer';
import sharp from 'sharp';
import { code } from '@/contract/codes';
import type { Envelope } from '@/contract/envelope';
import type { UploadedImage } from '@/contract/post';

const server = withTestServer(undefined, {
  environment: { DATA_DIR: '.cache/test-hostile-uploads', UPLOAD_MAX_MB: '2' },
});

let me: TestMember;
beforeEach(async () => {
  me = await newMember(server);
  await server.ctx.database.db
    .insertInto('squareConfig')
    .values({ key: 'uploadsPerDay', value: '200' })
    .onConflict((clash) => clash.column('key').doUpdateSet({ value: '200' }))
    .execute();
});

async function send(bytes: Buffer, { name = 'a.jpg', type = 'image/jpeg' } = {}) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)], { type }), name);
  const { contentType, payload } = await encodeForm(form);
  const response = await server.raw({
    method: 'POST',
    url: '/api/v1/square/upload',
    headers: { uid: me.uid, token: me.token, 'content-type': contentType },
    payload,
  });
  return response.json<Envelope>();
}

/** What is served of an upload that was taken. */
async function kept(
  bytes: Buffer,
  file: { name?: string; type?: string } = {},
): Promise<{ url: string; bytes: Buffer }> {
  const answer = await send(bytes, file);
  expect(answer).toMatchObject({ code: 0 });
  const { url } = answer.data as UploadedImage;
  return { url, bytes: (await server.raw({ method: 'GET', url })).rawPayload };
}

const solid = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3a7bd5' } });
const SCRIPT = '<script>alert(4711)</script>';

/** A PNG that says it is so large and holds next to nothing. */
async function boast(width: number, height: number): Promise<Buffer> {
  const png = Buffer.from(await solid(8, 8).png().toBuffer());
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  // The checksum of the header has to fit, or it would be refused for that alone.
  const crc = (bytes: Buffer) => {
    let sum = 0xffffffff;
    for (const byte of bytes) {
      sum ^= byte;
      for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
    }
    return (sum ^ 0xffffffff) >>> 0;
  };
  png.writeUInt32BE(crc(png.subarray(12, 29)), 29);
  return png;
}

describe('a file that wants more than to be a picture', () => {
  it.each<readonly [string, () => Promise<Buffer> | Buffer]>([
    ['HTML', () => Buffer.from(`<!doctype html>${SCRIPT}`)],
    [
      'an SVG behind an XML header',
      () => Buffer.from(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>`),
    ],
    ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj')],
    ['a ZIP', () => Buffer.from('PK\u0003\u0004aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'latin1')],
    [
      'a script of ImageMagick',
      () => Buffer.from('push graphic-context\nimage over 0,0 1,1 "|id"\npop graphic-context'),
    ],
    ['PHP behind the first bytes of a JPEG', () => Buffer.from('\u00ff\u00d8\u00ff\u00e0<?php echo 1; ?>', 'latin1')],
    ['WebAssembly', () => Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0])],
    ['a TIFF', () => solid(9, 9).tiff().toBuffer()],
  ])('is refused when it is %s, whatever it calls itself', async (_what, make) => {
    const bytes = await make();
    for (const file of [{}, { name: 'a.png', type: 'image/png' }, { name: 'a.html', type: 'text/html' }]) {
      expect(await send(bytes, file)).toMatchObject({ code: code.fileType });
    }
    counted('security', 'uploads that were no pictures, refused', 3);
  });

  it.each([
    [60_000, 60_000],
    [30_000, 30_000],
    [65_535, 65_535],
    [2_147_483_647, 1],
  ])('is refused when it boasts of %i × %i', async (width, height) => {
    const { code: said } = await send(await boast(width, height));
    expect([code.fileTooLarge, code.fileType]).toContain(said);
    counted('security', 'picture bombs refused', 1);
  });

  it('is one still picture, however many frames it brings', async () => {
    const frames = await Promise.all(Array.from({ length: 60 }, () => solid(64, 64).raw().toBuffer()));
    const film = await sharp(Buffer.concat(frames), {
      raw: { width: 64, height: 64 * 60, channels: 3, pageHeight: 64 },
    })
      .gif()
      .toBuffer();
    const { bytes } = await kept(film);
    const meta = await sharp(bytes, { animated: true }).metadata();
    expect([meta.pages ?? 1, meta.width, meta.height]).toEqual([1, 64, 64]);
  });

  it('loses what stands behind, inside and around the picture', async () => {
    const jpeg = await solid(40, 30).jpeg().toBuffer();
    const comment = Buffer.concat([
      jpeg.subarray(0, 2),
      Buffer.from([0xff, 0xfe, 0, 2 + SCRIPT.length]),
      Buffer.from(SCRIPT),
      jpeg.subarray(2),
    ]);
    for (const poly of [Buffer.concat([jpeg, Buffer.from(SCRIPT)]), comment]) {
      const { bytes } = await kept(poly, { name: '../../../index.html', type: 'text/html' });
      expect(bytes.includes('script')).toBe(false);
      expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
    }
    counted('security', 'pictures with something else inside, drawn anew', 2);
  });

  it('14.2.8: twenty photographs with a place, a name and a camera keep none of it', async () => {
    for (let photo = 0; photo < 20; photo += 1) {
      const draft = solid(60 + photo, 40).withExif({
        IFD0: { Make: `Camera-4711-${photo}`, Artist: 'Owner-4711', Software: 'Soft-4711' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '31/1 13/1 0/1',
          GPSLongitudeRef: 'E',
          GPSLongitude: '121/1 28/1 0/1',
        },
      });
      const format = (['jpeg', 'webp', 'png', 'avif'] as const)[photo % 4] ?? 'jpeg';
      const { bytes, url } = await kept(await draft.toFormat(format).toBuffer(), { name: `IMG_4711_${photo}.jpg` });
      const meta = await sharp(bytes).metadata();
      expect([meta.exif, meta.xmp, meta.iptc, meta.icc]).toEqual([undefined, undefined, undefined, undefined]);
      expect(bytes.includes('4711')).toBe(false);
      expect(url).not.toContain('4711');
    }
    counted('security', 'photographs with place, name and camera, kept without', 20);
  });
});
