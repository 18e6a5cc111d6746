/** Numbers of what the platform charges. The operating rules import them. */
export const feesConfig = {
	/** Shops hear of a higher fee this long before it counts. */
	changeNoticeDays: 30,
} as const;
