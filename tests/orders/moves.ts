import { spendStates } from '#src/domains/coin/rules/spend-states.ts';
import { parcelStates } from '#src/domains/fulfilment/rules/parcel-states.ts';
import { partCancelStates } from '#src/domains/fulfilment/rules/unshipped-cancellation-states.ts';
import { reservationStates } from '#src/domains/inventory/rules/reservation-states.ts';
import { holdStates } from '#src/domains/ledger/rules/hold-states.ts';
import { orderStates } from '#src/domains/orders/rules/order-states.ts';
import { paymentStates } from '#src/domains/payments/rules/payment-states.ts';
import { refundStates } from '#src/domains/payments/rules/refund-states.ts';
import { returnShippingStates } from '#src/domains/returns/rules/return-shipping-states.ts';
import { returnStates } from '#src/domains/returns/rules/return-states.ts';
import type { StateTable } from '#src/shared/states.ts';
import type { TestDatabase } from '#tests/database.ts';

const STATE_TABLES: readonly StateTable[] = [
	orderStates,
	parcelStates,
	partCancelStates,
	returnStates,
	returnShippingStates,
	paymentStates,
	refundStates,
	reservationStates,
	spendStates,
	holdStates,
];

/** Adds triggers that record each kind of state transition. */
export async function recordTransitions({ pool }: TestDatabase): Promise<void> {
	await pool.query('CREATE TABLE moves_seen (place text, before text, after text, UNIQUE (place, before, after))');
	await pool.query(`
		CREATE FUNCTION note_move() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$ BEGIN
			IF NEW.state <> OLD.state THEN
				INSERT INTO moves_seen VALUES (TG_TABLE_NAME, OLD.state, NEW.state) ON CONFLICT DO NOTHING;
			END IF;
			RETURN NULL;
		END $$`);
	for (const { column } of STATE_TABLES)
		await pool.query(
			`CREATE TRIGGER note_move AFTER UPDATE ON ${column.split('.')[0]} FOR EACH ROW EXECUTE FUNCTION note_move()`,
		);
}

/** Returns recorded transitions that no state table allows. */
export async function findInvalidTransitions({ pool }: TestDatabase): Promise<readonly string[]> {
	type Move = { readonly place: string; readonly before: string; readonly after: string };
	const { rows } = await pool.query<Move>('SELECT place, before, after FROM moves_seen ORDER BY place, before, after');
	const isKnown = ({ place, before, after }: Move) =>
		STATE_TABLES.some(({ column, moves }) => column === `${place}.state` && moves[before]?.includes(after));
	return rows.filter((move) => !isKnown(move)).map(({ place, before, after }) => `${place}: ${before} → ${after}`);
}
