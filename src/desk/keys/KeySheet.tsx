import { Dialog } from '@/desk/kit/dialog/Dialog';
import { kitText } from '@/text/desk/kit';
import { Keys } from './Keys';
import type { KeyTable } from './keyDesk';
import { Sheet } from './keys.styles';

/** All keys that worked when it was asked for (`?`). */
export function KeySheet({
  tables,
  onClose,
}: {
  tables: readonly Pick<KeyTable, 'title' | 'rows'>[];
  onClose: () => void;
}) {
  const shown = tables.map(({ title, rows }) => ({ title, rows: rows.filter(({ when }) => when !== false) }));
  const titles = [...new Set(shown.filter(({ rows }) => rows.length > 0).map(({ title }) => title))];
  return (
    <Dialog title={kitText.allKeys} wide onClose={onClose}>
      <Sheet>
        {titles.map((title) => (
          <section key={title}>
            <h3>{title || kitText.here}</h3>
            <ul>
              {shown
                .filter((table) => table.title === title)
                .flatMap(({ rows }) => rows)
                .map((row) => (
                  <li key={`${row.key} ${row.label}`}>
                    <span>
                      <Keys row={row} />
                    </span>
                    <span>{row.label}</span>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </Sheet>
    </Dialog>
  );
}
