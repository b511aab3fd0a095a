/** Lets promises, and what follows from them, happen. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
}
