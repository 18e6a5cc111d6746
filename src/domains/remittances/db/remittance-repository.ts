import { and, eq, sql } from 'drizzle-orm';
import type { Carrier } from '#src/domains/orders/contract/parcel.ts';
import { insertRows, type ReadDatabase, type Transaction } from '#src/platform/db/index.ts';
import { isId } from '#src/shared/ids.ts';
import type { NamedParcel } from '../rules/match-line.ts';
import {
	type CashRemittance,
	type CashRemittanceLine,
	cashRemittanceClaims,
	cashRemittanceLines,
	cashRemittances,
} from './tables.ts';

/** False when the carrier's reference is known; waits for a concurrent call that records it. */
export async function recordRemittanceRow(tx: Transaction, remittance: CashRemittance): Promise<boolean> {
	const { rowCount } = await tx.insert(cashRemittances).values(remittance).onConflictDoNothing();
	return rowCount === 1;
}

export async function recordLines(tx: Transaction, lines: readonly CashRemittanceLine[]): Promise<void> {
	await tx.execute(insertRows(cashRemittanceLines, lines));
}

export async function findRemittance(
	read: ReadDatabase,
	carrier: Carrier,
	reference: string,
): Promise<CashRemittance | null> {
	const [found] = await read
		.select()
		.from(cashRemittances)
		.where(and(eq(cashRemittances.carrier, carrier), eq(cashRemittances.reference, reference)));
	return found ?? null;
}

export async function lockRemittance(tx: Transaction, id: string): Promise<CashRemittance | null> {
	const [found] = await tx.select().from(cashRemittances).where(eq(cashRemittances.id, id)).for('update');
	return found ?? null;
}

export async function changeRemittance(
	tx: Transaction,
	id: string,
	changes: Pick<CashRemittance, 'totalDecision' | 'totalNote' | 'totalDecidedBy'>,
): Promise<void> {
	await tx.update(cashRemittances).set(changes).where(eq(cashRemittances.id, id));
}

export async function findLine(read: ReadDatabase, id: string): Promise<CashRemittanceLine | null> {
	const [line] = await read.select().from(cashRemittanceLines).where(eq(cashRemittanceLines.id, id));
	return line ?? null;
}

export async function lockLine(tx: Transaction, id: string): Promise<CashRemittanceLine | null> {
	const [line] = await tx.select().from(cashRemittanceLines).where(eq(cashRemittanceLines.id, id)).for('update');
	return line ?? null;
}

export async function changeLine(
	tx: Transaction,
	id: string,
	changes: Partial<Omit<CashRemittanceLine, 'id' | 'remittanceId' | 'position'>>,
): Promise<void> {
	await tx.update(cashRemittanceLines).set(changes).where(eq(cashRemittanceLines.id, id));
}

export async function recordLineClaim(
	tx: Transaction,
	claim: { readonly lineId: string; readonly parcelId: string; readonly amountVnd: number },
): Promise<void> {
	await tx.insert(cashRemittanceClaims).values(claim);
}

/**
 * Lines to book, in their order: new ones, and those whose parcel was not delivered when they were read. Without an
 * id, of all remittances.
 */
export async function bookableLines(
	read: ReadDatabase,
	remittanceId: string | null,
	limit: number,
): Promise<readonly string[]> {
	const ofOne = remittanceId ? sql`and remittance.id = ${remittanceId}` : sql``;
	const rows = await read.read<{ readonly id: string }>(sql`
		select line.id from cash_remittance_lines line join cash_remittances remittance on remittance.id = line.remittance_id
		where line.state in ('pending', 'different') and (remittance.total_vnd = remittance.lines_vnd
				or remittance.total_decision = 'accepted') ${ofOne}
			and (line.state = 'pending' or line.difference = 'not_delivered' and exists (
				select from cash_claims claim join order_parcels parcel on parcel.id = claim.parcel_id
				where claim.state <> 'remitted' and parcel.carrier = remittance.carrier and parcel.tracking <> ''
					and tracking_key(parcel.tracking) = tracking_key(line.tracking)))
		order by remittance.recorded_at, remittance.id, line.position limit ${limit}`);
	return rows.map(({ id }) => id);
}

export type LineCounts = { readonly booked: number; readonly different: number; readonly waiting: number };

export async function countLines(read: ReadDatabase, remittanceId: string): Promise<LineCounts> {
	const [row] = await read.read<LineCounts>(sql`
		select count(*) filter (where state = 'booked')::int as booked,
			count(*) filter (where state = 'different')::int as different,
			count(*) filter (where state = 'pending')::int as waiting
		from cash_remittance_lines where remittance_id = ${remittanceId}`);
	return row ?? { booked: 0, different: 0, waiting: 0 };
}

export type FoundParcel = NamedParcel & { readonly orderId: string; readonly groupId: string };
const NAMED_MAX = 50;

/** Parcels of a carrier with this tracking code, the latest first; an operator may write the parcel's id instead. */
export function parcelsNamed(read: ReadDatabase, carrier: Carrier, tracking: string): Promise<readonly FoundParcel[]> {
	const named = isId(tracking)
		? sql`parcel.id = ${tracking}`
		: sql`tracking_key(parcel.tracking) = tracking_key(${tracking}) and parcel.tracking <> ''`;
	return read.read<FoundParcel>(sql`
		select parcel.id as "parcelId", parcel.order_id as "orderId", orders.group_id as "groupId",
			orders.shop_id as "shopId", orders.customer_id as "customerId", parcel.state, parcel.carrier,
			parcel.other_collects as "otherCollects", placed.payment_method as method,
			(claim.amount_vnd - claim.remitted_vnd)::bigint as "openVnd"
		from order_parcels parcel join orders on orders.id = parcel.order_id
			join order_groups placed on placed.id = orders.group_id
			left join cash_claims claim on claim.parcel_id = parcel.id
		where parcel.carrier = ${carrier} and ${named}
		order by parcel.shipped_at desc, parcel.id limit ${NAMED_MAX}`);
}
