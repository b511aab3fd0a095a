/** Somebody as they say they are called, with the number of their identity card. */
export interface Person {
  name: string;
  idNumber: string;
}

/** Whether the two belong together; `unknown`: nobody has such a number on record. */
export type Checked = 'match' | 'mismatch' | 'unknown';

/** Who knows whether a name and an identity number belong together. Throws where it cannot be asked. */
export interface RealName {
  readonly name: string;
  check(person: Person): Promise<Checked>;
  /** Of one that knows invented people only: some of every age, to try with. */
  people?(): (Person & { age: number })[];
}
