/** Of this process or of redux-persist alone: no slice answers them, and they hold functions or random ids. */
const NOT_RECORDED = /^(persist\/(?!REHYDRATE)|api\/config\/middlewareRegistered$|@@)/;

/** Whether an action goes into a file at all. */
export const isRecorded = ({ type }: { type: string }): boolean => !NOT_RECORDED.test(type);
