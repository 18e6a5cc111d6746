/** The web server adds this parameter (seconds to wait) to request the rate-limit screen. */
export const ERROR_SCREEN_WAIT = 'doi';
