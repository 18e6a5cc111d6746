/** Numbers of auctions. News and policies quote them. ⚖ */
export const auctionsConfig = {
	lasts: { hoursMin: 1, daysMax: 10 },
	/** Hours of the Vietnamese day between which an auction may end. */
	endsBetween: { fromHour: 8, untilHour: 22 },
	/** A reserve is at most this many times the start price. */
	reserveTimesMax: 2,
	buyNowPercent: 130,
	/** The smallest step by current price: the first line whose `belowVnd` exceeds it; the last has no end. */
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
	/** A bid in the last minutes moves the end; after many moves by less. */
	extension: { lastMinutes: 5, manyTimes: 24, lateMinutes: 2 },
	/** A bid of ten times the minimum or more counts as a slip for a moment. */
	slip: { timesLeast: 10, withinMinutes: 2, beforeEndHours: 1 },
	payWithinHours: 48,
	unpaid: { secondOffDays: 30, thirdOffMonths: 12 },
	secondChance: { biddersMax: 3, keptHours: 24 },
	deposit: { fromVnd: 5_000_000, percent: 2, releasedMinutes: 15 },
	/** From this amount on a bidder shows who they are or leaves a deposit. */
	identityFromVnd: 20_000_000,
	outageMinutes: 60,
} as const;
