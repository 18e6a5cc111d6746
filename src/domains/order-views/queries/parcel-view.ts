import type { ParcelView } from '#src/domains/fulfilment/contract/fulfilment.ts';
import { trackingUrl } from '#src/domains/fulfilment/rules/carriers.ts';
import type { ParcelWithLines } from '#src/domains/orders/db/tables.ts';

export const toParcelView = (parcel: ParcelWithLines, pictureIds: readonly string[] = []): ParcelView => {
	const { id, position, state, carrier, tracking, proof, recipient, proofReference } = parcel;
	return {
		id,
		position,
		state,
		carrier,
		tracking,
		proof,
		recipient,
		proofReference,
		pictureIds: [...pictureIds],
		trackingUrl: trackingUrl(carrier, tracking),
		shippedAt: parcel.shippedAt.toISOString(),
		deliveredAt: parcel.deliveredAt?.toISOString() ?? null,
		refusedAt: parcel.refusedAt?.toISOString() ?? null,
		refusal: parcel.refusal,
		lostAt: parcel.lostAt?.toISOString() ?? null,
		returnedAt: parcel.returnedAt?.toISOString() ?? null,
		lines: parcel.lines.map(({ lineId, quantity, restocked }) => ({ lineId, quantity, restocked })),
	};
};
