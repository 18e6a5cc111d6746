import { sql } from 'drizzle-orm';
import type { Carrier } from '#src/domains/orders/contract/parcel.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { LineDifference } from '../contract.ts';

export type ListedRemittance = {
	readonly carrier: Carrier;
	readonly reference: string;
	readonly source: 'webhook' | 'file';
	readonly paidOn: string;
	readonly totalVnd: number;
	readonly linesVnd: number;
	readonly totalDecision: 'accepted' | 'dismissed' | null;
	readonly booked: number;
	readonly different: number;
	readonly waiting: number;
	readonly dismissed: number;
};

/** The latest first. */
export function listRemittances(read: ReadDatabase, limit: number): Promise<readonly ListedRemittance[]> {
	return read.read<ListedRemittance>(sql`
		select remittance.carrier, remittance.reference, remittance.source, remittance.paid_on::text as "paidOn",
			remittance.total_vnd as "totalVnd", remittance.lines_vnd as "linesVnd",
			remittance.total_decision as "totalDecision", lines.*
		from cash_remittances remittance cross join lateral (
			select count(*) filter (where state = 'booked')::int as booked,
				count(*) filter (where state = 'different')::int as different,
				count(*) filter (where state = 'pending')::int as waiting,
				count(*) filter (where state = 'dismissed')::int as dismissed
			from cash_remittance_lines where remittance_id = remittance.id
		) lines
		order by remittance.recorded_at desc, remittance.id desc limit ${limit}`);
}

export type ListedDifference = {
	readonly carrier: Carrier;
	readonly reference: string;
	/** Null for the total. */
	readonly tracking: string | null;
	readonly what: LineDifference | 'total';
	readonly paidVnd: number;
	readonly expectedVnd: number | null;
	readonly recordedAt: Date;
};

/** Totals first, then lines; the oldest first. */
export async function listRemittanceDifferences(
	read: ReadDatabase,
	limit: number,
): Promise<readonly ListedDifference[]> {
	type Row = Omit<ListedDifference, 'recordedAt'> & { readonly recordedAt: string };
	const rows = await read.read<Row>(sql`
		select carrier, reference, tracking, what, "paidVnd", "expectedVnd", recorded_at as "recordedAt" from (
			select carrier, reference, null as tracking, 'total' as what, total_vnd as "paidVnd",
				lines_vnd as "expectedVnd", recorded_at, 0 as position
			from cash_remittances where total_vnd <> lines_vnd and total_decision is null
			union all
			select remittance.carrier, remittance.reference, line.tracking, line.difference, line.amount_vnd,
				line.expected_vnd, remittance.recorded_at, line.position
			from cash_remittance_lines line join cash_remittances remittance on remittance.id = line.remittance_id
			where line.state = 'different'
		) open order by recorded_at, reference, position limit ${limit}`);
	return rows.map(({ recordedAt, ...difference }) => ({ ...difference, recordedAt: new Date(recordedAt) }));
}

/** The first open line with this code. */
export async function findDifferentLine(
	read: ReadDatabase,
	remittanceId: string,
	tracking: string,
): Promise<string | null> {
	const [row] = await read.read<{ readonly id: string }>(sql`
		select id from cash_remittance_lines
		where remittance_id = ${remittanceId} and tracking = ${tracking} and state = 'different'
		order by position limit 1`);
	return row?.id ?? null;
}
