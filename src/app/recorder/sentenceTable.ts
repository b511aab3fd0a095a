import { catalogue } from './catalogue';
import { sentenceParts } from './sentenceParts';

/**
 * All that Plaza says, for whoever looks a sentence up. In the client's build this module is run by the compiler and only the table is
 * shipped (`scripts/webpack/evaluated.mjs`): else each page's words would move to where the recorder is.
 */
export const sentenceTable = sentenceParts(catalogue);
