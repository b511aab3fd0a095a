import { useFaqListQuery } from '@/api/supportApi';
import { href } from '@/shell/navigation/href';
import { LinkRow } from '@/shell/navigation/LinkRow';
import { relatedQuestionsText } from '@/text/relatedQuestions';
import { Card } from '@/ui/card/Card';
import { SectionHeader } from '@/ui/section-header/SectionHeader';
import { findFaqs } from './findFaqs';

/** As many as are read before one would rather ask. */
const SHOWN = 4;

/** Questions whose answer may be what brought somebody here: about a word, or the ones asked most; nothing where none fits. */
export function RelatedQuestions({ about }: { about?: string }) {
  const { data } = useFaqListQuery();
  if (!data) return null;
  const fit =
    about === undefined ? data.records.filter(({ hot }) => hot) : findFaqs(data, about).flatMap(({ faqs }) => faqs);
  if (fit.length === 0) return null;
  return (
    <section>
      <SectionHeader title={relatedQuestionsText.title} />
      <Card lines>
        {fit.slice(0, SHOWN).map(({ id, question }) => (
          <LinkRow key={id} to={href.faq({ id })}>
            {question}
          </LinkRow>
        ))}
      </Card>
    </section>
  );
}
