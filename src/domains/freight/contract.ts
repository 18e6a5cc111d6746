/** Limits of trips, cargo requests, quotes and bookings; news and policies quote them. */
export const freightConfig = {
	request: { openHours: 72, openDaysMax: 14 },
	quote: { keptHours: 24, revisionsMax: 3 },
	/** Cargo that differs by more than this is quoted again, and the customer may cancel for free. */
	cargoDiffersPercent: 10,
	trip: { cutoffHours: 2, heldMinutes: 30, answerMinutesToday: 30, answerHours: 4 },
	deposit: { percent: 20, leastVnd: 100_000 },
	wait: { freeMinutes: 60, perMinutes: 30, feeVnd: 50_000, giveUpHours: 2 },
	/** Hours before pickup; percentages of the deposit. */
	cancel: { freeHours: 24, lateHours: 6, percent: 30, latePercent: 60, doorPercent: 100 },
	carrierCancelCoinPercent: { late: 5, noShow: 10 },
	kgPerM3: 250,
	feePercent: 5,
	shareExtraPercent: 15,
	returnLessPercent: { min: 20, max: 40 },
	declaredMaxVnd: 10_000_000,
	proof: { codeDigits: 6, photosLeast: 2 },
	completeHours: 48,
	hiddenDamageDays: 3,
	driver: { hoursAtOnce: 4, breakMinutes: 45 },
} as const;
