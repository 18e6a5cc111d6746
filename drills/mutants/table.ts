import { clockMutants } from './clocks.ts';
import { coinMutants } from './coin.ts';
import { keptPageMutants, toldMutants } from './kept-and-told.ts';
import type { Mutant } from './mutant.ts';
import { returnMutants } from './returns.ts';
import { settlementMutants } from './settlement.ts';
import { voucherMutants } from './vouchers.ts';

const stock = 'src/domains/catalog/db/stock-repository.ts';
const reserving = 'src/domains/catalog/use-cases/reserve-stock.db.test.ts';
const ordering = 'src/domains/orders/use-cases/place-order.db.test.ts';
const paying = 'src/domains/payments/use-cases/record-ipn.db.test.ts';
const refunding = 'src/domains/payments/use-cases/request-refund.db.test.ts';
const posting = 'src/domains/ledger/use-cases/post-transfers.db.test.ts';
const attempts = 'src/domains/payments/db/attempt-repository.ts';
const sessions = 'src/domains/identity/db/session-repository.ts';
const transacting = 'src/platform/context.db.test.ts';

const stockMutants: readonly Mutant[] = [
	{
		guard: 'stock rows are locked before they are counted',
		file: stock,
		edits: [['order by stock.variant_id for update of stock`', 'order by stock.variant_id`']],
		tests: reserving,
	},
	{
		guard: 'stock rows are locked in the order of their ids',
		file: stock,
		edits: [['order by stock.variant_id for update of stock`', 'order by random() for update of stock`']],
		tests: reserving,
	},
	{
		guard: 'what is reserved is not there for others',
		file: 'src/domains/catalog/rules/stock.ts',
		edits: [['level.onHand - level.reserved', 'level.onHand']],
		tests: reserving,
	},
	{
		guard: 'the last piece may be sold, and no more',
		file: 'src/domains/catalog/rules/stock.ts',
		edits: [['left < wanted)', 'left < wanted - 1)']],
		tests: 'src/domains/catalog/rules/stock.test.ts',
	},
	{
		guard: 'what was given back is not given back again',
		file: 'src/domains/catalog/rules/reservation-states.ts',
		edits: [["state === 'active' || state === 'committed';", "state !== 'expired' && state !== 'shipped';"]],
		tests: reserving,
	},
	{
		guard: 'a cart is locked while it is ordered',
		file: 'src/domains/cart/db/cart-repository.ts',
		edits: [['where $' + '{isOwnedBy(owner)} for update`', 'where $' + '{isOwnedBy(owner)}`']],
		tests: ordering,
	},
	{
		guard: 'the lines of a cart are read once it is locked',
		file: 'src/domains/cart/db/cart-repository.ts',
		edits: [
			[
				'const [cartId, lines] = await together([lockCart(tx, owner), linesUnderLock(tx, owner)]);',
				'const [lines, cartId] = await together([linesUnderLock(tx, owner), lockCart(tx, owner)]);',
			],
		],
		tests: ordering,
	},
	{
		guard: 'whether somebody has just ordered is asked once the cart is locked',
		file: 'src/domains/orders/use-cases/place-order.ts',
		edits: [
			['const [locked, buyer, address] = await together([', 'const [buyer, locked, address] = await together(['],
			[
				'		lockChosenLines(scope, customerId, lineIds),\n		buyerRecord(scope.read, customerId, ordersConfig.placeGapMs),\n',
				'		buyerRecord(scope.read, customerId, ordersConfig.placeGapMs),\n		lockChosenLines(scope, customerId, lineIds),\n',
			],
		],
		tests: ordering,
	},
	{
		guard: 'nothing is ordered at a price that nobody saw',
		file: 'src/domains/orders/use-cases/place-order.ts',
		edits: [['differences.length > 0 || quote.totalVnd !== input.totalVnd || ', '']],
		tests: ordering,
	},
	{
		guard: 'an order and its group are locked before they change',
		file: 'src/domains/orders/db/order-repository.ts',
		edits: [
			[".where(eq(orderGroups.id, groupId)).for('update');\n\tif", '.where(eq(orderGroups.id, groupId));\n\tif'],
			[
				".orderBy(asc(orders.id))\n\t\t.for('update');\n\treturn { group",
				'.orderBy(asc(orders.id));\n\treturn { group',
			],
		],
		tests: 'src/domains/orders/use-cases/cancel-order.db.test.ts',
	},
	{
		guard: 'what has left the shop is not cancelled',
		file: 'src/domains/orders/rules/may-cancel.ts',
		edits: [["	if (!isStillWhole(order)) return refuse('orders.not_cancellable');\n", '']],
		tests: 'src/domains/orders/rules/may-cancel.test.ts',
	},
	{
		guard: 'nobody pays later than 45 minutes after ordering',
		file: 'src/domains/orders/rules/payment-window.ts',
		edits: [['wanted < lastInstant ? wanted : lastInstant', 'wanted']],
		tests: 'src/domains/orders/rules/payment-window.test.ts',
	},
];

