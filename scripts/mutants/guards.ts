import type { GuardPlace } from './remove-guard.ts';

/** A guard in the code or a constraint of the database whose removal must make a test fail. */
export type Mutant = {
	readonly name: string;
	readonly test: string;
} & ((GuardPlace & { readonly file: string }) | { readonly constraint: string; readonly table: string });

const MONEY_TABLES = 'tests/security/money-tables.db.test.ts';
const ATTEMPTS = 'src/domains/payments/db/attempt-repository.ts';

export const MUTANTS: readonly Mutant[] = [
	{
		name: 'stock rows are locked before they are counted',
		file: 'src/domains/inventory/db/stock-repository.ts',
		inFunction: 'lockStock',
		remove: 'lock',
		test: 'src/domains/inventory/use-cases/reserve-stock.db.test.ts',
	},
	{
		name: 'a cart is locked while it is ordered',
		file: 'src/domains/cart/db/cart-repository.ts',
		inFunction: 'lockCart',
		remove: 'lock',
		test: 'src/domains/checkout/use-cases/place-order.db.test.ts',
	},
	{
		name: 'an order group and its orders are locked before they change',
		file: 'src/domains/orders/db/order-repository.ts',
		inFunction: 'lockGroup',
		remove: 'lock',
		test: 'src/domains/cancellation/use-cases/cancel-order.db.test.ts',
	},
	{
		name: 'a refund of cash is locked before its transfer is recorded',
		file: 'src/domains/returns/db/refund-transfer-repository.ts',
		inFunction: 'lockRefund',
		remove: 'lock',
		test: 'src/domains/returns/use-cases/refunds/transfer-refunds.db.test.ts',
	},
	{
		name: 'ledger balances are locked before they are judged',
		file: 'src/domains/ledger/db/account-repository.ts',
		inFunction: 'lockBalances',
		remove: 'lock',
		test: 'src/domains/ledger/use-cases/post-transfers.db.test.ts',
	},
	{
		name: 'a ledger hold is locked before it is decided',
		file: 'src/domains/ledger/db/hold-repository.ts',
		inFunction: 'lockHold',
		remove: 'lock',
		test: 'src/domains/ledger/use-cases/decide-hold.db.test.ts',
	},
	{
		name: 'a coin account is locked before coin is spent',
		file: 'src/domains/coin/db/account-repository.ts',
		inFunction: 'lockAccount',
		remove: 'lock',
		test: 'src/domains/coin/use-cases/spend-coin.db.test.ts',
	},
	{
		name: 'vouchers are locked before they are redeemed',
		file: 'src/domains/promotions/db/voucher-repository.ts',
		inFunction: 'lockVouchers',
		remove: 'lock',
		test: 'src/domains/promotions/use-cases/redeem-vouchers.db.test.ts',
	},
	{
		name: 'a payment attempt is locked before its result is recorded',
		file: ATTEMPTS,
		inFunction: 'lockAttemptByTxnRef',
		remove: 'lock',
		test: 'src/domains/payments/use-cases/record-ipn.db.test.ts',
	},
	{
		name: 'a settled payment is locked before it is refunded',
		file: ATTEMPTS,
		inFunction: 'lockSettledAttempt',
		remove: 'lock',
		test: 'src/domains/payments/use-cases/request-refund.db.test.ts',
	},
	{
		name: 'a session is locked while it is renewed',
		file: 'src/domains/identity/db/session-repository.ts',
		inFunction: 'lockSession',
		remove: 'lock',
		test: 'src/domains/identity/use-cases/renew-session.db.test.ts',
	},
	{
		name: 'an incident is closed once',
		file: 'src/domains/payments/db/incident-repository.ts',
		inFunction: 'closeIncident',
		remove: { condition: 'isNull(paymentIncidents.resolvedAt)' },
		test: 'src/domains/payments/use-cases/stuck-refund.db.test.ts',
	},
	{
		name: 'a customer ends their own sessions only',
		file: 'src/domains/identity/db/session-repository.ts',
		inFunction: 'removeSession',
		remove: { condition: 'eq(sessions.customerId, customerId)' },
		test: 'src/domains/identity/use-cases/end-sessions.db.test.ts',
	},
	{
		name: 'constraint: one purchase is settled by one payment',
		constraint: 'payment_attempts_settled_once',
		table: 'payment_attempts',
		test: MONEY_TABLES,
	},
	{
		name: 'constraint: a ledger transfer is booked once',
		constraint: 'ledger_transfers_source',
		table: 'ledger_transfers',
		test: MONEY_TABLES,
	},
	{
		name: 'constraint: reserved stock is at most the stock on hand',
		constraint: 'stock_items_reserved_within',
		table: 'stock_items',
		test: MONEY_TABLES,
	},
];
