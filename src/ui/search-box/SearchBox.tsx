import { Search, X } from 'lucide-react';
import { onPlainClick } from '@/lib/react/plainClick';
import { fieldsText } from '@/text/fields';
import { Spoken } from '@/ui/a11y/a11y.styles';
import { Entry, Go, Link, Root, Wipe } from './search-box.styles';

export interface SearchBoxProps {
  value: string;
  onChange: (value: string) => void;
  /** Enter or the button. */
  onSearch: () => void;
  /** What others look for. */
  placeholder?: string;
  autoFocus?: boolean;
}

/** The pill to search with. */
export function SearchBox({ value, onChange, onSearch, placeholder, autoFocus }: SearchBoxProps) {
  return (
    <Root
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch();
      }}
    >
      <Search aria-hidden="true" />
      <Entry
        type="search"
        enterKeyHint="search"
        aria-label={fieldsText.search}
        autoFocus={autoFocus}
        {...{ value, placeholder }}
        onChange={(event) => onChange(event.target.value)}
      />
      {value !== '' && (
        <Wipe type="button" onClick={() => onChange('')}>
          <X aria-hidden="true" />
          <Spoken>{fieldsText.clear}</Spoken>
        </Wipe>
      )}
      <Go type="submit">{fieldsText.search}</Go>
    </Root>
  );
}

/** The same pill as a way to the search page. */
export function SearchLink({ href, onGo, placeholder }: { href: string; onGo: () => void; placeholder: string }) {
  return (
    <Root as="div">
      <Search aria-hidden="true" />
      <Link href={href} onClick={onPlainClick(onGo)}>
        <Spoken>{fieldsText.search}</Spoken>
        {placeholder}
      </Link>
      <Go as="span" aria-hidden="true">
        {fieldsText.search}
      </Go>
    </Root>
  );
}
