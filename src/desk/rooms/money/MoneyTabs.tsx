import { useNavigate } from 'react-router';
import { Segments } from '@/desk/kit/segments/Segments';
import { markText } from '@/text/desk/marks';
import { moneyDeskText as text } from '@/text/desk/money';
import { refundText } from '@/text/desk/refunds';
import { statementText } from '@/text/desk/statements';
import { useMoneyFactsQuery } from './moneyApi';

export type MoneyView = 'cases' | 'settled' | 'orders' | 'marks' | 'refunds' | 'statements';

const PATHS: Record<MoneyView, string> = {
  cases: '/money',
  settled: '/money/settled',
  orders: '/money/orders',
  marks: '/money/marks',
  refunds: '/money/refunds',
  statements: '/money/statements',
};

/** The parts of the room. */
export function MoneyTabs({ view }: { view: MoneyView }) {
  const navigate = useNavigate();
  const { data } = useMoneyFactsQuery({});
  return (
    <Segments
      label={text.views}
      value={view}
      options={[
        { value: 'cases', label: text.cases, count: data?.open },
        { value: 'settled', label: text.settledCases },
        { value: 'orders', label: text.orders },
        { value: 'marks', label: markText.tab, count: data?.marks },
        { value: 'refunds', label: refundText.tab, count: data?.refusedRefunds },
        { value: 'statements', label: statementText.title },
      ]}
      onChange={(next) => void navigate(PATHS[next])}
    />
  );
}
