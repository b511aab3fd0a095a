import { href } from '@/shell/navigation/href';
import { useLink } from '@/shell/navigation/useLink';
import { homeText } from '@/text/home';
import { SearchLink } from '@/ui/search-box/SearchLink';
import { SearchRow } from './home.styles';

/** The way to search over posts, games and books (C10). */
export function HomeSearch() {
  const link = useLink()(href.square({ q: '' }));
  return link ? (
    <SearchRow>
      <SearchLink {...link} placeholder={homeText.search} />
    </SearchRow>
  ) : null;
}
