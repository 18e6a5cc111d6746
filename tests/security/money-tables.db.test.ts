import { beforeAll, expect, test } from 'vitest';
import { cancelOrder } from '#src/domains/cancellation/index.ts';
import { voidCoin } from '#src/domains/coin/index.ts';
import { recordIpn } from '#src/domains/payments/index.ts';
import { redeemVouchers } from '#src/domains/promotions/index.ts';
import { requestPayout } from '#src/domains/settlement/index.ts';
import { transact } from '#src/platform/context.ts';
import { newId } from '#src/shared/ids.ts';
import { ok } from '#src/shared/result.ts';
import { contextOf, system } from '#tests/context.ts';
import { testDatabase } from '#tests/database.ts';
import { makeProduct } from '#tests/factories/catalog.ts';
import { makeCoinOwner } from '#tests/factories/coin.ts';
import { makeBuyer, makeGroup, wireOrderPayments } from '#tests/factories/orders.ts';
import { ipnQuery } from '#tests/factories/payments.ts';
import { makePlatformVoucher } from '#tests/factories/promotions.ts';
import { makePayableShop, wireTestSettlement } from '#tests/factories/settlement.ts';

const database = await testDatabase();
const clock = contextOf(database, system());

async function makeOrders(): Promise<void> {
	wireOrderPayments();
	const { variants } = await makeProduct(database.db, { variants: [{ stock: 9, priceVnd: 90_000 }] });
	const wish = { variantId: variants[0]?.id ?? '' };
	for (const become of ['paid', 'cancelled', 'unpaid']) {
		const buyer = await makeBuyer(database);
		const { payment, payVnd, orders } = await makeGroup(buyer, [wish], 'vnpay');
		if (become === 'unpaid') continue;
		expect(await recordIpn(clock, ipnQuery(payment?.txnRef ?? '', payVnd))).toBe('00');
		const number = orders[0]?.number ?? '';
		if (become === 'cancelled')
			expect((await cancelOrder(buyer.context, { number, reason: 'changed_mind' })).ok).toBe(true);
	}
}

async function makeCoin(): Promise<void> {
	const owner = await makeCoinOwner(database, 90_000);
	const dropped = newId();
	for (const answer of [
		await owner.spend({ bonusVnd: 10_000 }),
		await owner.hold({ bonusVnd: 10_000 }),
		await owner.hold({ bonusVnd: 10_000 }, dropped),
	])
		expect(answer.ok).toBe(true);
	await transact(clock, async (scope) => ok(await voidCoin(scope, { orderIds: [dropped] })));
}

async function useVoucher(): Promise<void> {
	const { id: voucherId } = await makePlatformVoucher(database);
	const { customerId } = await makeBuyer(database);
	const use = { voucherId, orderId: newId(), payer: 'platform', discountVnd: 20_000 } as const;
	expect((await transact(clock, (scope) => redeemVouchers(scope, customerId, [use]))).ok).toBe(true);
}

async function requestTestPayout(): Promise<void> {
	wireTestSettlement();
	const { owner } = await makePayableShop(database, 300_000);
	expect((await requestPayout(owner)).ok).toBe(true);
}

beforeAll(async () => {
	await makeOrders();
	await makeCoin();
	await useVoucher();
	await requestTestPayout();
});

/** Copies a row with the changes that make it unique. */
const again = (table: string, changes: string, where = 'true') =>
	`INSERT INTO ${table} SELECT (jsonb_populate_record(kept, jsonb_build_object(${changes}))).*
		FROM ${table} kept WHERE ${where} LIMIT 1`;
const OTHER_ID = "'id', gen_random_uuid()";

/** Last line of defence, in case a lock or a rule in the code is wrong. */
test.each([
	[
		'a refund above the received amount',
		'UPDATE payment_attempts SET refunded_vnd = received_vnd + 1',
		'payment_attempts_refunded_within_received',
	],
	[
		'two settled payment attempts for the same purpose and reference',
		again('payment_attempts', `${OTHER_ID}, 'txn_ref', 'AGAIN'`, 'is_settled'),
		'payment_attempts_settled_once',
	],
	[
		'a payment attempt settled with a partial amount',
		'UPDATE payment_attempts SET received_vnd = received_vnd - 1, refunded_vnd = 0 WHERE is_settled',
		'payment_attempts_settled_in_full',
	],
	['two refunds for the same reason', again('refunds', OTHER_ID), 'refunds_source'],
	['a change of a payment event', "UPDATE payment_events SET verdict = '00'", 'never changed'],
	['a ledger leg booked twice', again('ledger_transfers', OTHER_ID), 'ledger_transfers_source'],
	['a transfer of zero dong', again('ledger_transfers', `${OTHER_ID}, 'leg', 'x', 'amount_vnd', 0`), 'amount_positive'],
	['a change of a decided hold', "UPDATE ledger_holds SET state = 'posted' WHERE state = 'voided'", 'never changed'],
	['a balance below the held amount', 'UPDATE ledger_balances SET held_vnd = posted_vnd + 1', 'ledger_balances_floor'],
	[
		'a coin slice with more left than granted',
		'UPDATE coin_slices SET remaining_vnd = granted_vnd + 1',
		'coin_slices_remaining_within_granted',
	],
	[
		'a coin slice with more held than left',
		'UPDATE coin_slices SET held_vnd = remaining_vnd + 1',
		'coin_slices_held_within_remaining',
	],
	['two coin grants for the same reason', again('coin_slices', OTHER_ID), 'coin_slices_source'],
	[
		'a coin return above the spent amount',
		"UPDATE coin_spends SET returned_vnd = amount_vnd + 1 WHERE state = 'posted'",
		'coin_spends_returned_within_amount',
	],
	['a change of a coin movement', 'UPDATE coin_movements SET change_vnd = change_vnd * 2', 'never changed'],
	['a voucher used more often than allowed', 'UPDATE vouchers SET uses = uses_max + 1', 'vouchers_uses_range'],
	[
		'a voucher use of one buyer recorded twice',
		again('voucher_uses', "'order_id', gen_random_uuid()"),
		'voucher_uses_place_once',
	],
	['a second open payout of a shop', again('payouts', OTHER_ID), 'payouts_open_once'],
	[
		'a payout approved twice by the same operator',
		'UPDATE payouts SET first_approved_by = asked_by, second_approved_by = asked_by',
		'payouts_two_people',
	],
	[
		'a large payout approved by only one operator',
		"UPDATE payouts SET state = 'approved', needs_two = true, first_approved_by = asked_by",
		'payouts_approved_by_enough',
	],
	['a reservation above the stock', 'UPDATE stock_items SET reserved = on_hand + 1', 'stock_items_reserved_within'],
	[
		'two active reservations of one variant for one order',
		again('stock_reservations', OTHER_ID, "state = 'active'"),
		'stock_reservations_one_live',
	],
	['an order whose total does not add up', 'UPDATE orders SET total_vnd = total_vnd + 1', 'orders_total_adds_up'],
	['a change of an order event', "UPDATE order_events SET kind = 'paid'", 'never changed'],
])('the database constraints reject %s', async (_title, statement, message) => {
	await expect(database.pool.query(statement)).rejects.toThrow(message);
});
