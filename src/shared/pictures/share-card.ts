/** Width and height that other sites cut the pictures under their links to. */
export const SHARE_CARD_SIZE = [1200, 630] as const;
