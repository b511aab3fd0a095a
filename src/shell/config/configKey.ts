/** Where the operator's settings are kept for the next visit, as JSON. */
export const CONFIG_KEY = 'plaza:config';
