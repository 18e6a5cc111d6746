import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { GrantKind } from '../contract/coin.ts';

export async function getGrantedByShop(
	read: ReadDatabase,
	{ shopId, kind, since }: { readonly shopId: string; readonly kind: GrantKind; readonly since: Date },
): Promise<number> {
	const [row] = await read.read<{ grantedVnd: number }>(sql`
		select coalesce(sum(granted_vnd), 0)::int as "grantedVnd" from coin_slices
		where payer_kind = 'vendor_payable' and payer_id = ${shopId} and kind = ${kind} and granted_at >= ${since}`);
	return row?.grantedVnd ?? 0;
}
