/** What `theme` in config.json may say; the first is the default. */
export const themeNames = ['light-blue', 'lagoon', 'peony'] as const;

export type ThemeName = (typeof themeNames)[number];
