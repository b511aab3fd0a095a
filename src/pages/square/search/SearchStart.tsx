import { useHotSearchesQuery } from '@/api/searchApi';
import { searchEvents, selectSearches } from '@/features/search/searchSlice';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { searchText as text } from '@/text/search';
import { Button } from '@/ui/button/Button';
import { Chip } from '@/ui/chip/Chip';
import { Chips, Group, GroupHead } from './search.styles';

/** Before anything is sought: one's own last searches, and what others look for. */
export function SearchStart({ onSearch }: { onSearch: (keyword: string) => void }) {
  const dispatch = useAppDispatch();
  const history = useAppSelector(selectSearches);
  const { data: hot = [] } = useHotSearchesQuery();
  return (
    <>
      {history.length > 0 && (
        <Group aria-label={text.history}>
          <GroupHead>
            <h2>{text.history}</h2>
            <Button size="s" onClick={() => dispatch(searchEvents.historyCleared())}>
              {text.clear}
            </Button>
          </GroupHead>
          <Chips>
            {history.map((keyword) => (
              <Chip key={keyword} onClick={() => onSearch(keyword)}>
                {keyword}
              </Chip>
            ))}
          </Chips>
        </Group>
      )}
      {hot.length > 0 && (
        <Group aria-label={text.hot}>
          <GroupHead>
            <h2>{text.hot}</h2>
          </GroupHead>
          <Chips>
            {hot.map(({ keyword }) => (
              <Chip key={keyword} tone="tint" onClick={() => onSearch(keyword)}>
                {keyword}
              </Chip>
            ))}
          </Chips>
        </Group>
      )}
    </>
  );
}
