import type { JudgeUserContentInput, WriteReviewInput } from '#src/domains/reviews/contract.ts';
import { judgeUserContentItem, listUserContentToJudge, writeReview } from '#src/domains/reviews/index.ts';
import { contextOf, operator, vendor } from '#tests/context.ts';
import type { TestDatabase } from '#tests/database.ts';
import { type MadeProduct, makeProduct } from './catalog.ts';
import { makeCustomer } from './identity.ts';
import { type Buyer, makeBuyer, makeGroup, ordersOf } from './orders.ts';

export type Received = {
	readonly buyer: Buyer;
	readonly product: MadeProduct;
	readonly orderId: string;
	readonly orderNumber: string;
	readonly lineId: string;
};

export async function makeReceived(
	database: TestDatabase,
	given: { readonly product?: MadeProduct; readonly buyer?: Buyer } = {},
): Promise<Received> {
	const product = given.product ?? (await makeProduct(database.db, { variants: [{ stock: 100 }] }));
	const buyer = given.buyer ?? (await makeBuyer(database));
	const group = await makeGroup(buyer, [{ variantId: product.variants[0]?.id ?? '' }]);
	const [order] = await ordersOf(database, group);
	if (!order) throw new Error('nothing was ordered');
	await database.pool.query(
		`UPDATE orders SET state = 'completed', placed_at = app_now(), confirmed_at = app_now(), packed_at = app_now(),
			shipped_at = app_now(), delivered_at = app_now(), completed_at = app_now(), earned_at = app_now(), due_at = NULL WHERE id = $1`,
		[order.id],
	);
	const { rows } = await database.pool.query<{ id: string }>('SELECT id FROM order_lines WHERE order_id = $1', [
		order.id,
	]);
	return { buyer, product, orderId: order.id, orderNumber: order.number, lineId: rows[0]?.id ?? '' };
}

export const reviewOf = (
	{ orderNumber, lineId }: Pick<Received, 'orderNumber' | 'lineId'>,
	said: Partial<WriteReviewInput> = {},
): WriteReviewInput => ({
	orderNumber,
	lineId,
	stars: 5,
	body: 'Gạo dẻo, thơm, nấu lên nở đều.',
	pictures: [],
	...said,
});

export async function makeReview(received: Received, said: Partial<WriteReviewInput> = {}): Promise<string> {
	const written = await writeReview(received.buyer.context, reviewOf(received, said));
	if (!written.ok) throw new Error(written.error.code);
	return written.value.id;
}

export async function ownerOf(database: TestDatabase, { product }: Pick<Received, 'product'>, staffRole = 'admin') {
	const { rows } = await database.pool.query<{ owner_id: string }>('SELECT owner_id FROM shops WHERE id = $1', [
		product.shopId,
	]);
	return contextOf(database, vendor(rows[0]?.owner_id ?? '', product.shopId, { staffRole }));
}

export function userContentOperator(database: TestDatabase) {
	const { read } = contextOf(database, operator('x'));
	const waiting = () => listUserContentToJudge(read, 100);
	return {
		waiting,
		waitingIds: async () => (await waiting()).map(({ id }) => id),
		judge: async (input: JudgeUserContentInput) =>
			judgeUserContentItem(contextOf(database, operator((await makeCustomer(database.db)).id)), input),
	};
}
