import { sql } from 'drizzle-orm';
import type { Carrier } from '#src/domains/orders/contract/parcel.ts';
import { carriersUnderReview } from '#src/domains/remittances/index.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { PayoutAccountState, PayoutSource, PayoutState } from '../contract/settlement.ts';
import { carriersToReview } from '../rules/payout-sources.ts';
import { sourcesOfPayouts } from './payout-sources.ts';

export type ListedPayout = {
	readonly id: string;
	readonly shopSlug: string;
	readonly state: PayoutState;
	readonly amountVnd: number;
	readonly bank: string;
	readonly lastDigits: string;
	readonly needsTwo: boolean;
	readonly hasFirst: boolean;
	readonly batchId: string | null;
	/** When the payout was requested; for a sent payout, when its batch was created. */
	readonly since: Date;
	/** A carrier whose cash it rests on owes claims for so long that people review the payout. */
	readonly reviewOf: readonly Carrier[];
	readonly sources: readonly PayoutSource[];
};

export async function listPayouts(read: ReadDatabase, limit: number): Promise<readonly ListedPayout[]> {
	const rows = await read.read<Omit<ListedPayout, 'reviewOf' | 'sources'>>(sql`
		select payout.id, shop.slug as "shopSlug", payout.state, payout.amount_vnd as "amountVnd", payout.bank,
			payout.last_digits as "lastDigits", payout.needs_two as "needsTwo",
			payout.first_approved_by is not null as "hasFirst", payout.batch_id as "batchId",
			coalesce(batch.made_at, payout.asked_at) as since
		from payouts payout join shops shop on shop.id = payout.shop_id
		left join payout_batches batch on batch.id = payout.batch_id
		where payout.state in ('requested', 'scheduled', 'approved', 'processing')
		order by payout.id limit ${limit}`);
	const sources = await sourcesOfPayouts(
		read,
		rows.map(({ id }) => id),
	);
	const late = await carriersUnderReview(read);
	return rows.map((row) => {
		const of = sources.get(row.id) ?? [];
		return { ...row, since: new Date(row.since), sources: of, reviewOf: carriersToReview(of, late) };
	});
}

export type ListedAccount = {
	readonly shopId: string;
	readonly shopSlug: string;
	readonly state: PayoutAccountState;
	readonly bank: string;
	readonly lastDigits: string;
	readonly legalName: string;
	readonly sealed: string;
	readonly submittedAt: Date;
};

/** Returns accounts with the legal name that the account holder must match; pending accounts come first. */
export async function listPayoutAccounts(read: ReadDatabase, limit: number): Promise<readonly ListedAccount[]> {
	const rows = await read.read<ListedAccount>(sql`
		select account.shop_id as "shopId", shop.slug as "shopSlug", account.state, account.bank,
			account.last_digits as "lastDigits", shop.legal_name as "legalName", account.sealed,
			account.submitted_at as "submittedAt"
		from payout_accounts account join shops shop on shop.id = account.shop_id
		order by account.state <> 'pending', account.submitted_at limit ${limit}`);
	return rows.map((row) => ({ ...row, submittedAt: new Date(row.submittedAt) }));
}

/** Finds a shop by its slug or id, both of which operators type. */
export async function findShopNamed(read: ReadDatabase, shop: string): Promise<string | null> {
	const [row] = await read.read<{ shopId: string | null }>(sql`
		select coalesce(
			(select shop_id from shop_slugs where slug = ${shop}),
			(select id from shops where id::text = ${shop})
		) as "shopId"`);
	return row?.shopId ?? null;
}
