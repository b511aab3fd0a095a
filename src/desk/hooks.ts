import { useDispatch, useSelector } from 'react-redux';
import type { DeskState, DeskStore } from './store';

export const useDeskSelector = useSelector.withTypes<DeskState>();
export const useDeskDispatch = useDispatch.withTypes<DeskStore['dispatch']>();
