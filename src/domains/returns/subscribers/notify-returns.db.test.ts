import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { deliverOrder } from '#src/domains/fulfilment/index.ts';
import { storePrivatePicture } from '#src/domains/media/index.ts';
import type { OrderNoticeParams } from '#src/domains/orders/rules/notices.ts';
import { orderNoticeMessages } from '#src/messages/vi/notices/order-notices.ts';
import { newId } from '#src/shared/ids.ts';
import { contextOf, member, operator, publishedEvents, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { deliveredSale, requestedReturn, type Sale, shippedSale, wireSales } from '#tests/factories/returns.ts';
import type { returnMoved } from '../events.ts';
import { viewEvidence } from '../use-cases/evidence/view-evidence.ts';
import { handleReturn } from '../use-cases/requests/handle-return.ts';
import { pursueReturn } from '../use-cases/requests/pursue-return.ts';
import { notifyReturnMoved } from './notify-returns.ts';

const folder = await mkdtemp(join(tmpdir(), 'chobiz-returns-'));
vi.stubEnv('DATA_DIR', folder);
vi.stubEnv('DATABASE_URL', 'postgres://unused');
vi.stubEnv('APP_SECRET', 'x'.repeat(32));
const database = await testDatabase();
const worker = contextOf(database, system());
const operatorContext = contextOf(database, operator(newId()));
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeAll(wireSales);

type Moved = ReturnType<typeof returnMoved>['data'];

/** Delivers each event twice, because the queue may do so. */
async function noticesOf(sale: Sale, returnId: string): Promise<readonly string[]> {
	const moved = (await publishedEvents<Moved>(database, 'orders.return_moved')).filter(
		(of) => of.returnId === returnId,
	);
	for (const event of [...moved, ...moved]) await notifyReturnMoved.handle(worker, event);
	const { rows } = await database.pool.query<{ told: string }>(
		"SELECT kind || ' ' || (params->>'reason') AS told FROM notices WHERE params->>'number' = $1 AND kind LIKE '%_return' ORDER BY id",
		[sale.number],
	);
	return rows.map(({ told }) => told);
}

test('notifyReturnMoved notifies each side once per step when events are delivered twice', async () => {
	const sale = await deliveredSale(database);
	const returnId = await requestedReturn(sale);
	await handleReturn(sale.seller, { returnId, act: 'reject', note: 'Khách làm rơi' });
	await pursueReturn(sale.buyer.context, { returnId, act: 'dispute', note: 'Vỡ sẵn trong hộp' });
	await pursueReturn(sale.buyer.context, { returnId, act: 'add_evidence', note: 'Ảnh lúc mở hộp' });
	await handleReturn(sale.seller, { returnId, act: 'add_evidence', note: 'Ảnh lúc gói' });
	expect(await noticesOf(sale, returnId)).toEqual([
		'orders.buyer_return requested',
		'orders.shop_return requested',
		'orders.buyer_return rejected',
		'orders.buyer_return disputed',
		'orders.shop_return disputed',
		'orders.shop_return evidence',
		'orders.buyer_return evidence',
	]);
});

test('notifyReturnMoved names the account of a bank transfer and the loser of a dispute', async () => {
	const sale = await deliveredSale(database, 'cod');
	const returnId = await requestedReturn(sale);
	await handleReturn(sale.seller, { returnId, act: 'waive' });
	const moved = (await publishedEvents<Moved>(database, 'orders.return_moved')).filter(
		(of) => of.returnId === returnId,
	);
	for (const event of moved) await notifyReturnMoved.handle(worker, event);
	const { rows } = await database.pool.query<{ kind: string; params: OrderNoticeParams }>(
		"SELECT kind, params FROM notices WHERE params->>'number' = $1 AND params->>'reason' = 'refunded' ORDER BY kind",
		[sale.number],
	);
	const [toBuyer] = rows;
	expect(toBuyer?.params).toMatchObject({ transfer: 'VCB ••••4556', transferVnd: 109_000 });
	const say = (kind: 'orders.buyer_return' | 'orders.shop_return', more: Partial<OrderNoticeParams>) =>
		toBuyer && orderNoticeMessages[kind]({ ...toBuyer.params, ...more });
	expect(say('orders.buyer_return', {})?.body).toMatch(/chuyển khoản 109\.000\s₫ về tài khoản Vietcombank ••••4556/);
	expect(say('orders.shop_return', { reason: 'ruled', ruling: 'buyer' })?.title).toContain('thua tranh chấp');
	expect(say('orders.buyer_return', { reason: 'ruled', ruling: 'vendor' })?.title).toContain('không hoàn tiền');
});

test.each([
	['defect', 'waive'],
	['missing', 'approve'],
] as const)(
	'a return for %s without products to send back sends no notice about sending products',
	async (reason, act) => {
		const sale = await deliveredSale(database);
		const returnId = await requestedReturn(sale, { reason });
		await handleReturn(sale.seller, { returnId, act });
		expect(await noticesOf(sale, returnId)).toEqual([
			'orders.buyer_return requested',
			'orders.shop_return requested',
			'orders.buyer_return refunded',
			'orders.shop_return refunded',
		]);
	},
);

test('the notice of an approved return contains the return address and who pays the shipping', async () => {
	const sale = await deliveredSale(database);
	const returnId = await requestedReturn(sale);
	await handleReturn(sale.seller, { returnId, act: 'approve' });
	await noticesOf(sale, returnId);
	const { rows } = await database.pool.query(
		"SELECT params FROM notices WHERE params->>'number' = $1 AND kind = 'orders.buyer_return' AND params->>'reason' = 'approved'",
		[sale.number],
	);
	const { legal_address: address } = (
		await database.pool.query('SELECT legal_address FROM shops WHERE id = $1', [sale.seller.actor.shopId])
	).rows[0];
	expect(rows).toEqual([
		{ params: expect.objectContaining({ sendTo: expect.stringContaining(address), isShopFault: true }) },
	]);
});

async function dispute(sale: Sale, returnId: string): Promise<void> {
	await handleReturn(sale.seller, { returnId, act: 'reject', note: 'Khách làm rơi' });
	await pursueReturn(sale.buyer.context, { returnId, act: 'dispute', note: 'Vỡ sẵn trong hộp' });
}

test('viewEvidence opens a picture for an operator only in a dispute and records each view in the audit log', async () => {
	const sale = await deliveredSale(database);
	const photo = sharp({ create: { width: 600, height: 400, channels: 3, background: '#3a7d44' } });
	const stored = await storePrivatePicture(sale.buyer.context, await photo.png().toBuffer());
	const pictureId = stored.ok ? stored.value.id : '';
	const returnId = await requestedReturn(sale, { pictures: [pictureId] });
	const look = (customerId: string) => viewEvidence(contextOf(database, operator(customerId)), { returnId, pictureId });
	expect(await look(newId())).toMatchObject({ error: { code: 'orders.return_not_disputed' } });
	await dispute(sale, returnId);
	for (const { actor } of [sale.buyer.context, sale.seller])
		expect(await look(actor.customerId)).toMatchObject({ error: { code: 'orders.ruling_own' } });
	for (let looks = 0; looks < 2; looks += 1) {
		const seen = await viewEvidence(operatorContext, { returnId, pictureId });
		expect(seen.ok && (await sharp(seen.value).metadata()).format).toBe('jpeg');
	}
	expect(await viewEvidence(operatorContext, { returnId, pictureId: returnId })).toMatchObject({
		error: { code: 'orders.return_not_found' },
	});
	const { rows } = await database.pool.query('SELECT facts FROM audit_entries WHERE subject_id = $1', [returnId]);
	expect(rows).toEqual([{ facts: { pictureId } }, { facts: { pictureId } }]);
});

test('viewEvidence opens the delivery pictures only in a dispute of the same order', async () => {
	const [sale, other] = [await shippedSale(database), await deliveredSale(database)];
	const photo = sharp({ create: { width: 600, height: 400, channels: 3, background: '#7d3a44' } });
	const stored = await storePrivatePicture(
		contextOf(database, member(sale.seller.actor.customerId)),
		await photo.png().toBuffer(),
	);
	const pictureId = stored.ok ? stored.value.id : '';
	await deliverOrder(sale.seller, { number: sale.number, recipient: 'Lan', pictures: [pictureId] });
	const returnId = await requestedReturn(sale, { reason: 'never_received' });
	await dispute(sale, returnId);
	expect((await viewEvidence(operatorContext, { returnId, pictureId })).ok).toBe(true);
	const foreign = await requestedReturn(other, { reason: 'never_received' });
	await dispute(other, foreign);
	expect((await viewEvidence(operatorContext, { returnId: foreign, pictureId })).ok).toBe(false);
	const { rows } = await database.pool.query('SELECT facts FROM audit_entries WHERE subject_id = $1', [returnId]);
	expect(rows).toEqual([{ facts: { pictureId } }]);
});
