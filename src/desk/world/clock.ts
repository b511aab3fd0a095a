/** Time as the desk knows it; the one place that asks the browser for it. */
export const clock = {
  /** Epoch ms. */
  now: (): number => Date.now(),
  /** Runs once after so many ms, unless stopped by what it answers. */
  after(ms: number, run: () => void): () => void {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  /** Runs every so many ms until stopped by what it answers. */
  every(ms: number, run: () => void): () => void {
    const timer = setInterval(run, ms);
    return () => clearInterval(timer);
  },
};
