import type { SavedAddress } from '#src/domains/addresses/contract.ts';
import { regionOf } from '#src/domains/addresses/rules/regions.ts';
import type { VariantForCart } from '#src/domains/catalog/contract/product.ts';
import type { RateBook } from '#src/domains/fees/index.ts';
import type { NewGroup, Order, OrderGroup, OrderLine } from '#src/domains/orders/db/order-repository.ts';
import { NO_REDUCTIONS, NOT_BOOKED, reduced } from '#src/domains/orders/rules/order-totals.ts';
import { transitionAt } from '#src/domains/orders/rules/scheduled-transitions.ts';
import type { ShippingPart } from '#src/domains/shipping/contract.ts';
import { shippingParts } from '#src/domains/shipping/rules/parcel-quote.ts';
import { newNumber } from '#src/platform/seal/index.ts';
import { newId } from '#src/shared/ids.ts';
import { clean } from '#src/shared/text/text.ts';
import type { PlaceOrderInput } from '../../contract/place-order.ts';
import type { Quote, QuoteShop } from '../../contract/quote.ts';
import type { VoucherLookup } from '../../rules/quote-vouchers.ts';
import { lineShares } from '../../rules/reductions-by-line.ts';

export type Agreed = {
	readonly customerId: string;
	readonly input: PlaceOrderInput;
	readonly quote: Quote;
	readonly variants: ReadonlyMap<string, VariantForCart>;
	readonly find: VoucherLookup;
	readonly address: SavedAddress;
	readonly rates: RateBook;
	readonly now: Date;
	readonly reservedUntil: Date | null;
};

export function draftGroup(agreed: Agreed): NewGroup {
	const { customerId, input, quote, address, now, reservedUntil } = agreed;
	const { recipient, phone, street, wardName, provinceCode, provinceName, note: courierNote } = address;
	const group: OrderGroup = {
		id: newId(),
		number: newNumber(),
		customerId,
		paymentMethod: input.payment,
		placedAt: now,
		expiresAt: reservedUntil,
		heldAt: null,
		attempts: 0,
		recipient,
		phone,
		street,
		wardName,
		provinceCode,
		provinceName,
		courierNote,
	};
	const drafted = quote.shops.map((shop) => ({ shop, order: draftOrder(agreed, group, shop) }));
	return {
		group,
		orders: drafted.map(({ order }) => order),
		lines: drafted.flatMap(({ shop, order }) => draftLines(agreed, order.id, shop)),
	};
}

function draftOrder(agreed: Agreed, group: OrderGroup, shop: QuoteShop): Order {
	const { input, variants, rates, now, reservedUntil } = agreed;
	const { shipping } = shop;
	if (!shipping) throw new Error('an order without shipping was agreed');
	const prepDays = Math.max(...shop.lines.map(({ variantId }) => variants.get(variantId)?.prepDays ?? 0));
	const isPlaced = reservedUntil === null || shop.payVnd === 0;
	const state = isPlaced ? 'placed' : 'pending_payment';
	const placedAt = isPlaced ? now : null;
	const never = {
		confirmedAt: null,
		firstShippedAt: null,
		shippedAt: null,
		lastScanAt: null,
		deliveredAt: null,
		completedAt: null,
		cancelAskedAt: null,
		restAskedAt: null,
	};
	return {
		id: newId(),
		number: newNumber(),
		groupId: group.id,
		customerId: group.customerId,
		shopId: shop.shopId,
		state,
		shopName: shop.shopName,
		shopSlug: shop.shopSlug,
		note: clean(input.shops.find(({ shopId }) => shopId === shop.shopId)?.note ?? ''),
		...reduced(shop, shop),
		shippingOption: shipping.option,
		shippingParts: draftParts(agreed, shop),
		arrivesFrom: new Date(shipping.arrivesFrom),
		arrivesTo: new Date(shipping.arrivesTo),
		prepDays,
		orderedAt: now,
		placedAt,
		...never,
		packedAt: null,
		cancelledAt: null,
		refusedAt: null,
		shippingCommissionBp: rates.shippingBp(now),
		...NOT_BOOKED,
		dueAt: transitionAt({ state, prepDays, placedAt, ...never, ...NOT_BOOKED }, reservedUntil, now).next,
	};
}

/** Stored because later partial refunds use these rates. */
function draftParts({ variants, address }: Agreed, { lines, goodsVnd }: QuoteShop): readonly ShippingPart[] {
	const goods = lines.flatMap(({ variantId }) => variants.get(variantId) ?? []);
	const [first] = goods;
	if (!first || goods.every(({ shippingTerms }) => shippingTerms.profileId === null)) return [];
	const from = { provinceCode: first.shopProvinceCode, region: regionOf(first.shopProvinceCode) };
	const asked = goods.map(({ variantId, shippingTerms: terms }) => ({ variantId, terms }));
	return shippingParts(asked, { from, to: address }, goodsVnd).map(({ variantIds, firstVnd, nextVnd }) => ({
		variantIds,
		firstVnd,
		nextVnd,
	}));
}

function draftLines({ variants, rates, now }: Agreed, orderId: string, shop: QuoteShop): readonly OrderLine[] {
	const shares = lineShares(shop.lines, shop);
	return shop.lines.map((line, at) => {
		const variant = variants.get(line.variantId);
		if (!variant) throw new Error(`agreed variant ${line.variantId} has gone`);
		const { productId, sku, weightG, returnTerms } = variant;
		const { variantId, productName, productSlug, variantLabel, pictureHash, unitPriceVnd, quantity } = line;
		const snapshot = { productName, productSlug, variantLabel, pictureHash, unitPriceVnd, quantity };
		return {
			id: newId(),
			orderId,
			variantId,
			productId,
			sku,
			weightG,
			returnTerms,
			...snapshot,
			...(shares[at] ?? NO_REDUCTIONS),
			...rates.ratesOf(variant, now),
		};
	});
}
