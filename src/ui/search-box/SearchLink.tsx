import { Search } from 'lucide-react';
import { onPlainClick } from '@/lib/react/plainClick';
import { kitText } from '@/text/kit';
import { Spoken } from '@/ui/a11y/a11y.styles';
import { Go, Link, Root } from './search-pill.styles';

/** The pill of `SearchBox` as a way to the search page. */
export function SearchLink({ href, onGo, placeholder }: { href: string; onGo: () => void; placeholder: string }) {
  return (
    <Root as="div">
      <Search aria-hidden="true" />
      <Link href={href} onClick={onPlainClick(onGo)}>
        <Spoken>{kitText.search}</Spoken>
        {placeholder}
      </Link>
      <Go as="span" aria-hidden="true">
        {kitText.search}
      </Go>
    </Root>
  );
}
