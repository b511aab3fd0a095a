import { useEffect, useState } from 'react';
import { useItemsQuery } from '#api';
import { Row } from './pages.js';

const ROW = 88,
  OVERSCAN = 4,
  STEP = 4;

/** Fixed-height windowing on the page scroll; re-renders once per STEP rows. */
export function VirtualList() {
  const { data = [] } = useItemsQuery(2000);
  const [start, setStart] = useState(0);
  useEffect(() => {
    const onScroll = () => setStart(Math.max(0, Math.floor(scrollY / ROW / STEP) * STEP - OVERSCAN));
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, []);
  const count = Math.ceil(innerHeight / ROW) + 2 * OVERSCAN + STEP;
  return (
    <section id="vlist" style={{ height: data.length * ROW, position: 'relative', contain: 'layout' }}>
      {data.slice(start, start + count).map((item, i) => (
        <Row key={item.id} item={item} style={{ position: 'absolute', left: 0, right: 0, top: (start + i) * ROW }} />
      ))}
    </section>
  );
}
