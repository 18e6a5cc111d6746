import { expect, test } from 'vitest';
import { catalogNoticeMessages } from '#src/messages/vi/catalog.ts';
import { newId } from '#src/shared/ids.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeCustomer } from '#tests/factories/identity.ts';
import { makeShop, makeStaff } from '#tests/factories/vendors.ts';
import type { CatalogNotice, CatalogNoticeParams } from '../rules/notices.ts';
import { notifyChangeDecided, notifyListingDecided, notifyTakenDown } from './notify-decisions.ts';

const database = await testDatabase();
const { db, pool } = database;
const worker = contextOf(database, system());

async function listed() {
	const shop = await makeShop(db);
	const [packer, clerk] = [await makeCustomer(db), await makeCustomer(db)];
	await makeStaff(db, shop.id, packer.id, 'stock');
	await makeStaff(db, shop.id, clerk.id, 'accounting');
	const product = await makeProduct(db, { shopId: shop.id, name: 'Nón lá Huế' });
	return { product, assignees: [shop.ownerId, packer.id].sort() };
}

type Notified = { readonly kind: CatalogNotice; readonly customer_id: string; readonly params: CatalogNoticeParams };
async function noticesOf(productSlug: string): Promise<readonly Notified[]> {
	const { rows } = await pool.query<Notified>(
		"SELECT kind, customer_id, params FROM notices WHERE params->>'productSlug' = $1 ORDER BY customer_id",
		[productSlug],
	);
	return rows;
}
const mailsOf = async (productSlug: string) =>
	(
		await pool.query(
			`SELECT FROM pgboss.job JOIN notices ON notices.id::text = data->>'noticeId'
			WHERE name = 'job.notifications.mail_notice' AND params->>'productSlug' = $1`,
			[productSlug],
		)
	).rowCount;

test('a rejected listing notifies the staff of its products with the reason, once, by inbox and mail', async () => {
	const { product, assignees } = await listed();
	const event = { decisionId: newId(), productId: product.id, decision: 'rejected', reason: 'Hàng cấm bán' } as const;
	await Promise.all(Array.from({ length: 5 }, () => notifyListingDecided.handle(worker, event)));
	const told = await noticesOf(product.slug);
	expect(told.map(({ kind, customer_id }) => [kind, customer_id])).toEqual(
		assignees.map((id) => ['catalog.listing_rejected', id]),
	);
	expect(await mailsOf(product.slug)).toBe(2);
	const [notice] = told;
	const words = notice && catalogNoticeMessages[notice.kind](notice.params);
	expect(words?.title).toBe('Nón lá Huế không được duyệt');
	expect(words?.body).toMatch(/^Lý do: Hàng cấm bán\n/);
});

test('each request for changes to a listing and its approval sends a notice', async () => {
	const { product } = await listed();
	const productId = product.id;
	const again = { productId, decision: 'changes_requested', reason: 'Thêm ảnh thật' } as const;
	await notifyListingDecided.handle(worker, { ...again, decisionId: newId() });
	await notifyListingDecided.handle(worker, { ...again, decisionId: newId() });
	await notifyListingDecided.handle(worker, { productId, decision: 'approved', reason: '', decisionId: newId() });
	const kinds = (await noticesOf(product.slug)).map(({ kind }) => kind).sort();
	expect(kinds.filter((kind) => kind === 'catalog.listing_changes_requested')).toHaveLength(4);
	expect(kinds.filter((kind) => kind === 'catalog.listing_approved')).toHaveLength(2);
});

test('a decided change and a removed product send notices; an unknown product sends none', async () => {
	const { product } = await listed();
	const productId = product.id;
	await notifyChangeDecided.handle(worker, { decisionId: newId(), productId, decision: 'rejected', reason: 'Giá sai' });
	const gone = { productId, shopId: product.shopId, reason: 'Hàng giả' };
	await notifyTakenDown.handle(worker, gone);
	await notifyTakenDown.handle(worker, gone);
	const kinds = new Set((await noticesOf(product.slug)).map(({ kind }) => kind));
	expect(kinds).toEqual(new Set(['catalog.change_rejected', 'catalog.product_taken_down']));
	expect(await noticesOf(product.slug)).toHaveLength(4);
	await notifyTakenDown.handle(worker, { ...gone, productId: newId() });
});
