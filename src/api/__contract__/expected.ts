import { accountApi } from '@/api/accountApi';
import { activityApi } from '@/api/activityApi';
import { bulletinsApi } from '@/api/bulletinsApi';
import { checkinApi } from '@/api/checkinApi';
import { editorialApi } from '@/api/editorialApi';
import { gameApi } from '@/api/gameApi';
import { giftApi } from '@/api/giftApi';
import { homeApi } from '@/api/homeApi';
import { messageApi } from '@/api/messageApi';
import { moneyApi } from '@/api/moneyApi';
import { ownOrderApi } from '@/api/ownOrderApi';
import { platformApi } from '@/api/platformApi';
import { privacyApi } from '@/api/privacyApi';
import { reviewApi } from '@/api/reviewApi';
import { statusApi } from '@/api/statusApi';
import { supportApi } from '@/api/supportApi';
import { userApi } from '@/api/userApi';
import { type ExpectedCall, firstPage, requestId, row } from './expectedCall';

const account = accountApi.endpoints;
const activity = activityApi.endpoints;
const checkin = checkinApi.endpoints;
const game = gameApi.endpoints;
const gift = giftApi.endpoints;
const money = moneyApi.endpoints;
const ownOrder = ownOrderApi.endpoints;
const platform = platformApi.endpoints;
const privacy = privacyApi.endpoints;
const review = reviewApi.endpoints;
const editorial = editorialApi.endpoints;
const status = statusApi.endpoints;
const user = userApi.endpoints;

const phone = { phone: '13800138000', code: '246810' };
const device = { appID: '2008', channelID: '0', deviceID: 'd1', deviceType: 'h5', osType: 3 } as const;

