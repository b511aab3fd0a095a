import { startTransition, useEffect, useState } from 'react';
import { usePorts } from '@/kernel/hooks';
import { type HomeRailsProps, RailBoxes } from '@/pages/home/LazyRails';
import { HomeNotice } from './HomeNotice';
import { RailSection } from './RailSection';

/** Rails drawn in one go: what a phone shows of them before anybody scrolls, and as many with each further frame. */
const AT_ONCE = 2;

/** The latest notice, then everything below the first screen in the server's order, a few at a time. */
export function HomeRails({ sections }: HomeRailsProps) {
  const { gate } = usePorts();
  const [drawn, setDrawn] = useState(gate.isLive ? AT_ONCE : sections.length);
  useEffect(() => {
    if (drawn < sections.length) startTransition(() => setDrawn(drawn + AT_ONCE));
  }, [drawn, sections.length]);

  return (
    <>
      <HomeNotice />
      {sections.slice(0, drawn).map((section) => (
        <RailSection key={`${section.type}:${section.title}`} section={section} />
      ))}
      <RailBoxes notice={false} types={sections.slice(drawn).map(({ type }) => type)} />
    </>
  );
}