const ledgerMutants: readonly Mutant[] = [
	{
		guard: 'balances are locked before they are judged',
		file: 'src/domains/ledger/db/account-repository.ts',
		edits: [
			[".orderBy(asc(ledgerBalances.accountId))\n\t\t.for('update');", '.orderBy(asc(ledgerBalances.accountId));'],
		],
		tests: posting,
	},
	{
		guard: 'balances are locked in the order of their ids',
		file: 'src/domains/ledger/db/account-repository.ts',
		edits: [
			[".orderBy(asc(ledgerBalances.accountId))\n\t\t.for('update');", ".orderBy(sql`random()`)\n\t\t.for('update');"],
		],
		tests: posting,
	},
	{
		guard: 'money that is held is not spent',
		file: 'src/domains/ledger/rules/double-entry.ts',
		edits: [['availableVnd(balance) + changeVnd >= 0', 'balance.postedVnd + changeVnd >= 0']],
		tests: 'src/domains/ledger',
	},
	{
		guard: 'a leg is booked once',
		file: 'src/domains/ledger/use-cases/post-transfers.ts',
		edits: [['const missing = await unbookedLegs(db, source, legs, ids);', 'const missing = legs;']],
		tests: posting,
	},
	{
		guard: 'no amount below one',
		file: 'src/domains/ledger/rules/double-entry.ts',
		edits: [['|| amountVnd <= 0 ', '']],
		tests: 'src/domains/ledger',
	},
	{
		guard: 'a hold is locked before it is decided',
		file: 'src/domains/ledger/db/hold-repository.ts',
		edits: [[".where(eq(ledgerHolds.id, holdId)).for('update');", '.where(eq(ledgerHolds.id, holdId));']],
		tests: 'src/domains/ledger/use-cases/decide-hold.db.test.ts',
	},
];

const paymentMutants: readonly Mutant[] = [
	{
		guard: 'results of one attempt are decided one at a time',
		file: attempts,
		edits: [
			[".where(eq(paymentAttempts.txnRef, txnRef)).for('update');", '.where(eq(paymentAttempts.txnRef, txnRef));'],
		],
		tests: paying,
	},
	{
		guard: 'another sum is no payment',
		file: 'src/domains/payments/rules/ipn-verdict.ts',
		edits: [['told.amountVnd !== attempt.amountVnd', 'told.amountVnd === null']],
		tests: paying,
	},
	{
		guard: 'another merchant’s payment is not ours',
		file: 'src/domains/payments/vnpay/notification.ts',
		edits: [["field(check.fields, 'TmnCode') !== settings.tmnCode", 'false']],
		tests: paying,
	},
	{
		guard: 'a forged signature is no signature',
		file: 'src/domains/payments/vnpay/signature.ts',
		edits: [['if (!sameSignature(given, expected))', 'if (given.length !== expected.length)']],
		tests: 'src/domains/payments',
	},
	{
		guard: 'a field given twice is refused',
		file: 'src/domains/payments/vnpay/signature.ts',
		edits: [["if (fields.has(name)) fault = 'repeated_field';\n\t\telse if", 'if']],
		tests: 'src/domains/payments/vnpay',
	},
	{
		guard: 'money counts only when both codes say so',
		file: 'src/domains/payments/vnpay/result-codes.ts',
		edits: [["responseCode === '00' && transactionStatus === STATUS_PAID", "responseCode === '00'"]],
		tests: 'src/domains/payments/vnpay',
	},
	{
		guard: 'one thing is paid for once',
		file: 'src/domains/payments/use-cases/steps/record-result.ts',
		edits: [['if (await hasSettledAttempt(scope.db, attempt))', 'if (attempt.isSettled)']],
		tests: paying,
	},
	{
		guard: 'never more goes back than came',
		file: 'src/domains/payments/use-cases/request-refund.ts',
		edits: [['attempt.refundedVnd + amountVnd > attempt.receivedVnd', 'amountVnd > attempt.receivedVnd']],
		tests: refunding,
	},
	{
		guard: 'refunds of one payment are decided one at a time',
		file: attempts,
		edits: [["\t\t)\n\t\t.for('update');\n\treturn row ?? null;", '\t\t);\n\treturn row ?? null;']],
		tests: refunding,
	},
	{
		guard: 'for one reason money goes back once',
		file: 'src/domains/payments/use-cases/request-refund.ts',
		edits: [['	if (earlier) return ok({ refundId: earlier.id, isNew: false });\n', '']],
		tests: refunding,
	},
	{
		guard: 'late money for goods that are gone goes back',
		file: 'src/domains/orders/use-cases/settle-payment.ts',
		edits: [["		for (const order of unserved) await refundPaidOrder(scope, order, 'late_paid');\n", '']],
		tests: 'src/domains/orders/use-cases/settle-payment.db.test.ts',
	},
];

