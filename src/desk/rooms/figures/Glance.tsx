import type { CSSProperties } from 'react';
import type { FIGURE_RANGES } from '@/contract/desk/figures';
import { FactsSection } from '@/desk/kit/facts/Facts';
import { groupThousands } from '@/lib/format/groupThousands';
import { figuresText as text } from '@/text/desk/figures';
import { Bars, Tinted } from './figures.styles';
import { useDayFiguresQuery, useRankFiguresQuery } from './figuresApi';
import { dayName, figureText } from './format';
import { retentionWeeks } from './retentionWeeks';
import { rowName } from './views';

interface GlanceProps {
  wish: { days: (typeof FIGURE_RANGES)[number]; until?: string };
}
const PRODUCTS = 8;

/** What is asked most, beside every chart: the way to a payment, products, retention. */
export function Glance({ wish }: GlanceProps) {
  return (
    <>
      <Path wish={wish} />
      <Products wish={wish} />
      <Retention wish={wish} />
    </>
  );
}

function Path({ wish }: GlanceProps) {
  const { currentData } = useDayFiguresQuery({ view: 'path', ...wish });
  const last = currentData?.records.at(-1);
  if (currentData === undefined || last === undefined) return null;
  const values = last.values.map((value) => value ?? 0);
  const most = Math.max(1, ...values);
  const day = last.day === currentData.today ? text.today : dayName(last.day, last.day);
  return (
    <FactsSection title={text.pathTitle} note={text.pathDay(day)}>
      <Bars data-path="">
        {[text.came, text.ordered, text.paid].map((step, place) => {
          const [value = 0, before = 0] = [values[place], values[place - 1]];
          return (
            <li key={step}>
              <span>{step}</span>
              <b>{groupThousands(value)}</b>
              <span>{place > 0 && before > 0 && text.percent(String(Math.round((value / before) * 1000) / 10))}</span>
              <i style={{ '--part': `${(value / most) * 100}%` } as CSSProperties} />
            </li>
          );
        })}
      </Bars>
    </FactsSection>
  );
}

function Products({ wish }: GlanceProps) {
  const { currentData } = useRankFiguresQuery({ view: 'products', ...wish });
  const rows = currentData?.records.slice(0, PRODUCTS) ?? [];
  if (rows.length === 0) return null;
  const most = Math.max(1, ...rows.map(({ values }) => values[0] ?? 0));
  return (
    <FactsSection title={text.productsTitle} note={text.days(wish.days)}>
      <Bars>
        {rows.map(({ key, label, values }) => (
          <li key={key}>
            <span>{rowName('products', key, label)}</span>
            <i style={{ '--part': `${((values[0] ?? 0) / most) * 100}%` } as CSSProperties} />
            <small>{figureText('fen', values[0] ?? null)}</small>
          </li>
        ))}
      </Bars>
    </FactsSection>
  );
}

function Retention({ wish }: GlanceProps) {
  const { currentData } = useDayFiguresQuery({ view: 'retention', ...wish });
  if (currentData === undefined) return null;
  const weeks = retentionWeeks(currentData.records);
  return (
    <FactsSection title={text.retentionTitle} note={text.retentionNote}>
      <Tinted>
        <thead>
          <tr>
            <th scope="col">{text.week}</th>
            <th scope="col">{text.people}</th>
            {['day1', 'day7', 'day30'].map((name) => (
              <th key={name} scope="col">
                {text.columns[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ day, joined, shares }) => (
            <tr key={day}>
              <th scope="row">{dayName(day, currentData.until)}</th>
              <td>{groupThousands(joined)}</td>
              {shares.map((share, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns are always the same
                <td key={place}>
                  {share === null ? (
                    '·'
                  ) : (
                    <span style={{ '--tint': `${Math.min(share, 60)}%` } as CSSProperties}>{Math.round(share)}</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Tinted>
    </FactsSection>
  );
}
