export const HEARTS_MAX = 60;