const sessionMutants: readonly Mutant[] = [
	{
		guard: 'renewals of one session are decided one at a time',
		file: sessions,
		edits: [["isLive))\n\t\t.for('update', { of: sessions });", 'isLive));']],
		tests: 'src/domains/identity/use-cases/renew-session.db.test.ts',
	},
	{
		guard: 'a session that nobody uses ends',
		file: sessions,
		edits: [
			[
				'make_interval(hours => $' + '{SESSION_IDLE_HOURS})`,\n\tisNull(customers',
				'make_interval(years => 9)`,\n\tisNull(customers',
			],
		],
		tests: 'src/domains/identity/use-cases/end-sessions.db.test.ts',
	},
	{
		guard: 'a locked customer is out',
		file: sessions,
		edits: [['	isNull(customers.lockedAt),\n', '']],
		tests: 'src/domains/identity/use-cases/end-sessions.db.test.ts',
	},
	{
		guard: 'a code is exchanged once',
		file: 'src/identity/db/record-adapter.ts',
		edits: [['and(one(id), isNull(identityRecords.consumedAt))', 'one(id)']],
		tests: 'src/identity/sign-in.db.test.ts',
	},
	{
		guard: 'an e-mail alone opens nobody’s account',
		file: 'src/domains/identity/rules/sign-in.ts',
		edits: [['facts.isEmailVerified && ', '']],
		tests: 'src/domains/identity/rules/sign-in.test.ts',
	},
	{
		guard: 'a request of another site changes nothing',
		file: 'src/platform/http/origin.ts',
		edits: [["headers.get('origin') !== siteUrl", "headers.get('origin') === null"]],
		tests: 'src/platform/http/endpoint.db.test.ts',
	},
	{
		guard: 'a key used for another request is refused',
		file: 'src/platform/http/idempotency.ts',
		edits: [['first.request_hash !== claim.requestHash', 'false']],
		tests: transacting,
	},
	{
		guard: 'a key used before does the work once',
		file: 'src/platform/http/idempotency.ts',
		edits: [['::jsonb)`', '::jsonb) on conflict do nothing`']],
		tests: transacting,
	},
	{
		guard: 'a refusal takes back what was written',
		file: 'src/platform/context.ts',
		edits: [['			if (!result.ok) throw new Rollback(result);\n', '			if (!result.ok) return result;\n']],
		tests: transacting,
	},
];

export const MUTANTS: readonly Mutant[] = [
	...stockMutants,
	...ledgerMutants,
	...paymentMutants,
	...coinMutants,
	...voucherMutants,
	...returnMutants,
	...settlementMutants,
	...clockMutants,
	...sessionMutants,
	...keptPageMutants,
	...toldMutants,
];
