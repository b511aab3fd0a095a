import { fireEvent, screen } from '@testing-library/react';
import { ok } from '@/testing/fakes/answers';
import { openUser as userPage } from '@/testing/openUser';

describe('the avatar', () => {
  const UPLOAD = 'POST user/center/uploadAvatar';

  async function cropping(bytes = 1_000) {
    const world = await userPage();
    const { user, pass, tap } = world;
    await tap(screen.getByRole('button', { name: '更换头像' }));
    const file = new File([new Uint8Array(bytes)], 'me.jpg', { type: 'image/jpeg' });
    await user.upload(screen.getByLabelText('从相册选择'), file);
    await pass();
    const image = () => screen.getByRole('application').querySelector('img') as HTMLImageElement;
    const load = async (width: number, height: number) => {
      Object.defineProperties(image(), { naturalWidth: { value: width }, naturalHeight: { value: height } });
      fireEvent.load(image());
      await pass();
    };
    return { ...world, image, load };
  }

  it('is chosen, cut to a square, sent once without what the camera wrote, and shown', async () => {
    const { server, ports, tap, load } = await cropping();
    server.reply(UPLOAD, ok({ avatar: '/media/up/new.webp' }));
    await load(600, 400);
    await tap(screen.getByRole('button', { name: '使用这张' }));
    expect(ports.images.crops).toEqual([{ x: 100, y: 0, size: 400 }]);
    expect(server.callsTo(UPLOAD)).toHaveLength(1);
    expect(server.callsTo('POST user/center/me').length).toBeGreaterThan(1);
    expect(screen.getByText('头像已更新')).toBeVisible();
    expect(ports.images.held.size).toBe(0);
  });

  it('a failed upload says so, keeps the old one, and can be tried again', async () => {
    const { server, ports, tap, load } = await cropping();
    server.reply(UPLOAD, new Error('offline'));
    await load(600, 400);
    await tap(screen.getByRole('button', { name: '使用这张' }));
    expect(screen.getByText('上传失败，头像未更改')).toBeVisible();
    server.reply(UPLOAD, ok({ avatar: '/media/up/new.webp' }));
    await tap(screen.getByRole('button', { name: '重试' }));
    expect(screen.getByText('头像已更新')).toBeVisible();
    expect(ports.images.shrunk).toHaveLength(2);
  });

  it('what is no picture, or too large, is said before anything is sent', async () => {
    const { server, user, pass, image } = await cropping();
    fireEvent.error(image());
    await pass();
    expect(screen.getByText('这张图片用不了，请换一张试试')).toBeVisible();
    const huge = new File([new Uint8Array(21 * 1024 * 1024)], 'huge.jpg', { type: 'image/jpeg' });
    await user.upload(screen.getByLabelText('重新选择'), huge);
    await pass();
    expect(screen.getByText('图片超过 20 MB，请换一张小一点的')).toBeVisible();
    expect(server.callsTo(UPLOAD)).toHaveLength(0);
  });

  it('closing the sheet lets the picture go', async () => {
    const { ports, tap, load } = await cropping();
    await load(600, 400);
    await tap(screen.getByRole('button', { name: '关闭' }));
    expect(ports.images.held.size).toBe(0);
  });
});
