/** How the process that reads a workbook says that it needs too much memory or processor time. */
export const EXIT_TOO_LARGE = 73;
