import { lch } from '@demo/art/oklch';

export type Species =
  | 'cat'
  | 'fox'
  | 'bear'
  | 'panda'
  | 'rabbit'
  | 'dog'
  | 'frog'
  | 'penguin'
  | 'owl'
  | 'chick'
  | 'dragon'
  | 'tiger'
  | 'slime'
  | 'octo'
  | 'pig'
  | 'deer';
export type EarKind =
  | 'none'
  | 'round'
  | 'point'
  | 'tall'
  | 'long'
  | 'flop'
  | 'frog'
  | 'tuft'
  | 'comb'
  | 'horn'
  | 'fold'
  | 'antler';
/** Drawn over the head: fur marks or a face part that takes the muzzle's place. */
export type MarkKind = 'muzzle' | 'mask' | 'heart' | 'disc' | 'patch' | 'stripe' | 'tabby' | 'beak' | 'snout' | 'blaze';

export interface Coat {
  colours: readonly string[];
  ear: EarKind;
  earColour?: string;
  marks: readonly MarkKind[];
  head?: 'wide' | 'blob' | 'octo';
}

export const COATS: Record<Species, Coat> = {
  cat: {
    colours: [lch(0.8, 0.13, 68), lch(0.45, 0.03, 280), lch(0.93, 0.02, 80), lch(0.7, 0.03, 260)],
    ear: 'point',
    marks: ['tabby', 'muzzle'],
  },
  fox: { colours: [lch(0.72, 0.17, 50), lch(0.68, 0.17, 35), lch(0.9, 0.03, 240)], ear: 'tall', marks: ['mask'] },
  bear: { colours: [lch(0.6, 0.09, 60), lch(0.75, 0.08, 75), lch(0.95, 0.01, 90)], ear: 'round', marks: ['muzzle'] },
  panda: { colours: [lch(0.96, 0.008, 90)], ear: 'round', earColour: '#2f2a38', marks: ['patch'] },
  rabbit: { colours: [lch(0.93, 0.02, 20), lch(0.85, 0.06, 350), lch(0.75, 0.05, 70)], ear: 'long', marks: ['muzzle'] },
  dog: {
    colours: [lch(0.82, 0.08, 75), lch(0.7, 0.09, 60), lch(0.93, 0.02, 80)],
    ear: 'flop',
    marks: ['blaze', 'muzzle'],
  },
  frog: { colours: [lch(0.78, 0.17, 140), lch(0.75, 0.13, 175)], ear: 'frog', marks: [], head: 'wide' },
  penguin: { colours: [lch(0.45, 0.1, 260), lch(0.4, 0.05, 270)], ear: 'none', marks: ['heart', 'beak'] },
  owl: { colours: [lch(0.62, 0.07, 60), lch(0.6, 0.1, 290)], ear: 'tuft', marks: ['disc', 'beak'] },
  chick: { colours: [lch(0.9, 0.15, 95), lch(0.95, 0.03, 95)], ear: 'comb', marks: ['beak'] },
  dragon: {
    colours: [lch(0.68, 0.15, 155), lch(0.62, 0.17, 25), lch(0.62, 0.14, 290)],
    ear: 'horn',
    marks: ['muzzle'],
  },
  tiger: { colours: [lch(0.78, 0.15, 65), lch(0.93, 0.015, 250)], ear: 'round', marks: ['stripe', 'muzzle'] },
  slime: {
    colours: [lch(0.75, 0.15, 230), lch(0.8, 0.17, 145), lch(0.75, 0.15, 340)],
    ear: 'none',
    marks: [],
    head: 'blob',
  },
  octo: {
    colours: [lch(0.68, 0.18, 10), lch(0.68, 0.15, 320), lch(0.72, 0.14, 190)],
    ear: 'none',
    marks: [],
    head: 'octo',
  },
  pig: { colours: [lch(0.84, 0.08, 5)], ear: 'fold', marks: ['snout'] },
  deer: { colours: [lch(0.7, 0.1, 60)], ear: 'antler', marks: ['muzzle'] },
};
export const SPECIES = Object.keys(COATS) as Species[];
