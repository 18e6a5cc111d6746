/** Numbers of bizcoin; 1 bizcoin = 1 ₫ of discount. The coin policy imports them. ⚖ */
export const coinConfig = {
	/** Of the cash paid for goods, in basis points. */
	earnBasisPoints: 50,
	earnMax: { perOrder: 20_000, perDay: 50_000, perWeek: 100_000 },
	otherEarns: { reviewWithPhoto: 100, reviewWithVideo: 200, firstOrder: 10_000 },
	bonusSpend: { goodsPercent: 50, perDay: 500_000 },
	/** Bonus ends on the last day of this month after its grant. */
	bonusMonths: 3,
	expiryNoticeDays: [14, 3],
	revivedDays: 30,
	topUp: {
		amountsVnd: [10_000, 20_000, 50_000, 100_000, 200_000, 500_000],
		perDayVnd: 2_000_000,
		heldVnd: 10_000_000,
		refundableDays: 7,
	},
} as const;
