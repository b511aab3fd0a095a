/** Where calls may go: a path of this origin, neither `//host` nor `/\host`, or an address of the web; no `/` at its end. */
export const API_BASE = /^(\/(?![/\\])|https?:\/\/)\S*[^/]$/;

export const DEFAULT_API_BASE = '/api';
