import { actsCalls } from './acts';
import { contentCalls } from './content';
import { figuresCalls } from './figures';
import { letterCalls } from './letterCalls';
import { manyLettersCalls } from './manyLetters';
import { memberCalls } from './members';
import { moderationCalls } from './moderation';
import { moneyDeskCalls } from './money';
import { moneyNoteCalls } from './moneyNotes';
import { presenceCalls } from './presence';
import { recordingCalls } from './recordings';
import { refundCalls } from './refunds';
import { staffCalls } from './staff';
import { statementCalls } from './statements';
import { todayCalls } from './today';
import { velocityCalls } from './velocity';

/** Every call of the desk; each room keeps its own file and is added here. */
export const deskCalls = {
  ...staffCalls,
  ...actsCalls,
  ...letterCalls,
  ...manyLettersCalls,
  ...moderationCalls,
  ...memberCalls,
  ...moneyDeskCalls,
  ...moneyNoteCalls,
  ...refundCalls,
  ...velocityCalls,
  ...statementCalls,
  ...presenceCalls,
  ...recordingCalls,
  ...figuresCalls,
  ...todayCalls,
  ...contentCalls,
};
