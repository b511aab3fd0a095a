import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStuck } from '@/lib/react/useStuck';
import { kitText } from '@/text/kit';
import { IconButton } from '@/ui/icon-button/IconButton';
import { Bar, Caption, Marker, Side } from './app-frame.styles';

export interface SimpleHeaderProps {
  title?: string;
  /** Beside the title, from the route's metadata (C3). */
  icon?: ReactNode;
  onBack: () => void;
  /** At the right end, one or two small things. */
  action?: ReactNode;
  /** `solid` on a plain page (default), `wash` on the sky, `art` in white on a picture; the last two turn solid once scrolled. */
  ground?: 'solid' | 'wash' | 'art';
  /** Round glass under the back button, for busy pictures. */
  glass?: boolean;
}

/** The header of the simple layout: back, icon, title (C3). */
export function SimpleHeader({ title, icon, onBack, action, ground = 'solid', glass }: SimpleHeaderProps) {
  const { marker, stuck } = useStuck();
  return (
    <>
      <Marker ref={marker} />
      <Bar data-ground={ground} data-stuck={stuck || undefined} data-edge>
        <IconButton label={kitText.back} glass={glass && !stuck} onClick={onBack}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        {title && (
          <Caption>
            {icon && <i>{icon}</i>}
            <span>{title}</span>
          </Caption>
        )}
        {action && <Side>{action}</Side>}
      </Bar>
    </>
  );
}
