import { sql } from 'drizzle-orm';
import { isReviewLate } from '#src/domains/vendors/rules/shop-status/review-clock.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';

export type WaitingAppeal = {
	readonly shopId: string;
	readonly slug: string;
	readonly name: string;
	/** The operator who suspended the shop may not decide on the appeal. */
	readonly reason: string;
	readonly suspendedBy: string | null;
	readonly appeal: string;
	readonly appealedAt: Date;
};

const MAX = 200;

export async function listAppeals(read: ReadDatabase): Promise<readonly WaitingAppeal[]> {
	const rows = await read.read<Omit<WaitingAppeal, 'appealedAt'> & { readonly appealedAt: string }>(sql`
		select shop.id as "shopId", shop.slug, shop.name, suspension.reason, first.email as "suspendedBy",
			suspension.appeal, suspension.appealed_at as "appealedAt"
		from shop_suspensions suspension
		join shops shop on shop.id = suspension.shop_id
		left join customers first on first.id = suspension.suspended_by
		where suspension.appeal_state = 'open' order by suspension.appealed_at limit ${MAX}`);
	return rows.map((row) => ({ ...row, appealedAt: new Date(row.appealedAt) }));
}

export const listLateAppeals = async (read: ReadDatabase, now: Date): Promise<readonly WaitingAppeal[]> =>
	(await listAppeals(read)).filter(({ appealedAt }) => isReviewLate(appealedAt, now));
