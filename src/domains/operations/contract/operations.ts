/** Hours until the first answer and days until the solution. The published policies import these values. ⚖ */
export const complaintsConfig = {
	payment: { answerHours: 24, solvedDays: 5 },
	refund: { answerHours: 48, solvedDays: 7 },
	service: { answerHours: 48, solvedDays: 7 },
	personalData: { answerHours: 72, solvedDays: 30 },
} as const;

export const recordsConfig = { orderYears: 3, listingYears: 1 } as const;
