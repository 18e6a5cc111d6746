import { eq, sql } from 'drizzle-orm';
import type { ReadDatabase, Transaction } from '#src/platform/db/index.ts';
import type { ShippingProfile, ShippingTerms } from '../contract.ts';
import { type RateRow, rowsOf, termsOf } from '../rules/terms-rows.ts';
import { ratesOfProfile, shippingProfiles, shippingRates } from './tables.ts';

type Row = Omit<ShippingProfile, 'terms'> & { readonly freeFromVnd: number | null; readonly rates: readonly RateRow[] };

export async function profilesOf(read: ReadDatabase, shopId: string): Promise<readonly ShippingProfile[]> {
	const rows = await read.read<Row>(sql`
		select profile.id, profile.name, profile.is_common as "isCommon", profile.version,
			profile.free_from_vnd as "freeFromVnd", ${ratesOfProfile(sql`profile.id`)} as rates
		from shipping_profiles profile where profile.shop_id = ${shopId}
		order by profile.is_common desc, profile.id`);
	return rows.map(({ rates, freeFromVnd, ...profile }) => ({ ...profile, terms: termsOf(rates, freeFromVnd) }));
}

/** Serializes changes of a shop's rates with an advisory lock and returns the shop's state. */
export async function lockRates(tx: Transaction, shopId: string): Promise<string | null> {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`shipping:${shopId}`}, 0))`);
	const { rows } = await tx.execute<{ readonly state: string }>(sql`select state from shops where id = ${shopId}`);
	return rows[0]?.state ?? null;
}

type NewProfile = Omit<ShippingProfile, 'version'> & { readonly shopId: string; readonly at: Date };

export async function insertProfile(tx: Transaction, { terms, at, ...profile }: NewProfile): Promise<void> {
	const { freeFromVnd } = terms;
	await tx.insert(shippingProfiles).values({ ...profile, freeFromVnd, createdAt: at, updatedAt: at });
	await insertRates(tx, profile.id, terms);
}

async function insertRates(tx: Transaction, profileId: string, terms: ShippingTerms): Promise<void> {
	await tx.insert(shippingRates).values(rowsOf(terms).map((row) => ({ ...row, profileId })));
}

type Change = Pick<ShippingProfile, 'name' | 'version' | 'terms'> & { readonly at: Date };

export async function recordProfile(tx: Transaction, id: string, { name, version, terms, at }: Change): Promise<void> {
	const { freeFromVnd } = terms;
	await tx
		.update(shippingProfiles)
		.set({ name, version, freeFromVnd, updatedAt: at })
		.where(eq(shippingProfiles.id, id));
	await tx.delete(shippingRates).where(eq(shippingRates.profileId, id));
	await insertRates(tx, id, terms);
}

export async function deleteProfile(tx: Transaction, id: string): Promise<void> {
	await tx.delete(shippingProfiles).where(eq(shippingProfiles.id, id));
}
