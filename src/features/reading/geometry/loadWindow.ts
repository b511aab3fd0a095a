/** Pages that may be fetched before the one being read was seen, on both sides. */
const UNTIL_SEEN = 2;

interface Window {
  /** The page being read. */
  page: number;
  total: number;
  /** Its picture is there. */
  seen: boolean;
  ahead: number;
  saver: boolean;
}

/** Which pictures may be fetched: two on each side until the page is seen, then further ahead; one when saving data. */
export function loadWindow({ page, total, seen, ahead, saver }: Window): { from: number; to: number } {
  const forward = saver ? 1 : seen ? Math.max(ahead, UNTIL_SEEN) : UNTIL_SEEN;
  const back = saver ? 0 : UNTIL_SEEN;
  return { from: Math.max(0, page - back), to: Math.min(total - 1, page + forward) };
}

/** From this part of a chapter on, the next one is fetched. */
const NEXT_AFTER = 0.25;

/** Whether the next chapter is worth fetching by now. */
export const wantsNext = (page: number, total: number, saver: boolean): boolean =>
  !saver && total > 0 && (page + 1) / total > NEXT_AFTER;
