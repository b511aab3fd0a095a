import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { newStaff, type TestStaff } from '@server/desk/testing/staff';
import { encodeForm } from '@server/testing/encodeForm';
import { withTestServer } from '@server/testing/testServer';
import sharp from 'sharp';
import { code } from '@/contract/codes';
import type { Envelope } from '@/contract/envelope';

// Empty: what a run before has kept is not drawn again.
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'plaza-pictures-'));
const server = withTestServer(undefined, { environment: { DATA_DIR: dataDir, UPLOAD_MAX_MB: '1' } });
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Sends a file of a form as the desk does. */
async function send({ cookie }: Pick<TestStaff, 'cookie'>, bytes: Buffer) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'cover.png');
  const { contentType, payload } = await encodeForm(form);
  const answer = await server.raw({
    method: 'POST',
    url: '/api/desk/v1/content/picture',
    headers: { cookie, desk: '1', 'content-type': contentType },
    payload,
  });
  return answer.json<Envelope>();
}
const drawn = (background: string) =>
  sharp({ create: { width: 40, height: 24, channels: 3, background } })
    .withExif({ IFD0: { Copyright: 'somebody 4711' } })
    .png()
    .toBuffer();

it('keeps a picture drawn anew where pictures of content lie, and the same file once', async () => {
  const operator = await newStaff(server, 'operator');
  const [bytes, other] = [await drawn('#3a7bd5'), await drawn('#d5553a')];
  const first = await send(operator, bytes);
  expect(first).toMatchObject({ code: 0, data: { w: 40, h: 24 } });
  const { url } = first.data as { url: string };
  expect(url).toMatch(/^\/media\/own\/[\w-]+\.webp$/);
  const served = await server.raw({ method: 'GET', url });
  expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 40, height: 24 });
  expect(served.rawPayload.toString('latin1')).not.toContain('somebody 4711');
  expect(await send(operator, bytes)).toMatchObject({ data: { url } });
  expect(((await send(operator, other)).data as { url: string }).url).not.toBe(url);
});

it('takes nothing that is no picture or too large, and nothing from who writes no content', async () => {
  const operator = await newStaff(server, 'operator');
  expect(await send(operator, Buffer.from('<svg onload="alert(1)"/>'))).toMatchObject({ code: code.fileType });
  expect(await send(operator, Buffer.alloc(1024 * 1024 + 1))).toMatchObject({ code: code.fileTooLarge });
  const support = await newStaff(server, 'support');
  expect(await send(support, await drawn('#fff'))).toMatchObject({
    code: code.notAllowed,
    data: { needs: 'content.act' },
  });
});
