/** Complaints: hours until the first answer, days until the end. The policies import them. ⚖ */
export const complaintsConfig = {
	payment: { answerHours: 24, solvedDays: 5 },
	refund: { answerHours: 48, solvedDays: 7 },
	service: { answerHours: 48, solvedDays: 7 },
	personalData: { answerHours: 72, solvedDays: 30 },
} as const;

/** How long records are kept. ⚖ */
export const recordsConfig = { orderYears: 3, listingYears: 1 } as const;
