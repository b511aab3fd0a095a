import type { WelfareDetail, WelfareItem } from '@/contract/welfare';
import { FAKE_NOW } from '@/testing/fakes/fakeClock';

/** A film of nine seconds for three diamonds, free for VIP, not yet unlocked. */
export const buildFilm = (change: Partial<WelfareItem> = {}): WelfareItem => ({
  id: 4,
  kind: 'video',
  title: '凌晨两点的霓虹路口',
  poster: '/media/gen/v1/clip/6-2.svg',
  seconds: 9,
  pictureCount: 0,
  pay: 'coin',
  price: 3,
  vipFree: true,
  locked: true,
  hot: false,
  viewCount: 4_402,
  likeCount: 29,
  liked: false,
  second: 0,
  createTime: FAKE_NOW - 3_600_000,
  ...change,
});

/** An album of two pictures that everybody may see. */
export const buildAlbum = (change: Partial<WelfareItem> = {}): WelfareItem =>
  buildFilm({
    id: 20,
    kind: 'album',
    title: '农场四季明信片',
    poster: '/media/gen/v1/cover/24-5.svg',
    seconds: 0,
    pictureCount: 2,
    pay: 'free',
    price: 0,
    vipFree: false,
    locked: false,
    ...change,
  });

/** The page of an item, with the film or the pictures unless it is locked. */
export const buildWelfareDetail = (item: WelfareItem, change: Partial<WelfareDetail> = {}): WelfareDetail => ({
  ...item,
  intro: '没有台词，没有任务，只有一路绿灯。',
  video:
    item.kind === 'video' && !item.locked
      ? { url: `/wf/${item.id}.0.a.sign`, type: 'video/webm', w: 640, h: 360, expiresAt: FAKE_NOW + 900_000 }
      : null,
  pictures:
    item.kind === 'album' && !item.locked
      ? [0, 1].map((index) => ({ url: `/wf/${item.id}.${index}.a.sign`, w: 720, h: 1080 }))
      : [],
  game: { id: 7, name: '霓虹信使', icon: '/media/gen/v1/icon/6.svg', subtitle: '' },
  next: [buildFilm({ id: 5, title: '虎掌柜请客，狐狸买单', pay: 'free', price: 0, vipFree: false, locked: false })],
  ...change,
});
