/** Numbers of reviews. News and policies quote them. */
export const reviewsConfig = {
	/** After the order is complete. */
	writeWithinDays: 30,
	editWithinDays: 30,
	replyEditHours: 24,
	checkedWithinHours: 24,
	/** A young product is averaged with this many imagined reviews of so many stars. */
	prior: { stars: 4, weight: 5 },
	halfLifeDays: 365,
} as const;
