import { shipOrder } from '#src/domains/fulfilment/index.ts';
import type { Carrier } from '#src/domains/orders/contract/parcel.ts';
import type { RemittanceInput, RemittanceReceipt } from '#src/domains/remittances/contract.ts';
import { recordRemittance } from '#src/domains/remittances/index.ts';
import { newId } from '#src/shared/ids.ts';
import { contextOf, visitor } from '#tests/context.ts';
import type { TestDatabase } from '#tests/database.ts';
import { confirmReceived } from './cash.ts';
import { packedSale, type Sale } from './returns.ts';

export type ClaimedSale = Sale & { readonly tracking: string };
type Shipped = { readonly otherCollects?: boolean };

export async function shippedByCarrier(
	database: TestDatabase,
	carrier: Carrier = 'ghn',
	more: Shipped = {},
): Promise<ClaimedSale> {
	const sale = await packedSale(database, 'cod');
	const tracking = `GHN${newId()}`;
	const shipped = await shipOrder(sale.seller, { number: sale.number, carrier, tracking, ...more });
	if (!shipped.ok) throw new Error(shipped.error.code);
	return { ...sale, tracking };
}

/** A cash order that the buyer has received, so that the carrier owes its cash. */
export async function received(...wanted: Parameters<typeof shippedByCarrier>): Promise<ClaimedSale> {
	const sale = await shippedByCarrier(...wanted);
	await confirmReceived(sale);
	return sale;
}

type Line = RemittanceInput['lines'][number];
export const remittanceLine = ({ tracking, totalVnd }: ClaimedSale, more: Partial<Line> = {}): Line => ({
	tracking,
	amountVnd: totalVnd,
	feeVnd: 0,
	...more,
});

export const remittance = (lines: readonly Line[], more: Partial<RemittanceInput> = {}): RemittanceInput => ({
	carrier: 'ghn',
	reference: newId(),
	paidOn: '2026-11-27',
	totalVnd: lines.reduce((sum, { amountVnd, feeVnd }) => sum + amountVnd - feeVnd, 0),
	lines: [...lines],
	...more,
});

/** As the carrier's webhook reports it. */
export async function payRemittance(
	database: TestDatabase,
	...of: Parameters<typeof remittance>
): Promise<RemittanceReceipt> {
	const paid = await recordRemittance(contextOf(database, visitor()), remittance(...of));
	if (!paid.ok) throw new Error(paid.error.code);
	return paid.value;
}
