import type { Account } from '@/contract/account';
import type { Message, MessageList } from '@/contract/message';
import type { UserCard } from '@/contract/userCard';
import type { UserStatus } from '@/contract/userStatus';
import { FAKE_NOW } from '@/testing/fakes/fakeClock';

/** A member signed in as uid `1001`. */
export function buildAccount(over: Partial<Account> = {}): Account {
  return {
    accountType: 1,
    age: 24,
    loginName: 'xinghe',
    name: '星河',
    needBind: false,
    needRealName: false,
    newAccount: false,
    sex: 0,
    token: 'token-1001',
    uid: '1001',
    ...over,
  };
}

/** A member with 100 diamonds and no VIP. */
export function buildStatus(over: Partial<UserStatus> = {}): UserStatus {
  return {
    coinNum: 100,
    levelType: 0,
    expTime: null,
    avatar: '',
    intro: '',
    phoneMasked: '138****8000',
    badges: [],
    postCount: 0,
    followCount: 0,
    fanCount: 0,
    likeCount: 0,
    inviteCode: 'INV1001',
    checkedInToday: false,
    ...over,
  };
}

/** The same member with a year of VIP ahead. */
export const buildVipStatus = (over: Partial<UserStatus> = {}) =>
  buildStatus({ levelType: 1, expTime: FAKE_NOW + 365 * 86_400_000, ...over });

export function buildUserCard(over: Partial<UserCard> = {}): UserCard {
  return { id: 7, uid: '1007', name: '北辰', avatar: '', levelType: 0, badges: [], followed: false, ...over };
}

export function buildMessage(over: Partial<Message> = {}): Message {
  return {
    id: 1,
    kind: 'system',
    title: '欢迎',
    content: '<p>很高兴见到你</p>',
    link: null,
    read: false,
    createTime: FAKE_NOW - 3_600_000,
    ...over,
  };
}

export function buildMessageList(records: Message[] = [buildMessage()]): MessageList {
  return { records, total: records.length, unread: records.filter(({ read }) => !read).length };
}
