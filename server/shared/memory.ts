/** Something kept that may have to go. */
export interface Place {
  /** About as much as it holds. */
  bytes: number;
  /** It is kept no longer. */
  forget(): void;
}

/** What is kept on all shelves together, bounded: what was not asked for the longest goes first. */
export interface Memory {
  keep(place: Place): void;
  /** It was asked for. */
  touch(place: Place): void;
  release(place: Place): void;
  kept(): { answers: number; bytes: number };
}

/** One answer may take this part of the room. */
const LARGEST = 1 / 8;

/** Room for so many bytes. */
export function createMemory(mostBytes: number): Memory {
  const places = new Set<Place>();
  let bytes = 0;
  const release = (place: Place): void => {
    if (places.delete(place)) bytes -= place.bytes;
  };
  return {
    keep(place) {
      if (place.bytes > mostBytes * LARGEST) {
        place.forget();
        return;
      }
      places.add(place);
      bytes += place.bytes;
      for (const oldest of places) {
        if (bytes <= mostBytes) return;
        release(oldest);
        oldest.forget();
      }
    },
    touch(place) {
      if (places.delete(place)) places.add(place);
    },
    release,
    kept: () => ({ answers: places.size, bytes }),
  };
}
