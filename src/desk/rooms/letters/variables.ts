import type { DeskLetter } from '@/contract/desk/letters';
import { momentText } from '@/desk/kit/time/timeText';
import { deskLettersText } from '@/text/desk/letters';

const { variables: names, diamonds } = deskLettersText;
const VARIABLE = /\{([^{}\n]{1,12})\}/g;

/** What the letter's case says for the variables of canned answers, by their names; what it does not know is missing. */
export type Fills = Readonly<Record<string, string>>;

/** The order that a letter is about: the one it names, else the only one of its days. */
const orderOf = ({ orders }: Pick<DeskLetter, 'orders'>) => orders.find(({ named }) => named) ?? orders[0];

/** Name, balance, and of the order its time and amount. */
export function fillsOf(letter: Pick<DeskLetter, 'orders' | 'person'>, now: number): Fills {
  const { person } = letter;
  const order = orderOf(letter);
  return {
    ...(person && { [names.name]: person.name, [names.balance]: diamonds(person.balance.toLocaleString('en')) }),
    ...(order && {
      [names.time]: momentText(order.createdAt, now),
      [names.amount]: `¥${(order.amountFen / 100).toFixed(2)}`,
    }),
  };
}

/** A text with what is known put in. */
export const filled = (text: string, fills: Fills): string =>
  text.replace(VARIABLE, (whole, name: string) => fills[name] ?? whole);

/** The names of the variables that are still to be filled. */
export const unfilled = (text: string): string[] => [...text.matchAll(VARIABLE)].map(([, name = '']) => name);

/** A piece of what is written: a value of the case is blue, a variable without one amber. */
export interface Piece {
  text: string;
  /** Where it begins. */
  at: number;
  mark?: 'filled' | 'unfilled';
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What is written, cut at the values that were put in and at what is still to be. */
export function piecesOf(text: string, fills: Fills): Piece[] {
  const values = Object.values(fills).filter((value) => value !== '');
  const cut = new RegExp(`(${[...values.map(escaped), '\\{[^{}\\n]{1,12}\\}'].join('|')})`);
  let at = 0;
  return text.split(cut).flatMap((piece, n): Piece[] => {
    if (piece === '') return [];
    const mark = values.includes(piece) ? 'filled' : 'unfilled';
    const found = { text: piece, at, ...(n % 2 === 1 && { mark: mark as 'filled' | 'unfilled' }) };
    at += piece.length;
    return [found];
  });
}

/** How many values of the case stand in a text. */
export const filledCount = (text: string, fills: Fills): number =>
  piecesOf(text, fills).filter(({ mark }) => mark === 'filled').length;

/** What is looked for in the canned answers: the line at the caret begins with `/`; else null. */
export function cannedSought(text: string, caret: number): string | null {
  return /(?:^|\n)\/([^\n]*)$/.exec(text.slice(0, caret))?.[1]?.trim() ?? null;
}

/** The text with a canned answer instead of the line that looked for it, and where the caret stands then. */
export function withCanned(text: string, caret: number, content: string): { text: string; caret: number } {
  const before = text.slice(0, caret).replace(/\/[^\n]*$/, '');
  return { text: `${before}${content}${text.slice(caret)}`, caret: before.length + content.length };
}
