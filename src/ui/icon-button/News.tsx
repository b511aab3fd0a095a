import { kitText } from '@/text/kit';
import { Spoken } from '@/ui/a11y/a11y.styles';
import { Count, Dot } from './icon-button.styles';

export interface NewsProps {
  /** How many are waiting: 0 shows nothing, more than 99 shows 99+, `'dot'` only says that there is something. */
  news?: number | 'dot';
}

/** The red dot or number on the corner of an icon or avatar; its parent is positioned. */
export function News({ news = 0 }: NewsProps) {
  if (news === 0) return null;
  if (news === 'dot')
    return (
      <Dot>
        <Spoken>{kitText.hasNews}</Spoken>
      </Dot>
    );
  const shown = news > 99 ? '99+' : String(news);
  return (
    <Count>
      <span aria-hidden="true">{shown}</span>
      <Spoken>{kitText.unread(shown)}</Spoken>
    </Count>
  );
}
