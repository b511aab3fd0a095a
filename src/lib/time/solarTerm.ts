const DAY_MS = 86_400_000;
/** Noon of the first of January 2000, in days since 1970. */
const J2000 = 10_957.5;
const TURN = 360;

const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
const turned = (degrees: number) => ((degrees % TURN) + TURN) % TURN;

/** Where the sun stands on the ecliptic, degrees from the spring equinox; a hundredth true in this century. */
function sunLongitude(at: number): number {
  const days = at / DAY_MS - J2000;
  const anomaly = 357.528 + 0.9856003 * days;
  return turned(280.46 + 0.9856474 * days + 1.915 * sine(anomaly) + 0.02 * sine(2 * anomaly));
}

/** Which of the 24 solar terms the day that ends at `end` (epoch ms) lies in: 0 is the spring equinox, one for each 15 degrees. */
export const solarTerm = (end: number): number => Math.floor(sunLongitude(end) / 15);
