/** Apart from the contract: the words of pages that only read need no schemas. */
export const USER_CONTENT_CHECKED_WITHIN_HOURS = 24;
