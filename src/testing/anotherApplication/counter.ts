import { combineReducers, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query';
import { machine } from '@/lib/machine/machine';

// A library's counter: who is served, and one loan as a machine. It shares no line with Plaza.
type Loan = { at: 'shelf' } | { at: 'asked'; book: string } | { at: 'lent'; book: string };
export const loan = machine<Loan>()({
  shelf: { asked: ['asked'] },
  asked: { lent: ['lent'], refused: ['shelf'] },
  lent: { returned: ['shelf'] },
});
export const loanSlice = createSlice({
  name: 'loan',
  initialState: { at: 'shelf' } as Loan,
  reducers: {
    asked: loan.on('asked', (_from, { book }: { book: string }) => ({ at: 'asked' as const, book })),
    lent: loan.on('lent', ({ book }) => ({ at: 'lent' as const, book })),
    refused: loan.on('refused', () => ({ at: 'shelf' as const })),
    returned: loan.on('returned', () => ({ at: 'shelf' as const })),
  },
});
export const readerSlice = createSlice({
  name: 'reader',
  initialState: { card: '', name: '', remark: '' },
  reducers: {
    served: (_state, { payload }: PayloadAction<{ card: string; name: string }>) => ({ ...payload, remark: '' }),
    remarked: (state, { payload }: PayloadAction<string>) => {
      state.remark = payload;
    },
  },
});
export const shelfApi = createApi({
  baseQuery: fakeBaseQuery(),
  endpoints: (build) => ({
    book: build.query<{ title: string; lentTo: string }, { id: number }>({
      queryFn: ({ id }) => ({ data: { title: `Atlas ${id}`, lentTo: 'Wilhelmina Harker' } }),
    }),
  }),
});
/** The whole counter, pure. */
export const createReducer = () =>
  combineReducers({ loan: loanSlice.reducer, reader: readerSlice.reducer, api: shelfApi.reducer });
