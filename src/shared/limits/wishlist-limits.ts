/** Cards of one page whose hearts are asked for together. */
export const HEARTS_MAX = 60;
