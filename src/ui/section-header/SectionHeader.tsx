import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { onPlainClick } from '@/lib/react/plainClick';
import { listsText } from '@/text/lists';
import { Spoken } from '@/ui/a11y/a11y.styles';
import { More, Root } from './section-header.styles';

export interface SectionHeaderProps {
  title: string;
  /** A few quiet words behind the title. */
  note?: ReactNode;
  /** Where 更多 leads; not drawn without it. */
  more?: { href: string; onGo: () => void; label?: string };
}

/** The head of a section or rail. */
export function SectionHeader({ title, note, more }: SectionHeaderProps) {
  return (
    <Root>
      <h2>{title}</h2>
      {note && <p>{note}</p>}
      {more && (
        <More href={more.href} onClick={onPlainClick(more.onGo)}>
          <Spoken>{title}</Spoken>
          {more.label ?? listsText.more}
          <ChevronRight aria-hidden="true" />
        </More>
      )}
    </Root>
  );
}
