const decoder = new TextDecoder('gbk');
let table: Map<string, number[]> | undefined;

/** Node reads GBK but does not write it: the table is what it reads. */
function lettersOf(): Map<string, number[]> {
  const letters = new Map<string, number[]>();
  for (let high = 0x81; high <= 0xfe; high += 1)
    for (let low = 0x40; low <= 0xfe; low += 1) letters.set(decoder.decode(Uint8Array.of(high, low)), [high, low]);
  return letters;
}

/** Text in GBK, as Alipay's bills are. */
export function toGbk(text: string): Buffer {
  table ??= lettersOf();
  const letters = table;
  return Buffer.from(
    [...text].flatMap((letter) => (letter < '\x80' ? [letter.charCodeAt(0)] : (letters.get(letter) ?? [0x3f]))),
  );
}
