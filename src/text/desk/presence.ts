/** Who else looks at the same. */
export const presenceText = {
  names: (names: readonly string[]) => names.join('、'),
  look: ([first = '', ...more]: readonly string[]) =>
    more.length === 0 ? `${first} 正在看` : `${first} 等 ${more.length + 1} 人正在看`,
};
