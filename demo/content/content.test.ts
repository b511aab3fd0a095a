import { squareConfig } from '@server/square/limits';
import { moneyText } from '@server/text/money';
import { ROLES } from '@/contract/desk/permissions';
import { bulletins } from './bulletins';
import { demoAccounts } from './demoAccounts';
import { demoStaff } from './demoStaff';
import { faqCategories } from './faqs';
import { games, gameTypes } from './games';
import { giftPacks, hasGift } from './giftPacks';
import { home } from './home';
import { messages } from './messages';
import { personas } from './personas';
import { pickLists } from './pickLists';
import { gameReviews } from './reviews';
import { sensitiveWords, squareTags } from './square';
import { squarePosts } from './squarePosts';
import { stories } from './stories';
import { welfareItems } from './welfare';

const plain = (html: string) => html.replace(/<[^>]+>/g, '\n');

const faqs = faqCategories.flatMap((category) => category.faqs);

/** Everything a member reads, one text an entry. */
const texts: [where: string, text: string][] = [
  ...games.map((g): [string, string] => [
    `game ${g.name}`,
    [g.subtitle, g.developer, plain(g.intro), ...g.changelog.flatMap((c) => c.lines)].join('\n'),
  ]),
  ...giftPacks.map((g): [string, string] => [
    `gift ${g.id}`,
    [g.name, ...g.items.map((i) => i.name), g.redeemGuide].join('\n'),
  ]),
  ...bulletins.map((b): [string, string] => [`bulletin ${b.id}`, `${b.title}\n${plain(b.content)}`]),
  ...messages.map((m): [string, string] => [`message ${m.id}`, `${m.title}\n${plain(m.content)}`]),
  ...squarePosts.flatMap((post, n): [string, string][] => [
    [`post ${n}`, `${post.title ?? ''}\n${post.text}`],
    ...post.comments.map(({ text }, place): [string, string] => [`post ${n} comment ${place}`, text]),
  ]),
  ...faqs.map((f): [string, string] => [`faq ${f.id}`, `${f.question}\n${plain(f.answer)}`]),
  ...gameReviews.flatMap(({ game, written }) =>
    written.flatMap(({ by, text, answer }): [string, string][] => [
      [`review of ${game} by ${by}`, text],
      [`answer to ${by} on ${game}`, answer?.text ?? ''],
    ]),
  ),
  ...stories.map((s): [string, string] => [`story ${s.title}`, `${s.title}\n${plain(s.content)}`]),
  ...pickLists.flatMap(({ title, rule, items }): [string, string][] => [
    [`list ${title}`, `${title}\n${rule}`],
    ...items.map(({ why }): [string, string] => [`pick ${why}`, why]),
  ]),
  ...personas.map((p): [string, string] => [`persona ${p.id}`, `${p.name}\n${p.intro}`]),
];

const unique = (list: readonly unknown[]) => new Set(list).size === list.length;

describe('demo texts', () => {
  it('promise of VIP and of pages only what holds', () => {
    expect(games.some(({ buyAmount, vipFree }) => buyAmount > 0 && !vipFree)).toBe(true);
    const said = [...Object.values(moneyText.benefits), ...texts.map(([, text]) => text)].join('\n');
    expect(said).not.toMatch(/(全部|所有)游戏免/);
  });

  it('share no run of 12 characters between two entries', () => {
    const seen = new Map<string, string>();
    const repeats: string[] = [];
    for (const [where, text] of texts) {
      for (const row of text.split('\n')) {
        for (let i = 0; i + 12 <= row.length; i++) {
          const run = row.slice(i, i + 12);
          const other = seen.get(run);
          if (other !== undefined && other !== where) repeats.push(`${other} / ${where}: ${run}`);
          seen.set(run, where);
        }
      }
    }
    expect(repeats).toEqual([]);
  });

  it('use only plain paragraphs and lists, every tag closed', () => {
    for (const html of [
      ...games.map((g) => g.intro),
      ...bulletins.map((b) => b.content),
      ...messages.map((m) => m.content),
    ]) {
      const open: string[] = [];
      for (const [, slash, tag = ''] of html.matchAll(/<(\/?)([^>]*)>/g)) {
        expect(['p', 'ul', 'li', 'b']).toContain(tag);
        if (slash) expect(open.pop()).toBe(tag);
        else open.push(tag);
      }
      expect(open).toEqual([]);
    }
  });
});

describe('demo games', () => {
  it('are sixty, numbered from 1, with their own names and pictures', () => {
    expect(games.map((g) => g.id)).toEqual(Array.from({ length: 60 }, (_, i) => i + 1));
    expect(unique(games.map((g) => g.name))).toBe(true);
    expect(unique(games.map((g) => g.art))).toBe(true);
  });

  it('cover free and paid, one platform and both, on the shelf and off it', () => {
    expect(games.filter((g) => g.onlineType === 0).length).toBeGreaterThan(20);
    expect(games.filter((g) => g.onlineType === 1).length).toBeGreaterThan(20);
    expect(games.some((g) => g.onlineType === 1 && !g.vipFree)).toBe(true);
    expect(new Set(games.map((g) => g.platforms.join()))).toEqual(new Set(['1', '2', '1,2']));
    expect(games.filter((g) => g.status === 'off')).toHaveLength(3);
    expect(games.some((g) => g.name.length > 20)).toBe(true);
  });

  it('agree with themselves: price with type, version with changelog, size with platform', () => {
    const tabs = gameTypes.map((t) => t.type);
    for (const g of games) {
      expect(g.buyAmount > 0).toBe(g.onlineType === 1);
      expect(g.changelog[0]?.version).toBe(g.version);
      expect(Object.keys(g.sizes).map(Number)).toEqual(g.platforms);
      expect(g.publishedBefore).toBeGreaterThanOrEqual(g.updatedBefore);
      for (const type of g.types) expect(tabs).toContain(type);
    }
    for (const tab of tabs) expect(games.filter((g) => g.types.includes(tab)).length).toBeGreaterThan(5);
  });
});

