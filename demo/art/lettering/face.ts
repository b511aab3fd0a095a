/** Hands that titles are lettered in, and the open font each was traced from (see OFL.txt). */
export const FACES = {
  brush: 'ma-shan-zheng-400',
  block: 'zcool-qingke-huangyou-400',
  round: 'zcool-kuaile-400',
  elegant: 'zcool-xiaowei-400',
  serif: 'noto-serif-sc-900',
} as const;
export type Face = keyof typeof FACES;
