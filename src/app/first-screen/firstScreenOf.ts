/** Tabs and what else has the main frame: each a first screen of its own. */
export const framed = ['square', 'animate', 'games', 'profile', 'welfare'];
/** Pages under a plain bar; all others draw their top themselves. */
const simple = ['activity', 'bind', 'business', 'commenthistory', 'faq', 'find', 'gifts', 'letters', 'reset'];

/** Which of the page's first screens an address begins with, by the head of its path. */
export function firstScreenOf(pathname: string): string {
  const head = pathname.split('/')[1] ?? '';
  if (head === '') return 'home';
  if (framed.includes(head)) return head;
  return simple.includes(head) ? 'simple' : 'bare';
}
