/** The web server adds this parameter (seconds to wait) to request the rate-limit screen. */
export const ERROR_SCREEN_WAIT = 'doi';
/** Stands in the built 404 page where the web server writes the requested path. */
export const NOT_FOUND_PATH_MARK = 'duong-dan-da-hoi';
