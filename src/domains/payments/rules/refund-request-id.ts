const ID_DIGITS = 30;

/** VNPAY takes 32 characters and never the same twice a day: sent again by a person, a refund is another request. */
export const refundRequestId = ({ id, round }: { readonly id: string; readonly round: number }): string => {
	const digits = id.replaceAll('-', '');
	return round === 0 ? digits : digits.slice(0, ID_DIGITS) + String(round).padStart(2, '0');
};
