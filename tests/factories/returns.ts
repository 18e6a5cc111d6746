import type { NoReturnReason } from '#src/domains/catalog/contract/return-terms.ts';
import { placeOrder } from '#src/domains/checkout/index.ts';
import { grantCoin } from '#src/domains/coin/index.ts';
import { closeInvestigation, confirmOrder, deliverOrder, packOrder, shipOrder } from '#src/domains/fulfilment/index.ts';
import { wireOrderViews } from '#src/domains/order-views/index.ts';
import type { Carrier } from '#src/domains/orders/contract/parcel.ts';
import type { Quantities } from '#src/domains/orders/contract/quantities.ts';
import { recordIpn } from '#src/domains/payments/index.ts';
import type { RequestReturnInput } from '#src/domains/returns/contract/return.ts';
import { handleReturn, pursueReturn, requestReturn, wireReturns } from '#src/domains/returns/index.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { type Context, transact } from '#src/platform/context.ts';
import { createSeal } from '#src/platform/seal/index.ts';
import { newId } from '#src/shared/ids.ts';
import { contextOf, system, vendor } from '#tests/context.ts';
import type { TestDatabase } from '#tests/database.ts';
import { collectCash } from './cash.ts';
import { makeProduct } from './catalog.ts';
import {
	agreedInput,
	type Buyer,
	fillCart,
	type MadeOrder,
	makeBuyer,
	ordersOf,
	quoteFor,
	wireOrderPayments,
} from './orders.ts';
import { ipnQuery } from './payments.ts';
import { makeShopVoucher } from './promotions.ts';
import { givePayable } from './settlement.ts';
import { makeShop } from './vendors.ts';

export const BANK = { bank: 'VCB', number: '0011223344556', holder: 'NGUYEN VAN A' } as const;

/** Refund of one of two faulty units at 100,000 ₫, with half of the shipping fee of 18,000 ₫. */
export const ONE_OF_TWO_VND = 109_000;

export type Sale = {
	readonly buyer: Buyer;
	readonly seller: Context<VendorActor>;
	readonly order: MadeOrder;
	readonly number: string;
	readonly variantIds: readonly string[];
	readonly lineIds: readonly string[];
	readonly totalVnd: number;
};

export function wireSales(): void {
	wireOrderPayments();
	wireTestReturns();
	wireTestOrderViews();
}

export const returnsWiringOf = ({
	isTestSite,
}: {
	readonly isTestSite: boolean;
}): Parameters<typeof wireReturns>[0] => ({
	isTestSite,
	bankSeal: createSeal('x'.repeat(32), 'tests'),
	endInvestigation: (scope, orderId) => closeInvestigation(scope, orderId, { to: 'paid_back' }),
});

export const wireTestOrderViews = (): void => wireOrderViews({ trackSeal: createSeal('x'.repeat(32), 'track-order') });

export function wireTestReturns(): void {
	wireReturns(returnsWiringOf({ isTestSite: false }));
}

type SaleTerms = {
	readonly coinVnd?: number;
	readonly platformCode?: string;
	/** Also uses a voucher of the shop. */
	readonly hasShopVoucher?: boolean;
	readonly acceptsChangeOfMind?: boolean;
	readonly weightG?: number;
	readonly carrier?: Carrier;
	/** By product index, the reason why it cannot be returned. */
	readonly kept?: readonly NoReturnReason[];
};

export async function packedSale(
	database: TestDatabase,
	payment: 'cod' | 'vnpay' = 'vnpay',
	quantities: readonly number[] = [2],
	reduced: SaleTerms = {},
): Promise<Sale> {
	const { acceptsChangeOfMind = false, kept: stored = [], weightG = 500 } = reduced;
	const shop = await makeShop(database.db, { acceptsChangeOfMind });
	const variantIds: string[] = [];
	for (const [at] of quantities.entries()) {
		const variants = [{ stock: 50, priceVnd: 100_000 + at * 10_000, weightG }];
		const noReturnReason = stored[at] ?? null;
		const product = await makeProduct(database.db, { shopId: shop.id, variants, noReturnReason });
		variantIds.push(product.variants[0]?.id ?? '');
	}
	const buyer = await makeBuyer(database);
	const wishes = variantIds.map((variantId, at) => ({ variantId, quantity: quantities[at] ?? 1 }));
	if (reduced.coinVnd) {
		const { customerId } = buyer;
		const granted = { customerId, source: { type: 'tests', id: newId() }, amountVnd: reduced.coinVnd };
		await transact(contextOf(database, system()), (scope) => grantCoin(scope, { ...granted, kind: 'operator' }));
	}
	const { coinVnd = 0, platformCode } = reduced;
	const shopCode = reduced.hasShopVoucher ? (await makeShopVoucher(database, shop)).code : undefined;
	const vouchers = platformCode || shopCode ? [{ shopId: shop.id, platformCode, shopCode }] : [];
	const quote = await quoteFor(buyer, await fillCart(buyer, wishes), { coinVnd, vouchers });
	const agreed = agreedInput(quote, buyer, payment);
	const placed = await placeOrder(buyer.context, agreed);
	if (!placed.ok) throw new Error(placed.error.code);
	const group = placed.value;
	const [order] = await ordersOf(database, group);
	if (!order) throw new Error('no order was made');
	if (group.payment) await recordIpn(contextOf(database, system()), ipnQuery(group.payment.txnRef, group.payVnd));
	const seller = contextOf(database, vendor(shop.ownerId, shop.id));
	for (const step of [confirmOrder, packOrder]) {
		const taken = await step(seller, { number: order.number });
		if (!taken.ok) throw new Error(taken.error.code);
	}
	const { rows } = await database.pool.query<{ id: string }>(
		'SELECT id FROM order_lines WHERE order_id = $1 ORDER BY unit_price_vnd',
		[order.id],
	);
	const lineIds = rows.map(({ id }) => id);
	return { buyer, seller, order, number: order.number, variantIds, lineIds, totalVnd: group.totalVnd };
}