/** User and platform, spec section 7, in its order. */
export const userRows: ExpectedCall[] = [
  row('deviceInit', () => platform.deviceInit.initiate(device), 'POST /api/user/device/init', {
    appID: '2008',
    channelID: '0',
    deviceID: 'd1',
    deviceType: 'h5',
    osType: '3',
  }),
  row('smsCode', () => user.smsCode.initiate({ phone: phone.phone, purpose: 'login' }), 'POST /api/user/smsCode', {
    phone: phone.phone,
    purpose: 'login',
  }),
  row(
    'registerWithName',
    () => user.registerWithName.initiate({ loginName: 'xinghe', password: 'abc12345', inviteCode: 'INV1' }),
    'POST /api/user/registerWithName',
    { loginName: 'xinghe', password: 'abc12345', inviteCode: 'INV1', agreed: 'true' },
  ),
  row(
    'registerWithName, uninvited',
    () => user.registerWithName.initiate({ loginName: 'xinghe', password: 'abc12345' }),
    'POST /api/user/registerWithName',
    { loginName: 'xinghe', password: 'abc12345', agreed: 'true' },
  ),
  row('login', () => user.login.initiate({ loginName: 'xinghe', password: 'a+b&c=12345' }), 'POST /api/user/login', {
    loginName: 'xinghe',
    password: 'a+b&c=12345',
    agreed: 'true',
  }),
  row(
    'loginWithPhone',
    () => user.loginWithPhone.initiate({ ...phone, inviteCode: 'INV1' }),
    'POST /api/user/loginWithPhone',
    { ...phone, inviteCode: 'INV1', agreed: 'true' },
  ),
  row(
    'loginPhoneWithoutRegister',
    () => user.loginPhoneWithoutRegister.initiate({ ...phone, inviteCode: 'INV1' }),
    'POST /api/user/loginPhoneWithoutRegister',
    { ...phone, inviteCode: 'INV1', agreed: 'true' },
  ),
  row(
    'resetPassword',
    () => user.resetPassword.initiate({ ...phone, password: 'abc12345' }),
    'POST /api/user/resetPassword',
    { ...phone, password: 'abc12345' },
  ),
  row('bind', () => user.bind.initiate(phone), 'POST /api/user/bind', phone),
  row('unread', () => status.unread.initiate(), 'POST /api/user/message'),
  row('kefu', () => supportApi.endpoints.kefu.initiate(), 'POST /api/user/kefu'),
  row('logout', () => user.logout.initiate(), 'POST /api/user/logout'),
  row('messages', () => messageApi.endpoints.messages.initiate({ uid: '1001' }), 'POST /api/user/center/message/all', {
    uid: '1001',
    ...firstPage,
  }),
  row('me', () => status.me.initiate({ uid: '1001' }), 'POST /api/user/center/me', { uid: '1001' }),
  row('ledger', () => money.ledger.initiate({ uid: '1001', kind: 'in' }), 'POST /api/user/center/coin/all', {
    uid: '1001',
    kind: 'in',
    ...firstPage,
  }),
  row('order', () => money.order.initiate({ orderId: 'R1' }), 'POST /api/user/center/coin/order', { orderId: 'R1' }),
  row('ownOrder', () => ownOrder.ownOrder.initiate({ orderId: 'R1' }), 'POST /api/user/center/coin/order', {
    orderId: 'R1',
  }),
  row('orders', () => money.orders.initiate(), 'POST /api/user/center/coin/order', firstPage),
  row('updateInfo', () => user.updateInfo.initiate({ name: '星河', sex: 0 }), 'POST /api/user/center/updateInfo', {
    name: '星河',
    sex: '0',
  }),
  row(
    'uploadAvatar',
    () => user.uploadAvatar.initiate({ file: new Blob(['png']) }),
    'POST /api/user/center/uploadAvatar',
    { file: 'png' },
    'multipart',
  ),
  row('vipConfig', () => money.vipConfig.initiate(), 'POST /api/vip/vipconfig'),
  row(
    'vipOpen',
    () => money.vipOpen.initiate({ planId: 1, payType: 'coin', sourceGameId: 11, expectPrice: 300, requestId }),
    'POST /api/vip/vipopen',
    { planId: '1', payType: 'coin', sourceGameId: '11', expectPrice: '300', requestId },
  ),
  row(
    'payInfo',
    () => money.payInfo.initiate({ kind: 'recharge', productId: 2, payType: 'sandbox', requestId }),
    'POST /api/order/payInfo',
    { kind: 'recharge', productId: '2', payType: 'sandbox', requestId },
  ),
  row(
    'reportSource',
    () => game.reportSource.initiate({ channelID: 'c7', inviteCode: 'INV1' }),
    'POST /api/user/game/download/upload',
    { channelID: 'c7', inviteCode: 'INV1' },
  ),
  row(
    'reportSource, only what the URL carried',
    () => game.reportSource.initiate({ channelID: 'c7' }),
    'POST /api/user/game/download/upload',
    { channelID: 'c7' },
  ),
  row(
    'download',
    () => game.download.initiate({ id: 11, platformType: 2, requestId, expectPrice: 30 }),
    'POST /api/user/game/download/11',
    { platformType: '2', requestId, expectPrice: '30' },
  ),
  row('gameList', () => game.gameList.initiate({}), 'POST /api/web/game/list', firstPage),
  row(
    'gameList, filtered',
    () => game.gameList.initiate({ type: 'rpg', sort: 'hot', keyword: '航', platformType: 1 }),
    'POST /api/web/game/list',
    { ...firstPage, type: 'rpg', sort: 'hot', keyword: '航', platformType: '1' },
  ),
  row('gameGifts', () => game.gameGifts.initiate({ appID: '11' }), 'POST /api/web/game/detail/giftlist', {
    appID: '11',
  }),
  row('gameDetail', () => game.gameDetail.initiate({ appID: '11' }), 'POST /api/web/game/detail', { appID: '11' }),
  row('bulletin', () => platform.bulletin.initiate({}), 'POST /api/user/bulletin', { posType: '1' }),
  row(
    'bulletin, where an operator has it',
    () => platform.bulletin.initiate({ path: '/notice/current' }),
    'POST /api/notice/current',
    { posType: '1' },
  ),
];

