import { useItemsQuery } from '#api';
import { Row } from './pages.js';

/** The naive long list: every row in the DOM. */
export function List() {
  const { data = [] } = useItemsQuery(2000);
  return (
    <section id="list">
      {data.map((item) => (
        <Row key={item.id} item={item} />
      ))}
    </section>
  );
}
