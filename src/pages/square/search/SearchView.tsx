import { ChevronLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { cleanKeyword, searchEvents, selectSuggest } from '@/features/search/searchSlice';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { href } from '@/shell/navigation/href';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { useGo } from '@/shell/navigation/useGo';
import { useQuery } from '@/shell/navigation/useQuery';
import { searchText as text } from '@/text/search';
import { Spoken } from '@/ui/a11y/a11y.styles';
import { IconButton } from '@/ui/icon-button/IconButton';
import { SearchBox } from '@/ui/search-box/SearchBox';
import { SearchResults } from './SearchResults';
import { SearchStart } from './SearchStart';
import { Suggestion, Suggestions, Top } from './search.styles';

/** Search in the square (`square?q=`, C10): what was sought before, suggestions while typing, then the results. */
export function SearchView() {
  const dispatch = useAppDispatch();
  const go = useGo();
  const keyword = cleanKeyword(useQuery().get('q') ?? '');
  const [typed, setTyped] = useState<{ text: string; over: string }>({ text: keyword, over: keyword });
  const suggest = useAppSelector(selectSuggest);
  // Another search (a chip, Back) replaces what stands in the box.
  if (typed.over !== keyword) setTyped({ text: keyword, over: keyword });

  useEffect(() => () => void dispatch(searchEvents.closed()), [dispatch]);

  const change = (value: string) => {
    setTyped({ text: value, over: keyword });
    dispatch(searchEvents.typed({ text: value }));
  };
  const search = (asked: string) => {
    const next = cleanKeyword(asked);
    if (next === '') return;
    setTyped({ text: next, over: keyword });
    dispatch(searchEvents.searched({ keyword: next }));
    go(href.square({ q: next }), 'replace');
  };
  const words = suggest.at === 'shown' ? suggest.words : [];
  return (
    <>
      <Spoken as="h1">{text.open}</Spoken>
      <Top>
        <IconButton label={text.back} onClick={() => dispatch(navigationEvents.backAsked())}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <SearchBox
          value={typed.text}
          onChange={change}
          onSearch={() => search(typed.text)}
          placeholder={text.placeholder}
          autoFocus={keyword === ''}
        />
      </Top>
      {words.length > 0 && (
        <Suggestions aria-label={text.suggestions}>
          {words.map((word) => (
            <li key={word}>
              <Suggestion type="button" onClick={() => search(word)}>
                {word}
              </Suggestion>
            </li>
          ))}
        </Suggestions>
      )}
      {keyword === '' ? <SearchStart onSearch={search} /> : <SearchResults keyword={keyword} />}
    </>
  );
}
