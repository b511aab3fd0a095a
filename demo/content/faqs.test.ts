import { cleanHtml } from '@server/platform/cleanHtml';
import { legalTexts } from '@server/text/legal';
import { faqCategories } from './faqs';

const faqs = faqCategories.flatMap((category) => category.faqs);
/** C4: the places an answer may lead to. */
const PLACES = ['/login', '/other', '/recharge', '/profile', '/gifts', '/checkin'];

describe('frequent questions', () => {
  it('are twenty-five in five categories, each with its own number, some of them hot', () => {
    expect(faqCategories).toHaveLength(5);
    expect(new Set(faqs.map(({ id }) => id)).size).toBe(25);
    expect(faqs.filter(({ hot }) => hot).length).toBeGreaterThanOrEqual(5);
  });

  it('lead only to places of the app', () => {
    const links = faqs.flatMap(({ answer }) => [...answer.matchAll(/href="([^"?]*)/g)].map(([, path]) => path));
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((path) => !PLACES.includes(path ?? ''))).toEqual([]);
  });

  it('and the texts members agree to, lose nothing when they are cleaned', () => {
    const texts = [...faqs.map(({ answer }) => answer), ...Object.values(legalTexts).map(({ content }) => content)];
    for (const html of texts) expect(cleanHtml(html)).toBe(html);
  });
});
