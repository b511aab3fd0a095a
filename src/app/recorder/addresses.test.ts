import { readdirSync, readFileSync } from 'node:fs';
import { redactAddress } from './addresses';
import { application } from './plaza';
import { Redaction } from './redaction';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file}`)
  .filter((file) => /\.tsx?$/.test(file))
  .filter((file) => !/\.test\.|^src\/(testing|api|desk|app\/(ports|boot|replay|replayer|stage|recorder))\//.test(file))
  .map((file) => readFileSync(file, 'utf8'));

/** Queries that are read or written: `useQuery().get('tab')`, `search.set('sort', …)`, `?view=`. */
function usedQueries(): Set<string> {
  const used = new Set<string>();
  for (const source of sources) {
    const touches = /URLSearchParams|useQuery\b/.test(source);
    const reads = touches ? source.matchAll(/\.(?:get|has|set|append|delete)\('(\w+)'/g) : [];
    for (const [, name = ''] of [...reads, ...source.matchAll(/['"`/\w}][?&](\w+)=/g)]) used.add(name);
  }
  return used;
}

describe('an address in a recording', () => {
  it('R3: every query that a page or effect knows has a rule, and no rule is left over', () => {
    const used = usedQueries();
    expect([...used].filter((name) => !Object.hasOwn(application.queryRules, name)).sort()).toEqual([]);
    expect(Object.keys(application.queryRules).filter((name) => !used.has(name))).toEqual([]);
  });

  it.each([
    '/bookinfo/71?view=comments&chapter=3',
    '/activity?id=12&show=running&past=1',
    '/gifts?tab=mine&game=7',
    '/checkin?view=record&month=2026-11',
    '/animate?tab=category&label=1%2C2%2C30&pay=free',
    '/bookmenu/71?from=9&filter=bought&select=1',
    '/faq?c=2#q-7',
  ])('R3: of choices and of ids that everybody sees stays as it is: %s', (address) => {
    expect(redactAddress(address, new Redaction())).toBe(address);
  });

  it('R12: a member and an order have the placeholders that answers about them have', () => {
    const redaction = new Redaction();
    const user = redaction.pseudonyms.of(554477);
    const order = redaction.pseudonyms.of('2026-order/9');
    expect(redactAddress('/square?tab=3&user=554477', redaction)).toBe(`/square?tab=3&user=${user}`);
    expect(redactAddress('/recharge?orderId=2026-order%2F9', redaction)).toBe(`/recharge?orderId=${order}`);
  });

  it('R12: a post and a comment have the placeholders that answers about them have', () => {
    const redaction = new Redaction();
    const [post, comment] = [501, 904].map((id) => redaction.pseudonyms.of(id));
    expect(redactAddress('/post/501?sort=new&author=1&comment=904', redaction)).toBe(
      `/post/${post}?sort=new&author=1&comment=${comment}`,
    );
  });

  it('R3, R12: of words that were typed keeps as many dots as calls keep of them', () => {
    const query = new URLSearchParams({ tab: 'category', q: ' 灯塔 日志' });
    expect(redactAddress(`/animate?${query}`, new Redaction())).toBe('/animate?tab=category&q=•••••');
    expect(redactAddress('/square?q=%E7%8', new Redaction())).toBe('/square?q=•••••');
  });

  it.each([
    ['/find?geheim=ja', '/find?••••••=••'],
    ['/games?sort=a-sentence-somebody-wrote', `/games?sort=${'•'.repeat(25)}`],
    ['/games?sort=%E6%88%91', '/games?sort=•'],
    ['/activity?id=13912345678', '/activity?id=•••••••••••'],
    ['/register?inviteCode=STAR41', '/register?inviteCode=••••••'],
    ['/faq#geheim', '/faq#••••••'],
    ['/faq?', '/faq?'],
    ['/faq?tab', '/faq?tab'],
  ])('R12: loses what may be somebody’s own: %s', (address, left) => {
    expect(redactAddress(address, new Redaction())).toBe(left);
  });
});
