import type { Mutant } from './mutant.ts';

const ledger = 'db/migrations/20261121091600_ledger.sql';
const payments = 'db/migrations/20261121092800_payments.sql';
const coin = 'db/migrations/20261122143900_coin.sql';
const vouchers = 'db/migrations/20261122145000_vouchers.sql';
const payouts = 'db/migrations/20261122150803_payouts.sql';
const catalog = 'db/migrations/20261121093030_catalog.sql';
const posting = 'src/domains/ledger/use-cases/post-transfers.db.test.ts';

const tables = 'tests/security/money-tables.db.test.ts';

/** What the database itself keeps, should a rule or a lock of the code be wrong. */
export const tableMutants: readonly Mutant[] = [
	{
		guard: 'one thing is paid for once, in its table',
		file: payments,
		edits: [['CREATE UNIQUE INDEX payment_attempts_settled_once', 'CREATE INDEX payment_attempts_settled_once']],
		tests: tables,
	},
	{
		guard: 'no more goes back than was received, in its table',
		file: payments,
		edits: [['CHECK (refunded_vnd BETWEEN 0 AND received_vnd)', 'CHECK (refunded_vnd >= 0)']],
		tests: tables,
	},
	{
		guard: 'what is paid is paid in full, in its table',
		file: payments,
		edits: [['CHECK (NOT is_settled OR received_vnd = amount_vnd)', 'CHECK (NOT is_settled OR received_vnd > 0)']],
		tests: tables,
	},
	{
		guard: 'for one reason money goes back once, in its table',
		file: payments,
		edits: [
			[
				'CONSTRAINT refunds_source UNIQUE (source_type, source_id)',
				'CONSTRAINT refunds_source UNIQUE (source_type, source_id, id)',
			],
		],
		tests: tables,
	},
	{
		guard: 'what the bank has said is not changed',
		file: payments,
		edits: [
			[
				'CREATE TRIGGER payment_events_append_only BEFORE UPDATE OR DELETE',
				'CREATE TRIGGER payment_events_append_only BEFORE DELETE',
			],
		],
		tests: tables,
	},
	{
		guard: 'a leg is booked once, in its table',
		file: ledger,
		edits: [
			[
				'CONSTRAINT ledger_transfers_source UNIQUE (source_type, source_id, leg)',
				'CONSTRAINT ledger_transfers_source UNIQUE (source_type, source_id, leg, id)',
			],
		],
		tests: tables,
	},
	{
		guard: 'a transfer is of something, in its table',
		file: ledger,
		edits: [
			[
				'CONSTRAINT ledger_transfers_amount_positive CHECK (amount_vnd > 0)',
				'CONSTRAINT ledger_transfers_amount_positive CHECK (amount_vnd >= 0)',
			],
		],
		tests: tables,
	},
	{
		guard: 'a hold is decided for good, in its table',
		file: ledger,
		edits: [["WHEN (OLD.state <> 'held')", "WHEN (OLD.state = 'none')"]],
		tests: tables,
	},
	{
		guard: 'a balance has its floor, in its table',
		file: ledger,
		edits: [['CHECK (posted_vnd - held_vnd >= 0)', 'CHECK (posted_vnd >= 0)']],
		tests: tables,
	},
	{
		guard: 'a transfer is not changed',
		file: ledger,
		edits: [
			[
				'CREATE TRIGGER ledger_transfers_append_only BEFORE UPDATE OR DELETE',
				'CREATE TRIGGER ledger_transfers_append_only BEFORE DELETE',
			],
		],
		tests: posting,
	},
	{
		guard: 'no more coin is left than was granted, in its table',
		file: coin,
		edits: [['CHECK (remaining_vnd BETWEEN 0 AND granted_vnd)', 'CHECK (remaining_vnd >= 0)']],
		tests: tables,
	},
	{
		guard: 'no more coin is held than is left, in its table',
		file: coin,
		edits: [['CHECK (held_vnd BETWEEN 0 AND remaining_vnd)', 'CHECK (held_vnd >= 0)']],
		tests: tables,
	},
	{
		guard: 'coin is granted once for one reason, in its table',
		file: coin,
		edits: [
			[
				'CONSTRAINT coin_slices_source UNIQUE (source_type, source_id, kind)',
				'CONSTRAINT coin_slices_source UNIQUE (source_type, source_id, kind, id)',
			],
		],
		tests: tables,
	},
	{
		guard: 'no more coin comes back than was spent, in its table',
		file: coin,
		edits: [
			[
				'CONSTRAINT coin_spends_returned_within_amount CHECK (returned_vnd BETWEEN 0 AND amount_vnd)',
				'CONSTRAINT coin_spends_returned_within_amount CHECK (returned_vnd >= 0)',
			],
		],
		tests: tables,
	},
	{
		guard: 'a movement of coin is not changed',
		file: coin,
		edits: [
			[
				'CREATE TRIGGER coin_movements_append_only BEFORE UPDATE OR DELETE',
				'CREATE TRIGGER coin_movements_append_only BEFORE DELETE',
			],
		],
		tests: tables,
	},
	{
		guard: 'a voucher has so many uses, in its table',
		file: vouchers,
		edits: [['CHECK (uses BETWEEN 0 AND uses_max)', 'CHECK (uses >= 0)']],
		tests: tables,
	},
	{
		guard: 'a use of a customer is one use, in its table',
		file: vouchers,
		edits: [['CREATE UNIQUE INDEX voucher_uses_place_once', 'CREATE INDEX voucher_uses_place_once']],
		tests: tables,
	},
	{
		guard: 'one payout of a shop is open, in its table',
		file: payouts,
		edits: [['CREATE UNIQUE INDEX payouts_open_once', 'CREATE INDEX payouts_open_once']],
		tests: tables,
	},
	{
		guard: 'the two who approve a payout are two, in its table',
		file: payouts,
		edits: [[' AND second_approved_by <> first_approved_by', '']],
		tests: tables,
	},
	{
		guard: 'a large payout takes two people, in its table',
		file: payouts,
		edits: [[' AND (NOT needs_two OR second_approved_by IS NOT NULL)', '']],
		tests: tables,
	},
	{
		guard: 'no more is promised than is there, in its table',
		file: catalog,
		edits: [['CHECK (reserved >= 0 AND reserved <= on_hand)', 'CHECK (reserved >= 0)']],
		tests: tables,
	},
	{
		guard: 'goods are held once for one order, in their table',
		file: catalog,
		edits: [['CREATE UNIQUE INDEX stock_reservations_one_live', 'CREATE INDEX stock_reservations_one_live']],
		tests: tables,
	},
	{
		guard: 'an order costs what its parts cost, in its table',
		file: 'db/migrations/20261122144000_order_money.sql',
		edits: [
			['CONSTRAINT orders_total_adds_up CHECK (\n', 'CONSTRAINT orders_total_adds_up CHECK (\n\t\ttotal_vnd > 0 OR '],
		],
		tests: tables,
	},
	{
		guard: 'what became of an order is not changed',
		file: 'db/migrations/20261121103000_orders.sql',
		edits: [
			[
				'CREATE TRIGGER order_events_append_only BEFORE UPDATE OR DELETE',
				'CREATE TRIGGER order_events_append_only BEFORE DELETE',
			],
		],
		tests: tables,
	},
];
