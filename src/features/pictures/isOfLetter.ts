/** Whether a form is written for support alone: its pictures are seen by nobody else, and go another way. */
export const isOfLetter = (form: string): boolean => /^(feedback$|letter:)/.test(form);
