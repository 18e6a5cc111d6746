import { regionOf } from '#src/domains/addresses/rules/regions.ts';
import { getVariantsForCart } from '#src/domains/catalog/index.ts';
import { zoneBetween } from '#src/domains/shipping/rules/rate.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { Pieces } from '../../contract-pieces.ts';
import { linesOfOrders } from '../../db/order-repository.ts';
import { refundedPieces, refundedShipping } from '../../db/refund-repository.ts';
import { piecesExcept } from '../../rules/pieces.ts';
import { restShippingVnd } from '../../rules/rest-shipping.ts';
import type { LockedOrder } from './lock-order.ts';

/** What the way costs less since its shop does not send these pieces. */
export async function shippingWithout(
	read: ReadDatabase,
	{ group, order }: LockedOrder,
	dropped: readonly Pieces[],
): Promise<number> {
	const lines = await linesOfOrders(read, [order.id]);
	const variants = await getVariantsForCart(
		read,
		lines.map(({ variantId }) => variantId),
		null,
	);
	const from = lines.flatMap(({ variantId }) => variants.get(variantId)?.shopProvinceCode ?? [])[0];
	if (from === undefined) return 0;
	const place = (provinceCode: string) => ({ provinceCode, region: regionOf(provinceCode) });
	const load = (pieces: readonly Pieces[]) =>
		lines.map(({ id, variantId, weightG }) => {
			const size = variants.get(variantId)?.size;
			return {
				variantId,
				quantity: pieces.find(({ lineId }) => lineId === id)?.quantity ?? 0,
				weightG,
				sizeCm: size ? { length: size.lengthCm, width: size.widthCm, height: size.heightCm } : null,
			};
		});
	const bought = lines.map(({ id, quantity }) => ({ lineId: id, quantity }));
	const before = piecesExcept(bought, await refundedPieces(read, order.id));
	const zone = zoneBetween(place(from), place(group.provinceCode));
	const way = { shippingVnd: order.shippingVnd, zone, parts: order.shippingParts };
	const lessVnd = restShippingVnd(way, {
		...{ bought: load(bought), before: load(before), after: load(piecesExcept(before, dropped)) },
	});
	return Math.min(lessVnd, order.shippingVnd - (await refundedShipping(read, order.id)));
}
