import { withoutContacts } from '@/lib/recording/contacts';
import { masked } from '@/lib/recording/masks';
import { ownWords } from './words';

/** What browsers and React say of a fault, in their own words. */
const SAID = new Set(
  `a additional after an and are argument arguments array as assignment at be before boolean but by call cannot can't child
  children chunk class constant constructor css defined depth dev does end environment error errors exceeded execute expected
  failed fetch fewer for found from full function got has helpful hooks http https if in initialization input insertbefore
  invalid is it iterable iterator json key keys load loading maximum message minified missing more must new no node non not null
  number object objects of on or out parameter parse position previous promise properties property range react read reading
  recursion removechild removed render rendered resolve resolver script setting size stack string such suspended symbol than that the this
  to token too type undefined unexpected update use valid value variable visit warnings was when which while with`.split(
    /\s+/,
  ),
);
const BUILT_IN = new Set(
  [Array, String, Object, Promise, Map, Set].flatMap((one) => Object.getOwnPropertyNames(one.prototype)),
);
/** `TypeError`, or a number that counts something; what is longer could be a code that was sent to somebody. */
const PLAIN = /^([A-Z][A-Za-z]*Error|\d{1,3})$/;
const TOKEN = /[\p{L}\p{M}\p{N}_$']+/gu;

/**
 * What a fault said, as a file may hold it. A message may quote anything that somebody wrote, so only words stay that are Plaza's,
 * the language's or a browser's own; all others are dots.
 */
export function redactCrash(text: string): string {
  const own = ownWords();
  const isOurs = (word: string) =>
    own.has(word) || SAID.has(word.toLowerCase()) || BUILT_IN.has(word) || PLAIN.test(word);
  return withoutContacts(text).replace(TOKEN, (found) => {
    const word = found.replace(/^'+|'+$/g, '');
    return word === '' || isOurs(word) ? found : found.replace(word, masked(word));
  });
}
