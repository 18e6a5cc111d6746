/** What a phone shows, and what only wider screens have room for. */
export type ResponsiveMessage = readonly [string, string];
