import type { HomeRailsProps } from '@/pages/home/LazyRails';
import { HomeNotice } from './HomeNotice';
import { RailSection } from './RailSection';

/** The latest notice, then everything below the first screen in the server's order. */
export function HomeRails({ sections }: HomeRailsProps) {
  return (
    <>
      <HomeNotice />
      {sections.map((section) => (
        <RailSection key={`${section.type}:${section.title}`} section={section} />
      ))}
    </>
  );
}
