import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { Difference } from '../rules/settlement-file.ts';

export function listDifferences(
	read: ReadDatabase,
	limit: number,
): Promise<readonly (Difference & { readonly day: string })[]> {
	return read.read<Difference & { readonly day: string }>(sql`
		select day::text as day, txn_ref as "txnRef", moved, kind, ours_vnd as "oursVnd", theirs_vnd as "theirsVnd"
		from settlement_differences where closed_at is null order by day, txn_ref limit ${limit}`);
}
