/** Why money that may be paid out already could still go back to a buyer. */
export const REFUND_EXPOSURE_CAUSES = ['return', 'postage'] as const;
export type RefundExposureCause = (typeof REFUND_EXPOSURE_CAUSES)[number];

/** What one order may still take of its shop. */
export type RefundExposure = {
	readonly orderNumber: string;
	readonly cause: RefundExposureCause;
	readonly amountVnd: number;
};
