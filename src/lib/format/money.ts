import { groupThousands } from './groupThousands';

/** Fen as yuan: 1800 → `18`, 1850 → `18.5`, 35 → `0.35`; whole fen only, money is never a fraction of one. */
export function yuan(fen: number): string {
  const whole = Math.round(Math.abs(fen));
  const part = String(whole % 100)
    .padStart(2, '0')
    .replace(/0+$/, '');
  const sign = fen < 0 && whole > 0 ? '-' : '';
  return `${sign}${groupThousands(Math.floor(whole / 100))}${part && `.${part}`}`;
}

/** Fen with the yuan sign: 1800 → `¥18`. */
export function price(fen: number): string {
  const text = yuan(fen);
  return text.startsWith('-') ? `-¥${text.slice(1)}` : `¥${text}`;
}
