export const SHARE_CARD_SIZE = [1200, 630] as const;
