import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStuck } from '@/lib/react/useStuck';
import { kitText } from '@/text/kit';
import { IconButton } from '@/ui/icon-button/IconButton';
import { Bar, Marker, Side } from './app-frame.styles';
import { Mini } from './collapsing-header.styles';

export interface CollapsingHeaderProps {
  onBack: () => void;
  /** The page's own head has left the screen: the bar says what page it is. */
  collapsed: boolean;
  /** What stands in the bar then: a small picture, the name, a few words, and the page's main button. */
  picture: ReactNode;
  title: string;
  note?: ReactNode;
  main: ReactNode;
  /** At the right end before that. */
  action?: ReactNode;
}

/** The bar of a page that begins with its art: glass on the picture, and once its head has gone by, the head in small. */
export function CollapsingHeader({ onBack, collapsed, picture, title, note, main, action }: CollapsingHeaderProps) {
  const { marker, stuck } = useStuck();
  return (
    <>
      <Marker ref={marker} />
      <Bar data-ground="art" data-stuck={stuck || undefined} data-edge>
        <IconButton label={kitText.back} glass={!stuck} onClick={onBack}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        {collapsed ? (
          <Mini>
            {picture}
            <div>
              {/* Its heading is on the page. */}
              <b aria-hidden="true">{title}</b>
              {note && <p aria-hidden="true">{note}</p>}
            </div>
            {main}
          </Mini>
        ) : (
          action && <Side>{action}</Side>
        )}
      </Bar>
    </>
  );
}
