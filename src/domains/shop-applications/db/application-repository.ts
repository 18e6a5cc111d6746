import { and, asc, eq, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { PaperKind } from '#src/domains/vendors/contract/application.ts';
import type { ShopState } from '#src/domains/vendors/contract/shop.ts';
import { type Application, type Paper, shopApplications, shopPapers, shops } from '#src/domains/vendors/db/tables.ts';
import type { ReadDatabase, Transaction } from '#src/platform/db/index.ts';

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

/**
 * Deletes the application with its papers and returns the ids of their pictures. Nothing references an undecided
 * application.
 */
export async function deleteApplication(tx: Transaction, id: string): Promise<readonly string[]> {
	const papers = await tx
		.delete(shopPapers)
		.where(eq(shopPapers.applicationId, id))
		.returning({ pictureId: shopPapers.pictureId });
	await tx.delete(shopApplications).where(eq(shopApplications.id, id));
	return papers.map(({ pictureId }) => pictureId);
}

export const lockAbandonedDrafts = (tx: Transaction, before: Date, most: number): Promise<readonly Application[]> =>
	tx
		.select()
		.from(shopApplications)
		.where(and(isNull(shopApplications.shopId), lt(shopApplications.updatedAt, before)))
		.limit(most)
		.for('update', { skipLocked: true });

/** `skip locked` leaves out shops that an operator is deciding about. */
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

export async function findSimilarNames(
	tx: Transaction,
	folded: string,
	except: string | null,
): Promise<readonly string[]> {
	const rows = await tx.execute<{ name: string }>(sql`
		select name from ${shops}
		where state not in ('rejected', 'terminated') and id is distinct from ${except}::uuid
			and translate(regexp_replace(name_folded, '[^a-z0-9|]', '', 'g'), '01i|', 'olll') = ${folded}`);
	return rows.rows.map(({ name }) => name);
}

/** Serializes name assignments with an advisory lock, so that two similar names cannot be assigned concurrently. */
export async function lockNames(tx: Transaction): Promise<void> {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtext('shop-names'))`);
}

/** `key` identifies the legal entity; `personHash` is set when the shop belongs to a person. */
export type LegalIdentity = {
	readonly key: string;
	readonly taxCode: string | null;
	readonly personHash: string | null;
	/** The shop to leave out of the comparison. */
	readonly except: string | null;
};

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

export const shopsOfIdentity = (read: ReadDatabase, identity: LegalIdentity): Promise<readonly EarlierShop[]> =>
	read.read<EarlierShop>(sql`
		select slug, name, state, state_reason as "stateReason" from shops where ${sameIdentity(identity)} order by id`);
