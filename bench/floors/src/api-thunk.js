import { createSlice } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';

const slice = createSlice({
  name: 'items',
  initialState: {},
  reducers: {
    loaded: (s, { payload: { n, data } }) => {
      s[n] = data;
    },
  },
});
export function useItemsQuery(n) {
  const dispatch = useDispatch();
  const data = useSelector((s) => s.items[n]);
  useEffect(() => {
    fetch(`/api/items?n=${n}`)
      .then((r) => r.json())
      .then((d) => dispatch(slice.actions.loaded({ n, data: d })));
  }, [n, dispatch]);
  return { data };
}
export const apiReducers = { items: slice.reducer };
export const apiMiddleware = [];
