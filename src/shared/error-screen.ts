/** By this parameter the host asks for the screen of those who asked too often, with the seconds to wait. */
export const ERROR_SCREEN_WAIT = 'doi';
