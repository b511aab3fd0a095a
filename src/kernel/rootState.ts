// The one upward line of the tree, types only: the shape of the whole state is known where it is put together.
export type { RootState } from '@/app/store/rootReducer';
