import { kitText } from '@/text/desk/kit';

/** A reason as it is given: one of a list, and words of one's own. */
export interface Reason {
  choice: string;
  text: string;
}

/** The reason as it is written down; empty when none was given. */
export const reasonText = ({ choice, text }: Reason): string =>
  [choice, text.trim()].filter(Boolean).join(kitText.reasonColon);
