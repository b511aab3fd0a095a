import { isPayApp, isPayable } from './payable';

it.each([
  ['/pay/sandbox/A1', true],
  ['https://cashier.example/1?x=1', true],
  ['alipays://platformapi/startapp?appId=20000067', true],
  ['weixin://wxpay/bizpayurl?pr=abc', true],
  ['intent://platformapi/startapp#Intent;scheme=alipays;package=com.eg.android.AlipayGphone;end', true],
  ['intent://x#Intent;scheme=https;package=com.evil;end', false],
  ['intent://x#Intent;package=com.evil;end', false],
  ['javascript:alert(1)', false],
  ['market://details?id=1', false],
  ['//cashier.example', false],
  ['alipays://a b', false],
  ['', false],
  [null, false],
])('E6: %s may be gone to for paying: %s', (url, may) => expect(isPayable(url)).toBe(may));

it('E6: a page is no app', () => expect(isPayApp('https://cashier.example')).toBe(false));
