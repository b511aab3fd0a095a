import { deskCalls } from '@/contract/desk/all';
import { read, readPages, write } from '@/desk/api/ask';
import { deskApi } from '@/desk/api/deskApi';

/** How often what waits is asked for again, ms. */
export const POLL_MS = 20_000;

const moneyApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    moneyFacts: read(build, deskCalls.deskMoney, ['money']),
    moneyCases: readPages(build, deskCalls.deskMoneyCases, ['money'], ({ records, hasMore }) => {
      const last = records.at(-1);
      return hasMore && last?.settledAt ? { beforeAt: last.settledAt, beforeId: last.id } : undefined;
    }),
    moneyCase: read(build, deskCalls.deskMoneyCase, ['money']),
    orders: readPages(build, deskCalls.deskOrders, ['money'], ({ records, hasMore }) => {
      const last = records.at(-1);
      return hasMore && last ? { beforeAt: last.createdAt, beforeId: last.orderId } : undefined;
    }),
    order: read(build, deskCalls.deskOrder, ['money', 'members']),
    refundPreview: read(build, deskCalls.deskRefundPreview, ['money', 'members']),
    refundOrder: write(build, deskCalls.deskRefundOrder, ['money', 'members']),
    refunds: read(build, deskCalls.deskRefunds, ['money']),
    settleRefund: write(build, deskCalls.deskSettleRefund, ['money']),
    marks: read(build, deskCalls.deskMarks, ['money']),
    settleMark: write(build, deskCalls.deskSettleMark, ['money', 'members']),
    statements: read(build, deskCalls.deskStatements, ['money']),
    statement: read(build, deskCalls.deskStatement, ['money']),
    putStatement: write(build, deskCalls.deskPutStatement, ['money']),
    settleDifference: write(build, deskCalls.deskSettleDifference, ['money', 'members']),
    takeCase: write(build, deskCalls.deskTakeCase, ['money']),
    noteCase: write(build, deskCalls.deskNoteCase, ['money', 'members']),
    noteOrder: write(build, deskCalls.deskNoteOrder, ['money', 'members']),
    decideCase: write(build, deskCalls.deskDecide, ['money', 'members']),
    settle: write(build, deskCalls.deskSettle, ['money', 'members']),
  }),
});

export const {
  useMoneyFactsQuery,
  useMoneyCasesInfiniteQuery,
  useMoneyCaseQuery,
  useOrdersInfiniteQuery,
  useOrderQuery,
  useRefundPreviewQuery,
  useRefundOrderMutation,
  useRefundsQuery,
  useSettleRefundMutation,
  useMarksQuery,
  useSettleMarkMutation,
  useStatementsQuery,
  useStatementQuery,
  usePutStatementMutation,
  useSettleDifferenceMutation,
  useTakeCaseMutation,
  useNoteCaseMutation,
  useNoteOrderMutation,
  useDecideCaseMutation,
  useSettleMutation,
} = moneyApi;
