import { storageKey } from '@/app/store/persist';
import { noteCheckin } from '@/features/checkin/checkinJournal';
import { noteCheckout } from '@/features/checkout/checkoutJournal';
import { noteIntent } from '@/features/download/intentJournal';
import { noteSending } from '@/features/publish/publishJournal';
import { noteClaims } from '@/features/rewards/claims/claimJournal';
import { noteUnlock } from '@/features/unlock/unlockJournal';
import { VIP_OFFER_KEY } from '@/features/vip/vipOfferSlice';
import { createGate } from '@/kernel/gate';
import { ACCOUNT_KEY } from '@/kernel/sessionEvents';
import { buildGame } from '@/testing/builders/game';
import { buildAccount } from '@/testing/builders/member';
import { createFakeStore } from '@/testing/fakes/fakeStore';
import { storedAccount } from '@/testing/testStore';

const requestId = '00000000-0000-4000-8000-000000000001';
const from = { page: '/recharge', address: '/recharge' };
const uid = '1001';

/** What a member's browser holds after a long life with everything begun and nothing ended. */
export function healthyStorage() {
  const session = createFakeStore(createGate());
  const game = { ...buildGame(), size: 1 };
  noteIntent(session, uid, {
    at: 'away',
    price: 30,
    intent: { requestId, askedAt: 1_790_000_000_000, platform: 1, from, game },
  });
  const target = { kind: 'chapter', id: 3, chapterIds: [4], title: '第一话', note: '', price: 3, vip: 'none' } as const;
  noteUnlock(session, uid, { at: 'away', intent: { requestId, askedAt: 1_790_000_000_000, from, target } } as never);
  noteCheckin(session, uid, { at: 'unknown', intent: { kind: 'sign', requestId } });
  noteClaims(session, uid, {
    'gift:4': { at: 'unknown', intent: { target: { kind: 'gift', id: 4 }, requestId } },
  } as never);
  noteSending(session, uid, {
    requestId,
    sentAt: 1_790_000_000_000,
    post: { content: '写到一半', tagIds: [3], imageIds: [] },
  } as never);
  noteCheckout(session, uid, { at: 'checking', orderId: 'R1', kind: 'recharge', sourceGameId: 0 });
  session.write('plaza:channel', 'wx7');
  session.write('plaza:invite-used', 'OLD1');
  session.write('plaza:pending', JSON.stringify({ type: 'download/resumed', payload: {} }));
  session.write('plaza:chunk-reload', '1790000000000');

  const local: Record<string, string> = {
    [storageKey(ACCOUNT_KEY)]: storedAccount(buildAccount({ uid })),
    [storageKey(VIP_OFFER_KEY)]: '{"type":"1","source":"7","_persist":"{\\"version\\":1,\\"rehydrated\\":true}"}',
    'plaza:settings': JSON.stringify({ theme: 'dark', textScale: 1.25, motion: 'reduced', dataSaver: true }),
    'plaza:device': '0123456789abcdef0123456789abcdef',
    'plaza:invite': 'AB12',
    'plaza:reader': JSON.stringify({ habits: { guided: true }, look: {}, books: { 3: {} } }),
    'plaza:books': JSON.stringify({}),
    'plaza:faq': JSON.stringify({ list: { groups: [] }, votes: { [uid]: { 1: 'helpful' } } }),
    'plaza:film-seconds': JSON.stringify({ uid, films: [[4, 12]] }),
    [`plaza:places:${uid}`]: JSON.stringify([]),
    [`plaza:searches:${uid}`]: JSON.stringify(['航海', '星']),
    [`plaza:drafts:${uid}`]: JSON.stringify({ 'post:new': { draft: { content: '写到一半' }, at: 1_790_000_000_000 } }),
    [`${uid}:unseen`]: JSON.stringify({ hidden: [501], muted: ['剧透'] }),
    [`${uid}:bulletin-closed`]: '1790000000000',
  };
  return { local, session: Object.fromEntries(session.kept) };
}
