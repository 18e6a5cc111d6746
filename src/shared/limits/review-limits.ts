/** In a separate module, so that messages of read-only pages do not bundle the schemas. */
export const USER_CONTENT_CHECKED_WITHIN_HOURS = 24;
