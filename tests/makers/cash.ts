import { recordCashCollected } from '#src/domains/orders/index.ts';
import type { TestDatabase } from '#tests/database.ts';
import { asOperator } from './settlement.ts';

/** An operator records that carriers have collected the cash of every delivered parcel of the order. */
export async function collectCash(database: TestDatabase, orderId: string): Promise<void> {
	const { rows } = await database.pool.query<{ id: string }>(
		'SELECT parcel_id AS id FROM uncollected_parcels WHERE order_id = $1 ORDER BY 1',
		[orderId],
	);
	for (const { id: parcelId } of rows) {
		const recorded = await recordCashCollected(await asOperator(database), { parcelId, note: 'Bảng kê của hãng' });
		if (!recorded.ok) throw new Error(recorded.error.code);
	}
}
