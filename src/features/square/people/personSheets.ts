import { OwnPageSheet } from './OwnPageSheet';
import { PersonMenuSheet } from './PersonMenuSheet';

/** The overlays of a person's page: one chunk. */
export const personSheets = {
  'own-page': OwnPageSheet,
  'person-menu': PersonMenuSheet,
} as const;
