import type { DeskMember } from '@/contract/desk/members';

/** A member without a past. */
export const deskMember: DeskMember = {
  ...{ uid: '1001', name: '雾港', avatar: '/a.webp', intro: '', status: 'active', createdAt: 0, channelId: '1' },
  ...{ phone: '138••••4417', needRealName: false, muted: null, balance: 0, paidFen: 0, vip: null, invited: 0 },
  ...{ invitedBy: null, games: 0, posts: 0, comments: 0, letters: 0, reports: 0, devices: [], notes: [] },
  ledger: { entries: 0, agrees: true },
};
