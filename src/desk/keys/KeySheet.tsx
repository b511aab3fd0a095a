import { Dialog } from '@/desk/kit/dialog/Dialog';
import { kitText } from '@/text/desk/kit';
import { Keys } from './Keys';
import type { KeyTable } from './keyDesk';
import { Sheet } from './keys.styles';

/** All keys that worked when it was asked for (`?`). */
export function KeySheet({ tables, onClose }: { tables: readonly KeyTable[]; onClose: () => void }) {
  const titles = [...new Set(tables.map(({ title }) => title))];
  return (
    <Dialog title={kitText.allKeys} wide onClose={onClose}>
      <Sheet>
        {titles.map((title) => (
          <section key={title}>
            <h3>{title || kitText.here}</h3>
            <ul>
              {tables
                .filter((table) => table.title === title)
                .flatMap(({ rows }) => rows)
                .filter(({ when }) => when !== false)
                .map((row) => (
                  <li key={`${row.key} ${row.label}`}>
                    <Keys row={row} />
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
