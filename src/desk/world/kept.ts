/** What this browser keeps of the desk; where storage is refused nothing is kept, and nothing throws. */
export const kept = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(`desk:${key}`);
    } catch {
      return null;
    }
  },
  /** null forgets. */
  write(key: string, value: string | null): void {
    try {
      if (value === null) localStorage.removeItem(`desk:${key}`);
      else localStorage.setItem(`desk:${key}`, value);
    } catch {
      // The choice holds for this page alone.
    }
  },
};
