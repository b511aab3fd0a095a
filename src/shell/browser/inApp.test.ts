import { IN_APPS, type InApp } from '@/contract/recording';
import { appForbidding, type Barred, cashierOf, inAppBrowser } from './inApp';

const WEBKIT = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const CHROME = 'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0';

const MARKS: Readonly<Record<InApp, string>> = {
  wechat: 'MicroMessenger/8',
  qq: ' QQ/9',
  weibo: '__weibo__14',
  douyin: 'aweme_27',
  alipay: 'AlipayClient/10',
  uc: 'UCBrowser/13',
  other: 'DingTalk/7',
};

describe('the app around the page', () => {
  it.each([
    ['wechat', `${WEBKIT} Mobile/15E148 MicroMessenger/8.0.50(0x18003230) NetType/WIFI Language/zh_CN`],
    ['wechat', `${CHROME} MQQBrowser/6.2 TBS/046125 Mobile Safari/537.36 MicroMessenger/7.0.1 NetType/4G`],
    ['qq', `${CHROME} MQQBrowser/6.2 TBS/047903 Mobile Safari/537.36 V1_AND_SQ_9.0.8 QQ/9.0.8.14755 NetType/WIFI`],
    ['weibo', `${WEBKIT} Mobile/15E148 Weibo (iPhone15,2__weibo__14.9.0__iphone__os17.2)`],
    [
      'douyin',
      `${CHROME} Mobile Safari/537.36 aweme_270600 JsSdk/1.0 NetType/WIFI AppName/aweme BytedanceWebview/d8a21c6`,
    ],
    ['alipay', `${WEBKIT} Mobile/15G77 NebulaSDK/1.8.100112 AliApp(AP/10.1.32.600) AlipayClient/10.1.32.600`],
    ['uc', `${CHROME} UCBrowser/13.4.2.1307 Mobile Safari/537.36`],
    ['other', `${CHROME} Mobile Safari/537.36 NewsArticle/9.9.0 BytedanceWebview/d8a21c6`],
    ['other', `${WEBKIT} Mobile/15E148 DingTalk/7.0.10`],
    [undefined, `${CHROME} MQQBrowser/14.5 Mobile Safari/537.36`],
    [undefined, `${CHROME} Mobile Safari/537.36`],
    [undefined, `${WEBKIT} Version/17.2 Mobile/15E148 Safari/604.1`],
  ])('is told by its user agent: %s', (app, userAgent) => {
    expect(inAppBrowser(userAgent)).toBe(app);
  });

  it.each<[Barred, string]>([
    ['download', 'wechat qq weibo douyin alipay other'],
    ['window', 'wechat qq weibo douyin alipay other'],
    ['install', 'wechat qq weibo douyin alipay uc other'],
    ['alipay', 'wechat'],
    ['wechatPay', 'alipay'],
  ])('forbids %s in %s', (what, apps) => {
    const forbidding = IN_APPS.filter((app) => appForbidding(what, MARKS[app]));
    expect(forbidding.join(' ')).toBe(apps);
  });

  it.each([
    ['/pay/alipay/A1?sig=1', 'alipay'],
    ['https://openapi.alipay.com/gateway.do?method=alipay.trade.wap.pay', 'alipay'],
    ['alipays://platformapi/startapp?appId=1', 'alipay'],
    ['/pay/wechat/A1?sig=1', 'wechatPay'],
    ['https://wx.tenpay.com/cgi-bin/mmpayweb-bin/checkmweb?prepay_id=1', 'wechatPay'],
    ['weixin://wap/pay?prepayid=1', 'wechatPay'],
    ['/pay/sandbox/A1', undefined],
  ])('E6: knows whose cashier is at %s', (address, whose) => {
    expect(cashierOf(address)).toBe(whose);
  });
});
