/** What nobody sees: signs without width, fillers that pass for letters, and those that join, vary or turn others. */
const UNSEEN = String.raw`\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800`;
/** What a reader passes over, and people put into words to get them through. */
const PASSED_OVER = new RegExp(String.raw`[\s\p{Mn}\p{Me}${UNSEEN}]`, 'u');
/** An emoji is put together with a joiner and a selector; anywhere else they only make one name look like another. */
const JOINS = /(?<=\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?)[\u200d\ufe0f]|\ufe0f(?=\u20e3)/gu;
/** Besides what nobody sees: halves and private signs, which are drawn as boxes, and towers of marks. */
const POSING = new RegExp(String.raw`[${UNSEEN}\p{Zl}\p{Zp}\p{Cs}\p{Co}]|\p{M}{3}|^\p{M}`, 'u');
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;
/** No script puts more on a letter. */
const TOWER = /(\p{M}{4})\p{M}+/gu;

/** Whether a sign is passed over where words are compared. */
export const isPassedOver = (sign: string): boolean => PASSED_OVER.test(sign);

/** Whether a text shows anything. */
export const isSeen = (text: string): boolean => [...text].some((sign) => !isPassedOver(sign));

/** Whether a name is not what it seems: blank, the double of another, or over its neighbours. */
export const isPosing = (name: string): boolean => POSING.test(name.replace(JOINS, ''));

/** A text as it may stand among others: nothing in it turns what follows or piles marks up over other lines. */
export const settled = (text: string): string => text.replace(TURNING, '').replace(TOWER, '$1');
