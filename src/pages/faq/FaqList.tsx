import type { FaqList as List } from '@/contract/support';
import { faqEvents, selectSought } from '@/features/faq/faqSlice';
import { findFaqs } from '@/features/faq/findFaqs';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { useGo } from '@/shell/navigation/useGo';
import { useHash } from '@/shell/navigation/useHash';
import { useQuery } from '@/shell/navigation/useQuery';
import { supportText } from '@/text/support';
import { Button } from '@/ui/button/Button';
import { Card } from '@/ui/card/Card';
import { ChipRow } from '@/ui/chip/ChipRow';
import { EmptyState } from '@/ui/page-state/PageState';
import { SearchBox } from '@/ui/search-box/SearchBox';
import { SectionHeader } from '@/ui/section-header/SectionHeader';
import { anchorOf, FaqItem } from './FaqItem';
import { HotList, Top } from './faq.styles';

const text = supportText.faq;
const ALL = 'all';

/** The questions themselves: `#q-7` is open, `?c=2` is the category, the search box narrows both. */
export function FaqList({ list }: { list: List }) {
  const dispatch = useAppDispatch();
  const go = useGo();
  const hash = useHash();
  const asked = Number(useQuery().get('c'));
  const sought = useAppSelector(selectSought);
  const category = list.categories.find(({ id }) => id === asked)?.id;
  const found = findFaqs(list, sought, category);
  const count = found.reduce((sum, { faqs }) => sum + faqs.length, 0);
  const hot = list.records.filter((faq) => faq.hot);
  const seek = (words: string) => dispatch(faqEvents.sought({ text: words }));
  const place = category === undefined ? {} : { category };

  return (
    <>
      <Top>
        <SearchBox value={sought} onChange={seek} onSearch={() => seek(sought.trim())} placeholder={text.search} />
      </Top>
      <ChipRow
        label={text.categories}
        chips={[
          { id: ALL, label: text.all },
          ...list.categories.map(({ id, name }) => ({ id: String(id), label: name })),
        ]}
        active={category === undefined ? ALL : String(category)}
        onChoose={(id) => go(href.faq(id === ALL ? {} : { category: Number(id) }), 'replace')}
      />
      {sought.trim() !== '' && count > 0 && <SectionHeader title={text.found(count)} />}
      {sought.trim() === '' && category === undefined && hot.length > 0 && (
        <>
          <SectionHeader title={text.hot} />
          <Card>
            <HotList>
              {hot.map(({ id, question }, index) => (
                <li key={id}>
                  <b aria-hidden="true">{index + 1}</b>
                  <Link to={href.faq({ id })} replace>
                    <span>{question}</span>
                  </Link>
                </li>
              ))}
            </HotList>
          </Card>
        </>
      )}
      {found.map(({ id, name, faqs }) => (
        <div key={id}>
          <SectionHeader title={name} />
          <Card lines>
            {faqs.map((faq) => {
              const open = hash === `#${anchorOf(faq.id)}`;
              return (
                <FaqItem
                  key={faq.id}
                  faq={faq}
                  open={open}
                  onToggle={() => go(href.faq(open ? place : { ...place, id: faq.id }), 'replace')}
                />
              );
            })}
          </Card>
        </div>
      ))}
      {count === 0 && (
        <EmptyState
          {...text.nothing}
          action={
            <Button tone="tint" onClick={() => seek('')}>
              {text.clear}
            </Button>
          }
        />
      )}
    </>
  );
}
