const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power += 1) {
  EXP[power] = value;
  EXP[power + 255] = value;
  LOG[value] = power;
  value = (value << 1) ^ (value & 0x80 ? 0x11d : 0);
}

const times = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : (EXP[(LOG[a] ?? 0) + (LOG[b] ?? 0)] ?? 0));

/** The generator polynomial of so many error correction bytes, without its leading 1. */
function generator(degree: number): Uint8Array {
  const poly = new Uint8Array(degree);
  poly[degree - 1] = 1;
  for (let power = 0; power < degree; power += 1) {
    const root = EXP[power] ?? 0;
    for (let place = 0; place < degree; place += 1) {
      poly[place] = times(poly[place] ?? 0, root) ^ (poly[place + 1] ?? 0);
    }
  }
  return poly;
}

/** Reed–Solomon over GF(256) with 0x11D, as QR codes use it: the correction bytes of a block. */
export function correction(block: Uint8Array, count: number): Uint8Array {
  const divisor = generator(count);
  const rest = new Uint8Array(count);
  for (const byte of block) {
    const factor = byte ^ (rest[0] ?? 0);
    rest.copyWithin(0, 1);
    rest[count - 1] = 0;
    for (let place = 0; place < count; place += 1)
      rest[place] = (rest[place] ?? 0) ^ times(divisor[place] ?? 0, factor);
  }
  return rest;
}