export const unitsOf = ({ lineIds }: Sale, ...counts: readonly number[]): Quantities[] =>
	counts.map((quantity, at) => ({ lineId: lineIds[at] ?? '', quantity })).filter(({ quantity }) => quantity > 0);

/** Lines of three at 100,000 ₫ and two at 110,000 ₫; one of each is shipped. Light enough for one shipping fee. */
export async function partlySent(
	database: TestDatabase,
	payment: 'cod' | 'vnpay' = 'vnpay',
	quantities: readonly number[] = [3, 2],
	reduced: SaleTerms = {},
): Promise<Sale> {
	const sale = await packedSale(database, payment, quantities, { weightG: 40, ...reduced });
	const sent = await shipOrder(sale.seller, { number: sale.number, lines: unitsOf(sale, 1, 1) });
	if (!sent.ok) throw new Error(sent.error.code);
	return sale;
}

export async function shippedSale(...wanted: Parameters<typeof packedSale>): Promise<Sale> {
	const sale = await packedSale(...wanted);
	const { carrier } = wanted[3] ?? {};
	const shipped = await shipOrder(sale.seller, { number: sale.number, ...(carrier ? { carrier } : {}) });
	if (!shipped.ok) throw new Error(shipped.error.code);
	return sale;
}

export async function deliveredSale(...wanted: Parameters<typeof shippedSale>): Promise<Sale> {
	const sale = await shippedSale(...wanted);
	const delivered = await deliverOrder(sale.seller, { number: sale.number, proof: 'Chị Hạnh ký nhận' });
	if (!delivered.ok) throw new Error(delivered.error.code);
	return sale;
}

export async function collectedSale(database: TestDatabase, quantities?: readonly number[]): Promise<Sale> {
	const sale = await deliveredSale(database, 'cod', quantities, { carrier: 'ghn' });
	await collectCash(database, sale.order.id);
	return sale;
}

export const returnInput = (sale: Sale, changes: Partial<RequestReturnInput> = {}): RequestReturnInput => ({
	orderNumber: sale.number,
	reason: 'defect',
	lines: [{ lineId: sale.lineIds[0] ?? '', quantity: 1 }],
	note: 'Mở hộp ra thấy vỡ một góc',
	pictures: [],
	bank: BANK,
	...changes,
});

export async function requestedReturn(sale: Sale, changes: Partial<RequestReturnInput> = {}): Promise<string> {
	const asked = await requestReturn(sale.buyer.context, returnInput(sale, changes));
	if (!asked.ok) throw new Error(asked.error.code);
	return asked.value.id;
}

export async function privatePicture(database: TestDatabase, customerId: string): Promise<string> {
	const id = newId();
	await database.pool.query(
		'INSERT INTO private_pictures (id, uploaded_by, width, height, created_at) VALUES ($1, $2, 800, 600, now())',
		[id, customerId],
	);
	return id;
}

type More = Partial<Omit<Parameters<typeof handleReturn>[1], 'returnId' | 'act'>>;
export const shopAction = (
	sale: Sale,
	returnId: string,
	act: Parameters<typeof handleReturn>[1]['act'],
	more: More = {},
) => handleReturn(sale.seller, { returnId, act, ...more });
type Also = Partial<Omit<Parameters<typeof pursueReturn>[1], 'returnId' | 'act'>>;
export const buyerAction = (
	sale: Sale,
	returnId: string,
	act: Parameters<typeof pursueReturn>[1]['act'],
	more: Also = {},
) => pursueReturn(sale.buyer.context, { returnId, act, ...more });

export const OWN_VND = 100_000;
/** The shop has a balance from which it can refund undelivered items. */
export async function partlySentFunded(...made: Parameters<typeof partlySent>) {
	const sale = await partlySent(...made);
	await givePayable(made[0], sale.seller.actor.shopId, OWN_VND);
	return sale;
}
