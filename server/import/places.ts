/** Where kinds of files lie in the data folder. */
export const PLACES = {
  picture: 'content/pictures',
  page: 'content/pages',
  film: 'content/films',
  android: 'packages',
  ios: 'packages',
} as const;