describe('gift packs', () => {
  it('show every state: open, sold out, not yet, over, and each condition', () => {
    expect(giftPacks).toHaveLength(26);
    expect(giftPacks.some((p) => p.left === 0)).toBe(true);
    expect(giftPacks.some((p) => p.claimStartBefore < 0)).toBe(true);
    expect(giftPacks.some((p) => p.claimEndBefore > 0)).toBe(true);
    expect(new Set(giftPacks.map((p) => p.condition))).toEqual(
      new Set(['none', 'vip', 'checkin', 'bought', 'newcomer']),
    );
    for (const p of giftPacks) {
      expect(p.left).toBeLessThanOrEqual(p.total);
      expect(p.claimStartBefore).toBeGreaterThan(p.claimEndBefore);
      expect(p.claimEndBefore).toBeGreaterThan(p.redeemEndBefore);
    }
  });

  it('ask for a purchase only where there is one', () => {
    for (const p of giftPacks.filter((one) => one.condition === 'bought')) {
      expect(games.find((g) => g.id === p.gameId)?.onlineType).toBe(1);
    }
    expect(games.filter((g) => hasGift(g.id)).length).toBeGreaterThan(15);
  });
});

describe('posts', () => {
  const people = personas.length + demoAccounts.length;
  const limits = Object.fromEntries(squareConfig.map(({ key, value }) => [key, value]));

  it('are a busy square: enough of them, every topic used, pictures from one to nine, and the odd cases', () => {
    expect(squarePosts.length).toBeGreaterThanOrEqual(150);
    expect(squarePosts.reduce((sum, { comments }) => sum + comments.length, 0)).toBeGreaterThan(350);
    for (const { id } of squareTags)
      expect(squarePosts.filter(({ tags }) => tags.includes(id)).length).toBeGreaterThan(4);
    const counts = squarePosts.map(({ pictures }) => pictures?.count ?? 0);
    expect(new Set(counts)).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]));
    expect(squarePosts.filter(({ pinned }) => pinned)).toHaveLength(3);
    for (const odd of ['deleted', 'locked'] as const) expect(squarePosts.some((post) => post[odd])).toBe(true);
    expect(squarePosts.filter(({ comments }) => comments.length === 0).length).toBeGreaterThan(4);
    expect(squarePosts.some(({ likes }) => likes === 0)).toBe(true);
  });

  it('keep the rules of the form, were written by people who exist, and answer what came before', () => {
    for (const { by, title, text, tags, pictures, gameId, comments, likes } of squarePosts) {
      expect(by >= 1 && by <= people && likes < people).toBe(true);
      expect(tags.length >= 1 && tags.length <= 3).toBe(true);
      for (const tag of tags) expect(squareTags.some(({ id }) => id === tag)).toBe(true);
      expect((title ?? '').length).toBeLessThanOrEqual(limits.titleMaxLength ?? 0);
      expect(pictures === null || gameId !== null).toBe(true);
      for (const [place, comment] of comments.entries()) {
        expect(comment.by >= 1 && comment.by <= people).toBe(true);
        expect(comment.to === null || (comment.to >= 0 && comment.to < place)).toBe(true);
      }
      const words = [title, text, ...comments.map((comment) => comment.text)].join('\n');
      expect(sensitiveWords.filter(({ word }) => words.includes(word))).toEqual([]);
    }
  });
});

describe('people and places', () => {
  it('D6: demo accounts keep the rules of the registration form', () => {
    for (const a of demoAccounts) {
      expect(a.loginName).toMatch(/^\w{4,20}$/);
      expect(a.password).toMatch(/^(?=.*[a-z])(?=.*\d).{8,32}$/);
      expect(a.phone).toMatch(/^1[3-9]\d{9}$/);
      for (const [name] of a.owned) expect(games.some((g) => g.name === name)).toBe(true);
      for (const [title] of a.films ?? []) expect(welfareItems.some((item) => item.title === title)).toBe(true);
    }
    expect(unique(demoAccounts.map((a) => a.loginName))).toBe(true);
  });

  it('has one of the staff for each role', () => {
    expect(demoStaff.map(({ role }) => role)).toEqual(ROLES);
  });

  it('has forty people with their own names and faces, none a demo account', () => {
    expect(personas).toHaveLength(40);
    expect(unique([...personas, ...demoAccounts].map((p) => p.name))).toBe(true);
    expect(unique([...personas, ...demoAccounts].map((p) => p.avatar))).toBe(true);
  });

  it('links messages and banners only to games that exist', () => {
    for (const { linkValue } of home.banners.filter((b) => b.linkType === 'game')) {
      expect(games.find((g) => g.id === Number(linkValue))?.status).toBe('online');
    }
    for (const m of messages.filter((one) => one.link?.startsWith('/detail/'))) {
      const game = games.find((g) => m.link === `/detail/${g.id}`);
      expect(`${m.title}${m.content}`).toContain(game?.name);
      // Who bought it still gets it there; a free one nobody owns.
      expect(game?.status === 'online' || (m.title.includes('下架') && game?.onlineType === 1)).toBe(true);
    }
  });

  it('repeats no tag and no word', () => {
    expect(messages).toHaveLength(30);
    expect(squareTags).toHaveLength(12);
    expect(unique(squareTags.map((t) => t.tag))).toBe(true);
    expect(unique(sensitiveWords.map((w) => w.word))).toBe(true);
  });
});
