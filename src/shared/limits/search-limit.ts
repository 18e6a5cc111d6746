/** Of what somebody looks for; the rest is left unread. */
export const SEARCH_TEXT_MAX = 100;
/** Searches of one network address, on whatever page or endpoint: each may cost the database a look at everything. */
export const SEARCH_LIMIT = { name: 'search', points: 60, perS: 60, by: 'ip', whenQuery: 'q' } as const;
/** Suggestions come with each key that is pressed, and cost less. */
export const SUGGESTIONS_LIMIT = { name: 'search.suggestions', points: 60, perS: 60, by: 'ip' } as const;
