import type { HomeRailsProps } from '@/pages/home/LazyRails';
import { RailSection } from './RailSection';

/** Everything of the home page below its first screen, in the server's order. */
export function HomeRails({ sections }: HomeRailsProps) {
  return sections.map((section) => <RailSection key={`${section.type}:${section.title}`} section={section} />);
}
