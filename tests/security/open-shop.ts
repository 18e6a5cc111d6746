import type { APIRoute } from 'astro';
import { confirmOrder, packOrder } from '#src/domains/fulfilment/index.ts';
import { addSection } from '#src/domains/product-editing/index.ts';
import type { TestDatabase } from '#tests/database.ts';
import { wireApplications } from '#tests/factories/applications.ts';
import { categoryId } from '#tests/factories/catalog.ts';
import { wireTestConversations } from '#tests/factories/conversations.ts';
import { makeBuyer, makeGroup, wireOrderPayments } from '#tests/factories/orders.ts';
import { deliveredSale, requestedReturn, wireTestReturns } from '#tests/factories/returns.ts';
import { wireTestSettlement } from '#tests/factories/settlement.ts';
import type { RequestedShop } from './vendor-requests.ts';

export const ENDPOINTS = '../../src/pages/api/vendor/';
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const MODULES = import.meta.glob<Readonly<Record<string, APIRoute>>>('../../src/pages/api/vendor/**/*.ts');
export const ENDPOINT_FILES = Object.keys(MODULES).length;

export async function shopRoutes(): Promise<ReadonlyMap<string, APIRoute>> {
	const found = new Map<string, APIRoute>();
	for (const [file, load] of Object.entries(MODULES)) {
		const path = file.slice(ENDPOINTS.length).replace(/(\/?index)?\.ts$/, '');
		const module = await load();
		for (const method of METHODS) if (module[method]) found.set(`${method} ${path}`, module[method]);
	}
	return found;
}

/** The shop has two sales: one packed parcel, and one order with an open return. */
export async function openShop(database: TestDatabase): Promise<RequestedShop & { readonly shopId: string }> {
	wireOrderPayments();
	wireTestReturns();
	wireTestSettlement();
	wireApplications();
	wireTestConversations();
	const sale = await deliveredSale(database, 'cod');
	const returnId = await requestedReturn(sale);
	const variantId = sale.variantIds[0] ?? '';
	const group = await makeGroup(await makeBuyer(database), [{ variantId }]);
	const number = group.orders[0]?.number ?? '';
	for (const step of [confirmOrder, packOrder]) await step(sale.seller, { number });
	const { rows } = await database.pool.query<{ id: string }>(
		'SELECT product_id AS id FROM product_variants WHERE id = $1',
		[variantId],
	);
	const section = await addSection(sale.seller, { name: 'Gạo ngon' });
	return {
		number,
		returnId,
		variantId,
		shopId: sale.order.shopId,
		returnedNumber: sale.number,

		productId: rows[0]?.id ?? '',
		categoryId: await categoryId(database.db),
		sectionId: (section.ok && section.value.items[0]?.id) || '',
	};
}
