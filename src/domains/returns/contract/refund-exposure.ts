export const REFUND_EXPOSURE_CAUSES = ['return', 'postage'] as const;
export type RefundExposureCause = (typeof REFUND_EXPOSURE_CAUSES)[number];

export type RefundExposure = {
	readonly orderNumber: string;
	readonly cause: RefundExposureCause;
	readonly amountVnd: number;
};
