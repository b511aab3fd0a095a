/** Where home is kept as it was last seen, and by whom, as JSON. */
export const FEED_KEY = 'plaza:home';
