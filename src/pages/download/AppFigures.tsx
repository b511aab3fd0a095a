import { dayWords } from '@/features/reviews/dayWords';
import { formatBytes } from '@/lib/format/bytes';
import { useServerNow } from '@/shell/clock/useServerNow';
import { appPackageText } from '@/text/appPackage';
import { countText } from '@/text/units';
import type { AppPackage, Offered } from './appPackage';
import { Figures } from './download-page.styles';

const text = appPackageText.figures;

/** Up to three numbers, each only where the operator gives it: score, version, age; the size where a place is free. */
export function AppFigures({ app, shown }: { app: AppPackage; shown: Offered }) {
  const now = useServerNow();
  const { rating, ratings, version, updated, age } = app;
  const known: [string, string][] = [];
  if (rating > 0 && ratings > 0) known.push([rating.toFixed(1), text.rated(countText(ratings))]);
  if (version) known.push([version, updated > 0 ? text.updated(dayWords(updated, now)) : text.version]);
  if (age) known.push([age, text.age]);
  if (shown.size > 0 && known.length < 3) known.push([formatBytes(shown.size), text.size]);
  if (known.length === 0) return null;
  return (
    <Figures>
      {known.map(([value, name]) => (
        <div key={name}>
          <dd>{value}</dd>
          <dt>{name}</dt>
        </div>
      ))}
    </Figures>
  );
}
