/** ⚖ News and policies quote these numbers. */
export const auctionsConfig = {
	lasts: { hoursMin: 1, daysMax: 10 },
	endsBetween: { fromHour: 8, untilHour: 22 },
	/** Maximum reserve as a multiple of the start price. */
	reserveTimesMax: 2,
	buyNowPercent: 130,
	/** Bid step by current price: the first entry whose `belowVnd` is higher applies; the last is unlimited. */
	steps: [
		{ belowVnd: 100_000, stepVnd: 5_000 },
		{ belowVnd: 500_000, stepVnd: 10_000 },
		{ belowVnd: 1_000_000, stepVnd: 20_000 },
		{ belowVnd: 2_000_000, stepVnd: 50_000 },
		{ belowVnd: 5_000_000, stepVnd: 100_000 },
		{ belowVnd: 10_000_000, stepVnd: 200_000 },
		{ belowVnd: 25_000_000, stepVnd: 500_000 },
		{ belowVnd: 50_000_000, stepVnd: 1_000_000 },
		{ belowVnd: 100_000_000, stepVnd: 2_000_000 },
		{ belowVnd: 500_000_000, stepVnd: 5_000_000 },
		{ belowVnd: Number.POSITIVE_INFINITY, stepVnd: 10_000_000 },
	],
	/** A bid in the last minutes extends the end; after `manyTimes` extensions by `lateMinutes` only. */
	extension: { lastMinutes: 5, manyTimes: 24, lateMinutes: 2 },
	/** A bid of at least `timesLeast` the minimum may be corrected as a typing error within these limits. */
	slip: { timesLeast: 10, withinMinutes: 2, beforeEndHours: 1 },
	payWithinHours: 48,
	unpaid: { secondOffDays: 30, thirdOffMonths: 12 },
	secondChance: { biddersMax: 3, keptHours: 24 },
	deposit: { fromVnd: 5_000_000, percent: 2, releasedMinutes: 15 },
	/** From this amount bidders need a verified identity or a deposit. */
	identityFromVnd: 20_000_000,
	outageMinutes: 60,
} as const;
