import { beforeAll, expect, test } from 'vitest';
import { cancelUnshippedItems, confirmReceipt, deliverOrder, shipOrder } from '#src/domains/fulfilment/index.ts';
import { testDatabase } from '#tests/database.ts';
import { packedSale, unitsOf, wireSales } from '#tests/factories/returns.ts';
import { findReviewSubject } from './find-review-subject.ts';
import { listReviewable } from './list-reviewable.ts';

const database = await testDatabase();
beforeAll(wireSales);

test('an order line cancelled before shipping cannot be reviewed, a partly shipped one can', async () => {
	const sale = await packedSale(database, 'cod', [2, 1]);
	const { number, seller, buyer } = sale;
	await shipOrder(seller, { number, lines: unitsOf(sale, 1) });
	await cancelUnshippedItems(seller, { number, reason: 'out_of_stock' });
	await deliverOrder(seller, { number, proof: 'Chị Hạnh ký nhận' });
	await confirmReceipt(buyer.context, { number });
	const parts = await listReviewable(buyer.context, number);
	expect(parts.map(({ lineId }) => lineId)).toEqual([sale.lineIds[0], null]);
	const subjectOf = (lineId: string | undefined) =>
		findReviewSubject(buyer.context.read, buyer.customerId, { orderNumber: number, lineId: lineId ?? '' });
	expect(await subjectOf(sale.lineIds[0])).not.toBeNull();
	expect(await subjectOf(sale.lineIds[1])).toBeNull();
});
