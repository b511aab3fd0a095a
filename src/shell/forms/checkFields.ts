/** A field that can judge itself and take the focus. */
export interface CheckedField {
  check(): boolean;
  focus(): void;
}

/** Judges all fields, so that every fault shows at once, and puts the focus on the first bad one. */
export function checkFields(fields: readonly CheckedField[]): boolean {
  const bad = fields.filter((field) => !field.check());
  bad[0]?.focus();
  return bad.length === 0;
}
