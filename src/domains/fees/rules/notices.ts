export const FEE_NOTICES = ['fees.higher_rate'] as const;
export type FeeNotice = (typeof FEE_NOTICES)[number];

export type FeeNoticeParams = {
	readonly shopId?: string;
	/** The steepest increase; the money page lists the others. */
	readonly beforeBp: number;
	readonly afterBp: number;
	readonly from: string;
	readonly category: string;
	readonly others: number;
};
