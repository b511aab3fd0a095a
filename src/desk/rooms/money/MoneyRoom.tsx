import { Route, Routes, useParams } from 'react-router';
import { CasesPage } from './CasesPage';
import { MarksPage } from './MarksPage';
import { OrderPage } from './OrderPage';
import { OrdersPage } from './OrdersPage';
import { RefundsPage } from './RefundsPage';
import { StatementPage } from './StatementPage';
import { StatementsPage } from './StatementsPage';

/** Money: payments that wait for a person, orders, one order, money on its way back, statements. */
export function Room() {
  return (
    <Routes>
      <Route index element={<CasesPage key="open" of="open" />} />
      <Route path="settled" element={<CasesPage key="settled" of="settled" />} />
      <Route path="orders" element={<OrdersPage />} />
      <Route path="marks" element={<MarksPage />} />
      <Route path="refunds" element={<RefundsPage />} />
      <Route path="statements" element={<StatementsPage />} />
      <Route path="statements/:id" element={<OneStatement />} />
      <Route path=":orderId" element={<OneOrder />} />
    </Routes>
  );
}

function OneStatement() {
  const { id = '' } = useParams();
  return <StatementPage key={id} id={Number(id) || 0} />;
}

/** What is on screen of one order is nothing of the next. */
function OneOrder() {
  const { orderId = '' } = useParams();
  return <OrderPage key={orderId} orderId={orderId} />;
}
