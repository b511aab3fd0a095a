import { createAction } from '@reduxjs/toolkit';

/** A call was answered that there is no session (any more). */
export const sessionOver = createAction('session/over');
