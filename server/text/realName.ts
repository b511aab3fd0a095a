const DIGITS = '零一二三四五六七八九十';

/** 七, 十三, 三十. */
const numeral = (n: number): string => {
  const tens = Math.floor(n / 10);
  const ones = n % 10;
  if (tens === 0) return DIGITS[ones] ?? '';
  return `${tens > 1 ? DIGITS[tens] : ''}十${ones > 0 ? DIGITS[ones] : ''}`;
};

/** Invented people that the sandbox knows. */
export const realNameText = {
  person: (age: number) => `测试${numeral(age)}岁`,
};
