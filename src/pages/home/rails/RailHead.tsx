import type { HomeSection } from '@/contract/home';
import { useLink } from '@/shell/navigation/useLink';
import { SectionHeader } from '@/ui/section-header/SectionHeader';

/** The head of a rail; 更多 is not drawn where it leads nowhere. */
export function RailHead({ section: { title, note, more } }: { section: HomeSection }) {
  const link = useLink()(more);
  return <SectionHeader title={title} note={note} {...(link ? { more: link } : {})} />;
}
