import { expect, test } from 'vitest';
import { decideListing } from '#src/domains/compliance/index.ts';
import { confirmOrder, confirmReceipt, deliverOrder, packOrder, shipOrder } from '#src/domains/fulfilment/index.ts';
import { getLedgerCheck } from '#src/domains/ledger/index.ts';
import { recordIpn } from '#src/domains/payments/index.ts';
import { createProduct, publishProduct } from '#src/domains/product-editing/index.ts';
import {
	approvePayout,
	confirmPayout,
	getShopMoney,
	requestPayout,
	sendPayouts,
} from '#src/domains/settlement/index.ts';
import { checkIdentity, decideShop, sendApplication } from '#src/domains/shop-applications/index.ts';
import { findShopOfOwner } from '#src/domains/vendors/index.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { contextOf, system, vendor } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { AGREED, sentApplication, submittedAtOf, wireApplications } from '#tests/factories/applications.ts';
import { categoryId } from '#tests/factories/catalog.ts';
import { type Buyer, makeBuyer, makeGroup, ordersOf, wireOrderPayments } from '#tests/factories/orders.ts';
import { ipnQuery } from '#tests/factories/payments.ts';
import { makePicture } from '#tests/factories/pictures.ts';
import { wireTestReturns } from '#tests/factories/returns.ts';
import { asOperator, makePayoutAccount, wireTestSettlement } from '#tests/factories/settlement.ts';
import { runDueJobs } from './scenario.ts';

type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: { code: string } };

async function done<T>(answering: Promise<Answer<T>>): Promise<T> {
	const answer = await answering;
	if (!answer.ok) throw new Error(answer.error.code);
	return answer.value;
}

const database = await testDatabase();
const read = readOnly(database.db);
wireApplications();
wireOrderPayments();
wireTestReturns();
const { sent } = wireTestSettlement();
const operator = await asOperator(database);

async function openShop() {
	const { owner, shopId, number } = await sentApplication(database);
	const questions = [{ field: 'legalAddress', text: 'Bạn ghi giúp tên phường nhé' }];
	await done(decideShop(operator, { shopId, decision: 'ask_for_info', reason: 'Thiếu tên phường', questions }));
	await done(sendApplication(owner, AGREED));
	await done(checkIdentity(operator, { shopId, number }));
	const submittedAt = await submittedAtOf(database, shopId);
	await done(decideShop(operator, { shopId, decision: 'approve', submittedAt }));
	const shop = await findShopOfOwner(read, owner.actor.customerId);
	expect(shop).toMatchObject({ id: shopId, state: 'approved', staffRole: 'admin' });
	return contextOf(database, vendor(owner.actor.customerId, shopId));
}

type Seller = Awaited<ReturnType<typeof openShop>>;

/** The product costs 85,000 ₫ and needs a review, because the shop is new. */
async function publishFirstProduct(seller: Seller): Promise<string> {
	const { hash } = await makePicture(database.db);
	const made = await done(
		createProduct(seller, {
			categoryId: await categoryId(database.db),
			name: 'Khăn rằn dệt tay',
			optionNames: [],
			prepDays: 1,
			description: 'Khăn rằn dệt tay ở Long Khánh, sợi bông mềm, không phai.',
			pictures: [{ hash, alt: 'Khăn rằn' }],
			variants: [{ optionValues: [], sku: 'KHAN-1', priceVnd: 85_000, weightG: 150, stock: 12 }],
		}),
	);
	expect(await done(publishProduct(seller, { productId: made.id }))).toMatchObject({ state: 'pending' });
	await done(decideListing(operator, { productId: made.id, decision: 'approved', reason: '' }));
	return made.variantIds[0] ?? '';
}

async function sell(buyer: Buyer, variantId: string, payment: 'cod' | 'vnpay') {
	const group = await makeGroup(buyer, [{ variantId, quantity: 2 }], payment);
	if (group.payment) await recordIpn(contextOf(database, system()), ipnQuery(group.payment.txnRef, group.payVnd));
	const [order] = await ordersOf(database, group);
	if (!order) throw new Error('no order was placed');
	return order;
}

async function deliver(seller: Seller, buyer: Buyer, { id, number }: { id: string; number: string }, parcels: 1 | 2) {
	await done(confirmOrder(seller, { number }));
	await done(packOrder(seller, { number }));
	const { rows } = await database.pool.query<{ id: string }>('SELECT id FROM order_lines WHERE order_id = $1', [id]);
	const lines = parcels === 2 ? { lines: [{ lineId: rows[0]?.id ?? '', quantity: 1 }] } : {};
	for (let parcel = 0; parcel < parcels; parcel += 1)
		await done(shipOrder(seller, { number, ...(parcel === 0 ? lines : {}) }));
	await done(deliverOrder(seller, { number, proof: 'Chị Lan ký nhận' }));
	await done(confirmReceipt(buyer.context, { number }));
}

test('a new shop applies, publishes, sells online and for cash, delivers in parcels and is paid out', async () => {
	const seller = await openShop();
	const variantId = await publishFirstProduct(seller);
	const [payer, cashBuyer] = [await makeBuyer(database), await makeBuyer(database)];
	await deliver(seller, payer, await sell(payer, variantId, 'vnpay'), 2);
	await deliver(seller, cashBuyer, await sell(cashBuyer, variantId, 'cod'), 1);
	const { rows } = await database.pool.query('SELECT on_hand, reserved FROM stock_items WHERE variant_id = $1', [
		variantId,
	]);
	expect(rows).toEqual([{ on_hand: 8, reserved: 0 }]);
	expect(await done(getShopMoney(seller))).toMatchObject({ payableVnd: 0, availableVnd: 0 });

	await makePayoutAccount(database, seller);
	// After the return period and the hold of a new payout account.
	await database.setClock('15 days');
	await runDueJobs(database);
	const { availableVnd } = await done(getShopMoney(seller));
	expect(availableVnd).toBeGreaterThan(0);
	const asked = await done(requestPayout(seller));
	expect(asked.amountVnd).toBe(availableVnd);
	await done(approvePayout(operator, { payoutId: asked.id }));
	const batch = await sendPayouts(operator);
	expect(batch).toMatchObject({ payouts: 1, amountVnd: availableVnd });
	expect(sent.get(batch?.batchId ?? '')).toMatchObject([{ amountVnd: availableVnd, number: '0011223344556' }]);
	const paid = await done(confirmPayout(operator, { payoutId: asked.id, bankReference: 'FT26327000001' }));
	expect(paid.state).toBe('paid');
	expect(await done(getShopMoney(seller))).toMatchObject({ payableVnd: 0, availableVnd: 0 });
	expect(await getLedgerCheck(read)).toMatchObject({ isSound: true, sumVnd: 0 });
});
