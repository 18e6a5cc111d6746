/** Longer search texts are truncated. */
export const SEARCH_TEXT_MAX = 100;
/** Per IP address across pages and endpoints, because a search may scan the whole catalogue. */
export const SEARCH_LIMIT = { name: 'search', points: 60, perS: 60, by: 'ip', whenQuery: 'q' } as const;
/** Suggestions are requested on every keystroke and cost less. */
export const SUGGESTIONS_LIMIT = { name: 'search.suggestions', points: 60, perS: 60, by: 'ip' } as const;
