/** `paidVnd` is the shipping fee without what cancelled items gave back; `quantity` leaves out cancelled items. */
export type OutwardShipping = {
	readonly paidVnd: number;
	readonly quantity: number;
	/** Units that earlier returns refunded in full because of a fault. */
	readonly faultyQuantity: number;
	/** Shipping fee that earlier returns refunded. */
	readonly refundedVnd: number;
};

/**
 * Part of the outward shipping fee that goes back for `taken` more faulty units. Several returns give the same sum in
 * any order: the part of all faulty units, rounded down, minus what was given before.
 */
export function outwardShippingVnd(
	{ paidVnd, quantity, faultyQuantity, refundedVnd }: OutwardShipping,
	taken: number,
): number {
	if (taken === 0 || quantity === 0) return 0;
	const faulty = Math.min(faultyQuantity + taken, quantity);
	return Math.max(0, Math.floor((paidVnd * faulty) / quantity) - refundedVnd);
}
