import { and, asc, eq, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { ReadDatabase, Transaction } from '#src/platform/db/index.ts';
import type { ShopState } from '../contract.ts';
import type { PaperKind } from '../contract-application.ts';
import { type Application, type Paper, shopApplications, shopPapers, shops } from './tables.ts';

export async function lockApplicationOf(tx: Transaction, applicantId: string): Promise<Application | null> {
	const rows = await tx
		.select()
		.from(shopApplications)
		.where(eq(shopApplications.applicantId, applicantId))
		.for('update');
	return rows[0] ?? null;
}

export async function lockApplicationOfShop(tx: Transaction, shopId: string): Promise<Application | null> {
	const rows = await tx.select().from(shopApplications).where(eq(shopApplications.shopId, shopId)).for('update');
	return rows[0] ?? null;
}

export async function findApplicationOfShop(read: ReadDatabase, shopId: string): Promise<Application | null> {
	const [row] = await read.select().from(shopApplications).where(eq(shopApplications.shopId, shopId));
	return row ?? null;
}

export async function insertApplication(
	tx: Transaction,
	row: typeof shopApplications.$inferInsert,
): Promise<Application> {
	const [made] = await tx.insert(shopApplications).values(row).returning();
	if (!made) throw new Error('the application was not made');
	return made;
}

export async function recordApplication(
	tx: Transaction,
	id: string,
	change: Partial<typeof shopApplications.$inferInsert>,
): Promise<void> {
	await tx.update(shopApplications).set(change).where(eq(shopApplications.id, id));
}

export const papersOf = (read: ReadDatabase, applicationId: string): Promise<readonly Paper[]> =>
	read.select().from(shopPapers).where(eq(shopPapers.applicationId, applicationId)).orderBy(asc(shopPapers.addedAt));

export async function insertPaper(tx: Transaction, row: typeof shopPapers.$inferInsert): Promise<void> {
	await tx.insert(shopPapers).values(row).onConflictDoNothing();
}

export async function deletePaper(
	tx: Transaction,
	applicationId: string,
	pictureId: string,
): Promise<PaperKind | null> {
	const [gone] = await tx
		.delete(shopPapers)
		.where(and(eq(shopPapers.applicationId, applicationId), eq(shopPapers.pictureId, pictureId)))
		.returning({ kind: shopPapers.kind });
	return gone?.kind ?? null;
}

/** With its papers, whose pictures it names. What was looked at is no shop yet: nothing else knows it. */
export async function deleteApplication(tx: Transaction, id: string): Promise<readonly string[]> {
	const papers = await tx
		.delete(shopPapers)
		.where(eq(shopPapers.applicationId, id))
		.returning({ pictureId: shopPapers.pictureId });
	await tx.delete(shopApplications).where(eq(shopApplications.id, id));
	return papers.map(({ pictureId }) => pictureId);
}

/** Drafts that nobody has touched since, and that nobody is writing at this moment. */
export const lockForgottenDrafts = (tx: Transaction, before: Date, most: number): Promise<readonly Application[]> =>
	tx
		.select()
		.from(shopApplications)
		.where(and(isNull(shopApplications.shopId), lt(shopApplications.updatedAt, before)))
		.limit(most)
		.for('update', { skipLocked: true });

/** Shops that were asked and have not answered since, and that nobody decides about at this moment. */
export async function lockUnansweredShops(
	tx: Transaction,
	before: Date,
	most: number,
): Promise<readonly { readonly id: string; readonly ownerId: string; readonly name: string }[]> {
	const found = await tx.execute<{ id: string; ownerId: string; name: string }>(sql`
		select id, owner_id as "ownerId", name from ${shops}
		where state = 'needs_info' and updated_at < ${before.toISOString()}::timestamptz and not exists (
			select from ${shopApplications} application
			where application.shop_id = shops.id and application.updated_at >= ${before.toISOString()}::timestamptz
		) limit ${most} for update skip locked`);
	return found.rows;
}

/** Names that might look like this one: equal without tones, blanks and signs. */
export async function alikeNames(tx: Transaction, folded: string, except: string | null): Promise<readonly string[]> {
	const rows = await tx.execute<{ name: string }>(sql`
		select name from ${shops}
		where state not in ('rejected', 'terminated') and id is distinct from ${except}::uuid
			and translate(regexp_replace(name_folded, '[^a-z0-9|]', '', 'g'), '01i|', 'olll') = ${folded}`);
	return rows.rows.map(({ name }) => name);
}

/** Names are given one at a time, so that no two that look alike are given at once. */
export async function lockNames(tx: Transaction): Promise<void> {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtext('shop-names'))`);
}

/** Who stands behind a shop: the key that its kind goes by, and the person's own hash where the shop is a person's. */
export type LegalIdentity = {
	readonly key: string;
	readonly taxCode: string | null;
	readonly personHash: string | null;
	/** The shop itself, where there is one already. */
	readonly except: string | null;
};

/** Reads `shops`: another one of the same legal identity, those closed for good too. */
const sameIdentity = ({ key, taxCode, personHash, except }: LegalIdentity): SQL => sql`
	shops.state <> 'rejected' and shops.id is distinct from ${except}::uuid and (
		shops.identity_key = ${key} or (shops.tax_code = ${taxCode} and shops.legal_kind <> 'individual')
		or (shops.legal_kind <> 'company' and exists (
			select from shop_applications application
			where application.shop_id = shops.id and application.identity_hash = ${personHash}
		))
	)`;

export async function isIdentityTaken(tx: Transaction, identity: LegalIdentity): Promise<boolean> {
	const { rows } = await tx.execute(sql`select from shops where ${sameIdentity(identity)} limit 1`);
	return rows.length > 0;
}

export type EarlierShop = {
	readonly slug: string;
	readonly name: string;
	readonly state: ShopState;
	readonly stateReason: string;
};

/** What an operator should know before saying yes: the oldest first. */
export const shopsOfIdentity = (read: ReadDatabase, identity: LegalIdentity): Promise<readonly EarlierShop[]> =>
	read.read<EarlierShop>(sql`
		select slug, name, state, state_reason as "stateReason" from shops where ${sameIdentity(identity)} order by id`);
