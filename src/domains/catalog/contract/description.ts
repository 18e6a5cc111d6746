export const DESCRIPTION_MIN = 20;
export const DESCRIPTION_MAX = 8000;
export const HEADING_MAX = 120;
