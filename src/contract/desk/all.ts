import { actsCalls } from './acts';
import { staffCalls } from './staff';

/** Every call of the desk; each room keeps its own file and is added here. */
export const deskCalls = { ...staffCalls, ...actsCalls };
