import type { GameContent } from './gameContent';

/** One in so many who download a game gives it stars. */
const RATES = 31;
/** How people give stars when nothing speaks for or against a game: rather five than four, rather one than two. */
const HABIT = [3, 1, 3, 9, 20];

const meanOf = (given: readonly number[]): number =>
  given.reduce((sum, n, place) => sum + n * (place + 1), 0) / given.reduce((sum, n) => sum + n, 0);

/** The habit leaning towards five stars or away from them. */
const leaning = (by: number): number[] => HABIT.map((n, place) => n * Math.exp(by * place));

/** How often one to five stars were given to a game before the demo begins, so that their mean is its rating. */
export function starsOf({ rating, downloadCount, id }: Pick<GameContent, 'rating' | 'downloadCount' | 'id'>): number[] {
  let [low, high] = [-3, 3];
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (meanOf(leaning(middle)) * 2 < rating) low = middle;
    else high = middle;
  }
  const weights = leaning(low);
  const all = weights.reduce((sum, n) => sum + n, 0);
  const total = Math.round(downloadCount / RATES) + id * 7;
  return weights.map((n) => Math.round((n / all) * total));
}
