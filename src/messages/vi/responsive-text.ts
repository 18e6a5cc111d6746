/** The text for phones, and the rest for wider screens. */
export type ResponsiveMessage = readonly [string, string];
