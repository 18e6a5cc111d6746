import { cancelOrder } from '#src/domains/cancellation/index.ts';
import { confirmOrder, confirmReceipt, deliverOrder, packOrder, shipOrder } from '#src/domains/fulfilment/index.ts';
import { recordIpn } from '#src/domains/payments/index.ts';
import { signedQuery } from '#src/domains/payments/vnpay/signature.ts';
import { config } from '#src/platform/config/index.ts';
import { contextOf, system } from '#tests/context.ts';
import { type Buyer, makeGroup, ordersOf, type Request, sellerOf } from '#tests/factories/orders.ts';
import type { ProductState } from './product.ts';
import { type SellingShop, variantsOf } from './shops.ts';

export type OrderState = 'placed' | 'confirmed' | 'packed' | 'shipped' | 'delivered' | 'completed' | 'cancelled';

export type PlacedOrder = { readonly id: string; readonly number: string; readonly buyer: Buyer };

export type OrderRequest = {
	/** Defaults to one of each product of the shop. */
	readonly wishes?: readonly Request[];
	/** 'vnpay' is paid by a signed IPN; the sandbox itself has no record of the payment. */
	readonly payment?: 'cod' | 'vnpay';
};

export async function placeOrderAt(
	state: ProductState,
	buyer: Buyer,
	shop: SellingShop,
	to: OrderState,
	{ wishes = variantsOf(shop).map((variantId) => ({ variantId })), payment = 'cod' }: OrderRequest = {},
): Promise<PlacedOrder> {
	const group = await makeGroup(buyer, wishes, payment);
	if (group.payment) await payByIpn(state, group.payment.txnRef, group.payVnd);
	const [order] = await ordersOf(state.database, group);
	if (!order) throw new Error('no order was placed');
	await advanceOrder(state, { ...order, buyer }, to);
	return { id: order.id, number: order.number, buyer };
}

const STEPS: readonly OrderState[] = ['confirmed', 'packed', 'shipped', 'delivered', 'completed'];

async function advanceOrder(
	{ database }: ProductState,
	order: PlacedOrder & { readonly shopId: string; readonly groupId: string },
	to: OrderState,
): Promise<void> {
	const { number, buyer } = order;
	const seller = await sellerOf(database, order);
	const take = (step: OrderState) => {
		if (step === 'confirmed') return confirmOrder(seller, { number });
		if (step === 'packed') return packOrder(seller, { number });
		if (step === 'shipped') return shipOrder(seller, { number });
		if (step === 'delivered') return deliverOrder(seller, { number, proof: 'Người nhà ký nhận tại cửa' });
		if (step === 'completed') return confirmReceipt(buyer.context, { number });
		return cancelOrder(buyer.context, { number, reason: 'changed_mind' });
	};
	const steps = to === 'cancelled' ? [to] : STEPS.slice(0, STEPS.indexOf(to) + 1);
	for (const step of steps) {
		const taken = await take(step);
		if (!taken.ok) throw new Error(`${number} ${step}: ${taken.error.code}`);
	}
}

async function payByIpn({ database }: ProductState, txnRef: string, amountVnd: number): Promise<void> {
	const { VNPAY_TMN_CODE, VNPAY_HASH_SECRET = '' } = config();
	const fields = {
		vnp_TmnCode: VNPAY_TMN_CODE,
		vnp_TxnRef: txnRef,
		vnp_Amount: String(amountVnd * 100),
		vnp_ResponseCode: '00',
		vnp_TransactionStatus: '00',
		vnp_TransactionNo: '14422574',
		vnp_BankCode: 'NCB',
		vnp_BankTranNo: 'VNP14422574',
		vnp_CardType: 'ATM',
		vnp_PayDate: '20261121141000',
		vnp_OrderInfo: `Thanh toan ${txnRef}`,
	};
	await recordIpn(contextOf(database, system()), signedQuery(fields, VNPAY_HASH_SECRET));
}

export async function orderLineIds({ database }: ProductState, orderId: string): Promise<readonly string[]> {
	const { rows } = await database.pool.query<{ id: string }>(
		'SELECT id FROM order_lines WHERE order_id = $1 ORDER BY id',
		[orderId],
	);
	return rows.map(({ id }) => id);
}
