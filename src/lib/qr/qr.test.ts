import { createHash } from 'node:crypto';
import { encodeQr, type QrCode, qrPath } from './encode';

const drawn = (code: QrCode) => code.map((line) => line.map((on) => (on ? '#' : '.')).join(''));
const text = (length: number) => 'https://plaza.example/register?inviteCode=STAR41&from='.repeat(5).slice(0, length);

/** Drawn by another encoder (npm `qrcode` 1.5), read back by `jsqr`: byte mode, level M, best mask. */
const star = [
  '#######.##..#.#######',
  '#.....#.#..##.#.....#',
  '#.###.#.##.#..#.###.#',
  '#.###.#...#...#.###.#',
  '#.###.#.#.#.#.#.###.#',
  '#.....#..#.##.#.....#',
  '#######.#.#.#.#######',
  '...........##........',
  '#..#######..##..#.###',
  '###..#......#.#.#..##',
  '...##.#.#....##.###..',
  '######....##.....#..#',
  '#.###.#.###...#...#.#',
  '........#.###....#.#.',
  '#######.###.######..#',
  '#.....#.#..###.#.#...',
  '#.###.#.##.##.####.##',
  '#.###.#.##.##..#.#...',
  '#.###.#.......##..###',
  '#.....#...#..##.#..##',
  '#######.#..#...####..',
];

describe('QR code', () => {
  it('is module for module what another encoder draws', () => {
    expect(drawn(encodeQr('星钻'))).toEqual(star);
  });

  it.each([
    [14, 1, 'bd7f87fc1f30ab4f'],
    [15, 2, 'adb9056a2f9efbe0'],
    [26, 2, '8132c78b73e77a36'],
    [27, 3, 'aacc31ea83b709c4'],
    [42, 3, '2891b031d2460827'],
    [43, 4, 'eb9d20dc4ff98b88'],
    [62, 4, '6cbf27f6ffeb1c0b'],
    [63, 5, '13a111c4acca3ffc'],
    [84, 5, 'e570fb3ca51bb4b0'],
    [85, 6, '43effc3955d0f7d1'],
    [106, 6, 'db7b519287995b83'],
    [107, 7, 'e573996ad7ddd127'],
    [122, 7, '6fb1868c0d74beb1'],
    [123, 8, '44a04fd857f4602f'],
    [152, 8, 'ac7467076b28ed75'],
    [153, 9, '57e8bafc34c7da0e'],
    [180, 9, '4c5e4bc5f4afa524'],
    [181, 10, '7db122b63d85637d'],
    [213, 10, 'b541e1380cde70be'],
  ] as const)('%i bytes are version %i, as another encoder draws them', (length, version, hash) => {
    const code = encodeQr(text(length));
    expect(code).toHaveLength(17 + 4 * version);
    expect(createHash('sha256').update(drawn(code).join('\n')).digest('hex').slice(0, 16)).toBe(hash);
  });

  it('refuses what version 10 cannot hold', () => {
    expect(() => encodeQr(text(214))).toThrow(RangeError);
  });

  it('is one path of its dark modules', () => {
    const path = qrPath([
      [true, false],
      [false, true],
    ]);
    expect(path).toBe('M0 0h1v1h-1zM1 1h1v1h-1z');
  });
});
