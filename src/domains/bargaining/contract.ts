export const bargainingConfig = {
	/** Time limit for each reply; a shop may choose its limit within the range. */
	moveHours: 24,
	shopAnswerHours: { min: 12, max: 48 },
	offersMax: 5,
	/** The larger of the two applies. */
	raiseLeast: { percent: 1, byVnd: 1000 },
	/** Percent of the listed price; a shop may set a higher floor. */
	floorPercent: 50,
	again: { afterDays: 7, priceChangePercent: 5 },
	keptHours: 24,
	coinPercentMax: 30,
	unpaid: { dealsMax: 3, withinDays: 90, offDays: 30 },
	/** Coins for the buyer when the shop withdraws. */
	shopRefusalCoinPercent: 2,
	share: {
		helpers: { min: 3, max: 20 },
		runHours: { min: 24, max: 72 },
		floorPercent: 50,
		helpsPerDay: 5,
		activeMax: 3,
		helperCoin: 100,
	},
} as const;
