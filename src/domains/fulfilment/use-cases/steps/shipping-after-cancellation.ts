import { regionOf } from '#src/domains/addresses/rules/regions.ts';
import { getVariantsForCart } from '#src/domains/catalog/index.ts';
import { refundedQuantities, refundedShipping } from '#src/domains/order-money/index.ts';
import type { Quantities } from '#src/domains/orders/contract/quantities.ts';
import { linesOfOrders } from '#src/domains/orders/db/order-repository.ts';
import type { LockedOrder } from '#src/domains/orders/index.ts';
import { quantitiesExcept } from '#src/domains/orders/rules/line-quantities.ts';
import { zoneBetween } from '#src/domains/shipping/rules/rate.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { remainingShippingVnd } from '../../rules/shipping-after-cancellation.ts';

export async function shippingWithout(
	read: ReadDatabase,
	{ group, order }: LockedOrder,
	dropped: readonly Quantities[],
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
	const load = (pieces: readonly Quantities[]) =>
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
	const before = quantitiesExcept(bought, await refundedQuantities(read, order.id));
	const zone = zoneBetween(place(from), place(group.provinceCode));
	const way = { shippingVnd: order.shippingVnd, zone, parts: order.shippingParts };
	const lessVnd = remainingShippingVnd(way, {
		bought: load(bought),
		before: load(before),
		after: load(quantitiesExcept(before, dropped)),
	});
	return Math.min(lessVnd, order.shippingVnd - (await refundedShipping(read, order.id)));
}
