/** A text is 140 % as wide as in Chinese, whose letters are as wide as high; these are about half as wide. */
const LETTERS_A_SIGN = 2.7;
/** A word ends after so many Chinese letters: three of them are as long as `Einstellung`. */
const SIGNS_A_WORD = 4;
const LETTERS = 'aåeéioöuümnñrstlđkgbdž';

const HAN = /\p{Script=Han}+/gu;
const codeOf = (sign: string) => sign.codePointAt(0) ?? 0;

/** The same text always becomes the same word, another text most often another. */
function word(signs: readonly string[]): string {
  const length = Math.ceil(signs.length * LETTERS_A_SIGN);
  return Array.from({ length }, (_, at) => {
    const code = codeOf(signs[Math.floor(at / LETTERS_A_SIGN)] ?? '');
    return LETTERS[(code + at * 7) % LETTERS.length];
  }).join('');
}

/** A Chinese text in a language with letters that nobody speaks; all else in it stays. */
export const pseudoText = (text: string): string =>
  text.replace(HAN, (run) => {
    const signs = [...run];
    const words = Array.from({ length: Math.ceil(signs.length / SIGNS_A_WORD) }, (_, at) =>
      word(signs.slice(at * SIGNS_A_WORD, (at + 1) * SIGNS_A_WORD)),
    );
    return words.join(' ');
  });

/** The same text as wide as it is, in Korean letters. */
export const foreignText = (text: string): string =>
  text.replace(HAN, (run) => [...run].map((sign) => String.fromCodePoint(0xac00 + (codeOf(sign) % 11_172))).join(''));
