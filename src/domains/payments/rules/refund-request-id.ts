const ID_DIGITS = 30;

/** VNPAY accepts at most 32 characters and each request id once a day, so a repeated refund needs a new id. */
export const refundRequestId = ({ id, round }: { readonly id: string; readonly round: number }): string => {
	const digits = id.replaceAll('-', '');
	return round === 0 ? digits : digits.slice(0, ID_DIGITS) + String(round).padStart(2, '0');
};
