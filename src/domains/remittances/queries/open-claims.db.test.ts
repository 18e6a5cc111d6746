import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readOnly } from '#src/platform/db/index.ts';
import { codeOf } from '#tests/code-of.ts';
import { testDatabase } from '#tests/database.ts';
import { collectCash } from '#tests/factories/cash.ts';
import { payRemittance, received, remittanceLine } from '#tests/factories/remittances.ts';
import { wireSales } from '#tests/factories/returns.ts';
import { listOverdueClaims } from './list-overdue-claims.ts';
import { listShopClaims, shopClaimSums } from './list-shop-claims.ts';
import { remittancesWaiting } from './list-waiting-work.ts';

const database = await testDatabase();
const read = readOnly(database.db);
beforeAll(wireSales);
beforeEach(() => database.setClock('0 s'));

describe('the lists of open claims', () => {
	test('show a shop its parcels by carrier with their age, page by page, and only with the right to see money', async () => {
		const sale = await received(database);
		const context = sale.seller;
		expect(await shopClaimSums(read, sale.order.shopId)).toEqual([
			{ carrier: 'ghn', parcels: 1, expected: 1, openVnd: sale.totalVnd, oldestDays: 0, overdue: 0 },
		]);
		await database.setClock('8 days');
		const page = await listShopClaims(context, { limit: 1 });
		expect(page).toMatchObject({
			value: { items: [{ tracking: sale.tracking, days: 8, isOverdue: true }], nextCursor: null },
		});
		expect(await listShopClaims(context, { limit: 1, carrier: 'ghtk' })).toMatchObject({ value: { items: [] } });
		const stock = { ...context, actor: { ...context.actor, staffRole: 'stock' as const } };
		expect(codeOf(await listShopClaims(stock, { limit: 1 }))).toBe('remittances.role_not_allowed');
	});

	test('list claims for operators from the 7th day after delivery, and for review from the 21st', async () => {
		const sale = await received(database);
		const listed = async () =>
			(await listOverdueClaims(read, 1000)).find(({ orderNumber }) => orderNumber === sale.number);
		await database.setClock('6 days 23 hours');
		expect(await listed()).toBeUndefined();
		await database.setClock('7 days 1 hour');
		expect(await listed()).toMatchObject({ days: 7, needsReview: false, state: 'expected' });
		await database.setClock('21 days 1 hour');
		expect(await listed()).toMatchObject({ needsReview: true });
		await payRemittance(database, [remittanceLine(sale)]);
		expect(await listed()).toBeUndefined();
	});

	test('show operators what waits: differences with their command, and paid cash that a carrier keeps', async () => {
		const [sale, kept] = [await received(database), await received(database)];
		await collectCash(database, kept.order.id);
		await payRemittance(database, [remittanceLine(sale, { amountVnd: 1 })], { reference: 'WAIT-1' });
		await database.setClock('8 days');
		const [differences, late] = await Promise.all(remittancesWaiting.map(({ list }) => list(read, 1000)));
		expect(differences?.find(({ subject }) => subject.includes('WAIT-1'))).toMatchObject({
			subject: `ghn WAIT-1: other_amount, ${sale.tracking}, paid 1 VND`,
			next: `cod remittances accept|dismiss ghn WAIT-1 ${sale.tracking} NOTE`,
		});
		const orders = (late ?? []).map(({ subject }) => subject);
		expect(orders.filter((subject) => subject.includes(kept.tracking))).toHaveLength(1);
		expect(orders.filter((subject) => subject.includes(sale.tracking))).toEqual([]);
	});
});
