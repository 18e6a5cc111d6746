/** Numbers of bargaining over a price, and of cutting it together with friends. News and policies quote them. */
export const bargainingConfig = {
	/** Each move waits this long for its answer; a shop may choose within the span. */
	moveHours: 24,
	shopAnswerHours: { min: 12, max: 48 },
	/** Of each side in one thread. */
	offersMax: 5,
	/** A buyer's next offer rises by the larger of the two. */
	raiseLeast: { percent: 1, byVnd: 1000 },
	/** Of the listed price; a shop may ask for more. */
	floorPercent: 50,
	again: { afterDays: 7, priceChangePercent: 5 },
	/** An agreed price and its products are kept this long. */
	keptHours: 24,
	coinPercentMax: 30,
	unpaid: { dealsMax: 3, withinDays: 90, offDays: 30 },
	/** What a buyer gets when the shop backs out. */
	shopRefusalCoinPercent: 2,
	share: {
		helpers: { min: 3, max: 20 },
		runHours: { min: 24, max: 72 },
		/** Of the lowest price in the discount window. */
		floorPercent: 50,
		helpsPerDay: 5,
		activeMax: 3,
		helperCoin: 100,
	},
} as const;
