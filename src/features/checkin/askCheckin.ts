import { checkinApi } from '@/api/checkinApi';
import { selectIsMember } from '@/features/session/accountSlice';
import type { AppDispatch, Extra } from '@/kernel/dispatch';
import type { RootState } from '@/kernel/rootState';
import { checkinEvents } from './checkinSlice';

type Thunk = (dispatch: AppDispatch, getState: () => RootState, extra: Extra) => void;

/** 立即签到 was tapped: the only thing the button knows. */
export const askSign =
  (): Thunk =>
  (dispatch, getState, { ports }) => {
    const day = checkinApi.endpoints.checkin.select()(getState()).data?.today;
    const intent = { kind: 'sign', requestId: ports.ids.uuid(), ...(day && { day }) } as const;
    dispatch(checkinEvents.asked({ intent, member: selectIsMember(getState()) }));
  };

/** A missed day is to be made up at the price the member saw. */
export const askMakeUp =
  (day: string, price: number): Thunk =>
  (dispatch, getState, { ports }) => {
    const intent = { kind: 'makeup', requestId: ports.ids.uuid(), day, price } as const;
    dispatch(checkinEvents.asked({ intent, member: selectIsMember(getState()) }));
  };
