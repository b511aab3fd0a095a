import { useQuery } from '@/shell/navigation/useQuery';
import { Ledger } from './Ledger';
import { Recharge } from './Recharge';

/** Diamonds for cash; with `?view=ledger` where they came from and went (E6, C10). */
export function RechargePage() {
  const query = useQuery();
  return query.get('view') === 'ledger' ? <Ledger /> : <Recharge />;
}
