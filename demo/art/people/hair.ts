import { lch } from '@demo/art/oklch';

// Head space: the head's centre is 0,0 and its radius about 100.
const CAP = 'M-92 30C-118-60-70-116 0-116C70-116 118-60 92 30';
const SKULL = 'M-97 20C-112-122 112-122 97 20C94 62';

/** Hair over the forehead. */
export const FRINGE = {
  tips: `${CAP}Q84-4 74-30Q60-2 34 8Q40-12 36-30Q10 6-30 10Q-16-10-16-30Q-40 0-66 4Q-80 8-92 30Z`,
  part: `${CAP}Q90-8 64-36Q30-50 4-82Q-18-44-58-30Q-84-10-92 30Z`,
  blunt: `${CAP}Q84 8 78-10L44-2L38-14L32-2L-20-2L-26-14L-32-2L-78-10Q-84 8-92 30Z`,
  spiky:
    'M-90 26L-114-12L-102-24L-122-62L-92-68L-90-110L-50-102L-22-138L12-110L54-130L66-100L108-88L102-54L124-30L102-12L90 26L76-22L58 8L42-30L20 12L0-30L-26 10L-42-30L-62 6L-76-20Z',
  swoop: `${CAP}Q88-24 58-62Q36-6-40 2Q-76 6-92 30Z`,
  short: `${CAP}Q90-14 74-44Q54-20 26-24Q36-36 34-48Q2-16-34-22Q-24-34-24-44Q-54-22-76-28Q-88 0-92 30Z`,
  curl: 'M-92 30C-116-6-116-46-98-62C-104-100-62-124-34-110C-12-138 40-134 50-108C86-114 112-78 98-54C116-32 110 0 92 30Q94-4 72-26C60-6 40-8 32-26C18-4-6-6-14-26C-30-4-54-8-60-28Q-88-10-92 30Z',
  quiff:
    'M-90 6C-108-40-96-84-62-104C-58-140 20-156 74-118C112-96 104-40 90 6Q92-22 74-52Q30-36-20-50Q-60-56-74-40Q-88-20-90 6Z',
  curtain: `${CAP}Q96-4 78-34Q52-44 10-84L0-92L-10-84Q-52-44-78-34Q-96-4-92 30Z`,
  buzz: 'M-86-6C-100-76-58-112 0-112C58-112 100-76 86-6Q84-34 66-52Q0-66-66-52Q-84-34-86-6Z',
} as const;
export type FringeKind = keyof typeof FRINGE;
export const FRINGE_KINDS = Object.keys(FRINGE) as FringeKind[];

/** Hair behind the head; the body is drawn over it. */
export const BACK = {
  short: `${SKULL} 70 72 0 72C-70 72-94 62-97 20Z`,
  bob: 'M-103 10C-116-126 116-126 103 10C114 66 108 100 84 112Q40 96 0 96Q-40 96-84 112C-108 100-114 66-103 10Z',
  long: 'M-103 0C-116-128 116-128 103 0C116 80 132 140 112 210L-112 210C-132 140-116 80-103 0Z',
  tails: `${SKULL}-94 62-97 20ZM84-64C150-96 192-30 172 96C168 130 150 150 140 160C146 90 130 40 92 6ZM-84-64C-150-96-192-30-172 96C-168 130-150 150-140 160C-146 90-130 40-92 6Z`,
  pony: `${SKULL}-94 62-97 20ZM30-104C120-168 190-70 150 92C146 20 110-40 40-70Z`,
  buns: `${SKULL}-94 62-97 20ZM-74-78m-40 0a40 40 0 1 0 80 0a40 40 0 1 0-80 0M74-78m-40 0a40 40 0 1 0 80 0a40 40 0 1 0-80 0`,
  wavy: 'M-100-6C-114-126 114-126 100-6C128 22 96 50 120 82C140 112 104 134 118 170Q60 196 0 190Q-60 196-118 170C-104 134-140 112-120 82C-96 50-128 22-100-6Z',
  braid: `${SKULL}-94 62-97 20ZM70 40C110 44 118 76 98 92C124 98 126 130 102 142C122 152 118 184 94 190C96 210 78 224 70 228C64 210 62 200 66 186C48 176 48 150 64 140C46 130 46 104 62 92C52 80 54 52 70 40Z`,
} as const;
export type BackKind = keyof typeof BACK;
export const BACK_KINDS = Object.keys(BACK) as BackKind[];
/** Backs that fall below the chin, so that they show behind a helmet. */
export const LONG_BACKS: readonly BackKind[] = ['long', 'bob', 'wavy', 'braid'];

/** Natural and dyed hair; silver is the eleventh. */
export const HAIRS: readonly string[] = [
  lch(0.25, 0.03, 280),
  lch(0.32, 0.06, 40),
  lch(0.45, 0.09, 50),
  lch(0.62, 0.14, 45),
  lch(0.82, 0.12, 85),
  lch(0.55, 0.16, 15),
  lch(0.6, 0.15, 350),
  lch(0.5, 0.14, 290),
  lch(0.55, 0.13, 245),
  lch(0.68, 0.11, 195),
  lch(0.87, 0.03, 250),
  lch(0.6, 0.13, 155),
];
export const SKINS: readonly string[] = [
  lch(0.93, 0.035, 60),
  lch(0.9, 0.05, 62),
  lch(0.86, 0.065, 60),
  lch(0.77, 0.08, 58),
  lch(0.64, 0.08, 55),
];
