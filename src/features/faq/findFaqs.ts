import type { Faq, FaqList } from '@/contract/support';
import { plainText } from '@/lib/html/plainText';

/** Questions under the heading of their category. */
export interface FaqGroup {
  id: number;
  name: string;
  faqs: Faq[];
}

const bare = (text: string) => text.toLowerCase().replace(/[\s，。？！、：；“”]/g, '');

/** Whether a question or its answer holds every word of what is sought. */
function fits({ question, answer }: Faq, words: readonly string[]): boolean {
  const text = bare(`${question}${plainText(answer)}`);
  return words.every((word) => text.includes(word));
}

/** The questions that fit, by category and in the operator's order; empty groups are left out. */
export function findFaqs({ categories, records }: FaqList, sought: string, category?: number): FaqGroup[] {
  const words = sought.trim().split(/\s+/).map(bare).filter(Boolean);
  return categories
    .filter(({ id }) => category === undefined || id === category)
    .map(({ id, name }) => ({
      id,
      name,
      faqs: records.filter((faq) => faq.categoryId === id && fits(faq, words)),
    }))
    .filter(({ faqs }) => faqs.length > 0);
}
