import type { HomeRailsProps } from '@/pages/home/LazyRails';
import { shellText } from '@/text/shell';
import { Spoken } from '@/ui/a11y/a11y.styles';
import { HomeBare } from './HomeBare';
import { HomeNotice } from './HomeNotice';
import { HomeToCome } from './HomeToCome';
import { RailSection } from './RailSection';

/** The latest notice, then everything below the first screen in the server's order, or that there is nothing. */
export function HomeRails({ sections }: HomeRailsProps) {
  return (
    <>
      <Spoken as="h1">{shellText.tabs.home}</Spoken>
      <HomeNotice />
      <HomeBare />
      <HomeToCome />
      {sections.map((section) => (
        <RailSection key={`${section.type}:${section.title}`} section={section} />
      ))}
    </>
  );
}
