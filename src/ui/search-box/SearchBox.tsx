import { Search, X } from 'lucide-react';
import { fieldsText } from '@/text/fields';
import { kitText } from '@/text/kit';
import { Spoken } from '@/ui/a11y/a11y.styles';
import { Entry, Wipe } from './search-box.styles';
import { Go, Root } from './search-pill.styles';

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
        aria-label={kitText.search}
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
      <Go type="submit">{kitText.search}</Go>
    </Root>
  );
}
