import { clockMutants } from './clocks.ts';
import { coinMutants } from './coin.ts';
import { goodsMutants } from './goods.ts';
import { keptPageMutants, toldMutants } from './kept-and-told.ts';
import type { Mutant } from './mutant.ts';
import { orderRightMutants, parcelMutants } from './orders.ts';
import { paymentMutants } from './payments.ts';
import { refundMutants } from './refunds.ts';
import { returnMutants } from './returns.ts';
import { sessionMutants } from './sessions.ts';
import { settlementMutants } from './settlement.ts';
import { tableMutants } from './tables.ts';
import { voucherMutants } from './vouchers.ts';

const stock = 'src/domains/catalog/db/stock-repository.ts';
const reserving = 'src/domains/catalog/use-cases/reserve-stock.db.test.ts';
const ordering = 'src/domains/orders/use-cases/place-order.db.test.ts';
const posting = 'src/domains/ledger/use-cases/post-transfers.db.test.ts';

const settling = 'src/domains/catalog/use-cases/settle-reservation.ts';
const settled = 'src/domains/catalog/use-cases/settle-reservation.db.test.ts';

const stockMutants: readonly Mutant[] = [
	{
		guard: 'no parcel takes more than its order holds',
		file: settling,
		edits: [['!held || held.quantity < quantity', '!held']],
		tests: settled,
	},
	{
		guard: 'what is not paid for does not leave',
		file: settling,
		edits: [["reservations.filter((held) => held.state === 'committed').map(", 'reservations.map(']],
		tests: settled,
	},
	{
		guard: 'whose time is over is looked at again under the lock',
		file: 'src/domains/catalog/use-cases/expire-reservations.ts',
		edits: [['reservations.filter((held) => isOver(held, now))', 'reservations']],
		tests: settled,
	},
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
			[
				'const [locked, , buyer, address, variants] = await together([',
				'const [buyer, locked, , address, variants] = await together([',
			],
			[
				'		lockChosenLines(scope, customerId, lineIds),\n		keepShops(scope.db, shopIds),\n		buyerRecord(scope.read, customerId, ordersConfig.placeGapMs),\n',
				'		buyerRecord(scope.read, customerId, ordersConfig.placeGapMs),\n		lockChosenLines(scope, customerId, lineIds),\n		keepShops(scope.db, shopIds),\n',
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

export const MUTANTS: readonly Mutant[] = [
	...stockMutants,
	...goodsMutants,
	...ledgerMutants,
	...paymentMutants,
	...refundMutants,
	...coinMutants,
	...voucherMutants,
	...parcelMutants,
	...orderRightMutants,
	...returnMutants,
	...settlementMutants,
	...clockMutants,
	...sessionMutants,
	...tableMutants,
	...keptPageMutants,
	...toldMutants,
];
