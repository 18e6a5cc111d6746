/** Every occasion on which a shop is told about what selling will cost it. */
export const FEE_NOTICES = ['fees.higher_rate'] as const;
export type FeeNotice = (typeof FEE_NOTICES)[number];

export type FeeNoticeParams = {
	/** Absent in notices of earlier releases. */
	readonly shopId?: string;
	/** Of what goes up the most; further ones stand on the money page. */
	readonly beforeBp: number;
	readonly afterBp: number;
	/** From when, ISO. */
	readonly from: string;
	/** What it is for, by name; empty for shipping. */
	readonly category: string;
	/** So many categories and products go up besides. */
	readonly others: number;
};