/** Our extensions that have endpoints so far (contract 2). */
export const extensionRows: ExpectedCall[] = [
  row('checkin', () => checkin.checkin.initiate(), 'GET /api/v1/checkin'),
  row('signIn', () => checkin.signIn.initiate({ requestId }), 'POST /api/v1/checkin', { requestId }),
  row(
    'makeUp',
    () => checkin.makeUp.initiate({ day: '2026-03-02', requestId, expectPrice: 2 }),
    'POST /api/v1/checkin/makeup',
    { day: '2026-03-02', requestId, expectPrice: '2' },
  ),
  row('checkinRecord', () => checkin.checkinRecord.initiate({ month: '2026-03' }), 'GET /api/v1/checkin/record', {
    month: '2026-03',
  }),
  row('invite', () => checkin.invite.initiate(), 'GET /api/v1/invite'),
  row('inviteList', () => checkin.inviteList.initiate(), 'GET /api/v1/invite/list', firstPage),
  row('homeFeed', () => homeApi.endpoints.homeFeed.initiate(), 'GET /api/v1/home/feed'),
  row('meta', () => platform.meta.initiate(), 'GET /api/v1/meta'),
  row('bulletins', () => bulletinsApi.endpoints.bulletins.initiate(), 'GET /api/v1/bulletin/list', firstPage),
  row('gameTypes', () => game.gameTypes.initiate(), 'GET /api/v1/game/type/list'),
  row('ledgerMonths', () => money.ledgerMonths.initiate(), 'GET /api/v1/user/ledger/months'),
  row('ownGames', () => review.ownGames.initiate({ shelf: 'wished' }), 'GET /api/v1/game/mine', {
    ...firstPage,
    shelf: 'wished',
  }),
  row('shelfCounts', () => review.shelfCounts.initiate(), 'GET /api/v1/game/mine/count'),
  row('ratings', () => review.ratings.initiate({ id: 11 }), 'GET /api/v1/game/11/ratings'),
  row('reviewList', () => review.reviewList.initiate({ id: 11, sort: 'low' }), 'GET /api/v1/game/11/review/list', {
    ...firstPage,
    sort: 'low',
  }),
  row('standing', () => review.standing.initiate({ id: 11 }), 'GET /api/v1/game/11/standing'),
  row(
    'saveReview',
    () => review.saveReview.initiate({ id: 11, score: 4, content: '很好玩' }),
    'POST /api/v1/game/11/review',
    { score: '4', content: '很好玩' },
  ),
  row('deleteReview', () => review.deleteReview.initiate({ id: 31 }), 'DELETE /api/v1/game/review/31'),
  row('findHelpful', () => review.findHelpful.initiate({ id: 31 }), 'POST /api/v1/game/review/31/helpful'),
  row('unfindHelpful', () => review.unfindHelpful.initiate({ id: 31 }), 'DELETE /api/v1/game/review/31/helpful'),
  row('similarGames', () => review.similarGames.initiate({ id: 11 }), 'GET /api/v1/game/11/similar'),
  row('wishGame', () => review.wishGame.initiate({ id: 11 }), 'POST /api/v1/game/11/wish'),
  row('unwishGame', () => review.unwishGame.initiate({ id: 11 }), 'DELETE /api/v1/game/11/wish'),
  row('storyList', () => editorial.storyList.initiate(), 'GET /api/v1/story/list'),
  row('story', () => editorial.story.initiate({ id: 5 }), 'GET /api/v1/story/5'),
  row('pickLists', () => editorial.pickLists.initiate(), 'GET /api/v1/picks/list'),
  row('giftList', () => gift.giftList.initiate({ scope: 'open', gameId: 11 }), 'GET /api/v1/gift/list', {
    ...firstPage,
    scope: 'open',
    gameId: '11',
  }),
  row('ownGifts', () => gift.ownGifts.initiate({}), 'GET /api/v1/gift/me', firstPage),
  row('claimGift', () => gift.claimGift.initiate({ id: 21, requestId }), 'POST /api/v1/gift/21/claim', { requestId }),
  row('taskList', () => activity.taskList.initiate(), 'GET /api/v1/task/list'),
  row('claimTask', () => activity.claimTask.initiate({ id: 3, requestId }), 'POST /api/v1/task/3/claim', { requestId }),
  row('activityList', () => activity.activityList.initiate({ scope: 'past' }), 'GET /api/v1/activity/list', {
    ...firstPage,
    scope: 'past',
  }),
  row('activity', () => activity.activity.initiate({ id: 4 }), 'GET /api/v1/activity/4'),
  row('activityRank', () => activity.activityRank.initiate({ id: 4 }), 'GET /api/v1/activity/4/rank'),
  row(
    'activityRecords',
    () => activity.activityRecords.initiate({ id: 4 }),
    'GET /api/v1/activity/4/record',
    firstPage,
  ),
  row('joinActivity', () => activity.joinActivity.initiate({ id: 4, requestId }), 'POST /api/v1/activity/4/join', {
    requestId,
  }),
  row('drawActivity', () => activity.drawActivity.initiate({ id: 4, requestId }), 'POST /api/v1/activity/4/draw', {
    requestId,
  }),
  row(
    'claimActivityReward',
    () => activity.claimActivityReward.initiate({ id: 4, rid: 9, requestId }),
    'POST /api/v1/activity/4/reward/9/claim',
    { requestId },
  ),
  row('coinProducts', () => money.coinProducts.initiate(), 'GET /api/v1/coin/product/list'),
  row(
    'changePassword',
    () => account.changePassword.initiate({ oldPassword: 'plaza2026', password: 'newpass99' }),
    'POST /api/v1/user/changePassword',
    { oldPassword: 'plaza2026', password: 'newpass99' },
  ),
  row('deleteAccount', () => account.deleteAccount.initiate({ code: '246810' }), 'POST /api/v1/user/delete', {
    code: '246810',
  }),
  row('consents', () => privacy.consents.initiate(), 'GET /api/v1/user/consent/list'),
  row('consentText', () => privacy.consentText.initiate({ version: 'ab12' }), 'GET /api/v1/user/consent/text/ab12'),
  row('agree', () => privacy.agree.initiate({ versions: ['ab12', 'cd34'] }), 'POST /api/v1/user/consent/agree', {
    versions: ['ab12', 'cd34'],
  }),
  row('ownCopy', () => privacy.ownCopy.initiate(), 'GET /api/v1/user/copy'),
  row('askCopy', () => privacy.askCopy.initiate(), 'POST /api/v1/user/copy/ask'),
  row('fetchCopy', () => privacy.fetchCopy.initiate(), 'POST /api/v1/user/copy/fetch'),
  row('keepAccount', () => privacy.keepAccount.initiate(), 'POST /api/v1/user/delete/cancel'),
  row('sessionList', () => account.sessionList.initiate(), 'GET /api/v1/user/session/list'),
  row('revokeSession', () => account.revokeSession.initiate({ id: 7 }), 'POST /api/v1/user/session/7/revoke'),
  row('closeOrder', () => money.closeOrder.initiate({ id: 'R/1' }), 'POST /api/v1/order/R%2F1/close'),
  row(
    'askInvoice',
    () => ownOrder.askInvoice.initiate({ id: 'R/1', kind: 'person', title: '林晓', email: 'lin@example.com' }),
    'POST /api/v1/order/R%2F1/invoice',
    { kind: 'person', title: '林晓', email: 'lin@example.com' },
  ),
];
