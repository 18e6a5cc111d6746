import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { categories } from '#src/domains/catalog/db/tables.ts';
import type { ReadDatabase, Transaction } from '#src/platform/db/index.ts';
import type { LicenceNoticeDays } from '../contract/licence.ts';
import { categoryLicenceTerms, shopLicencePapers, shopLicences } from './tables.ts';

export type StoredLicence = typeof shopLicences.$inferSelect;
export type LicenceKey = { readonly shopId: string; readonly categoryId: string };

const matchesLicence = ({ shopId, categoryId }: LicenceKey): SQL | undefined =>
	and(eq(shopLicences.shopId, shopId), eq(shopLicences.categoryId, categoryId));

export type LicenceRequirement = {
	readonly category: string;
	readonly licence: string;
	readonly freeUntil: string | null;
};

export async function licenceRequirement(read: ReadDatabase, categoryId: string): Promise<LicenceRequirement | null> {
	const [row] = await read
		.select({ category: categories.name, licence: categories.licence, freeUntil: categoryLicenceTerms.freeUntil })
		.from(categories)
		.leftJoin(categoryLicenceTerms, eq(categoryLicenceTerms.categoryId, categories.id))
		.where(eq(categories.id, categoryId));
	return row ?? null;
}

/** Serialises publishing with this licence and decisions on it. */
export async function lockLicence(
	tx: Transaction,
	key: LicenceKey,
	how: 'share' | 'update',
): Promise<StoredLicence | null> {
	const [row] = await tx.select().from(shopLicences).where(matchesLicence(key)).for(how);
	return row ?? null;
}

export async function findLicence(read: ReadDatabase, key: LicenceKey): Promise<StoredLicence | null> {
	const [row] = await read.select().from(shopLicences).where(matchesLicence(key));
	return row ?? null;
}

/** Submits a new document; an approved one stays valid until its end. */
export async function saveLicence(
	tx: Transaction,
	{ shopId, categoryId, askedBy, askedAt }: LicenceKey & Pick<StoredLicence, 'askedBy' | 'askedAt'>,
): Promise<void> {
	const asked = { state: 'asked', askedBy, askedAt, reason: '' } as const;
	const undecided = { decidedBy: null, decidedAt: null };
	await tx
		.insert(shopLicences)
		.values({ shopId, categoryId, ...asked })
		.onConflictDoUpdate({ target: [shopLicences.shopId, shopLicences.categoryId], set: { ...asked, ...undecided } });
}

export async function recordLicence(tx: Transaction, key: LicenceKey, change: Partial<StoredLicence>): Promise<void> {
	await tx.update(shopLicences).set(change).where(matchesLicence(key));
}

/** Replaces the waiting pictures and returns them; pictures of the approved document stay. */
export async function replaceLicencePapers(
	tx: Transaction,
	{ shopId, categoryId }: LicenceKey,
	pictureIds: readonly string[],
	addedAt: Date,
): Promise<readonly string[]> {
	const papers = shopLicencePapers;
	const gone = await tx
		.delete(papers)
		.where(and(eq(papers.shopId, shopId), eq(papers.categoryId, categoryId), isNull(papers.agreedAt)))
		.returning({ pictureId: papers.pictureId });
	await tx.insert(papers).values(pictureIds.map((pictureId) => ({ pictureId, shopId, categoryId, addedAt })));
	return gone.flatMap(({ pictureId }) => (pictureIds.includes(pictureId) ? [] : [pictureId]));
}

export async function approveLicencePapers(
	tx: Transaction,
	{ shopId, categoryId }: LicenceKey,
	agreedAt: Date,
): Promise<void> {
	const papers = shopLicencePapers;
	await tx
		.update(papers)
		.set({ agreedAt })
		.where(and(eq(papers.shopId, shopId), eq(papers.categoryId, categoryId), isNull(papers.agreedAt)));
}

export type LicencePaper = { readonly pictureId: string; readonly agreedAt: Date | null };

export function licencePapers(read: ReadDatabase, { shopId, categoryId }: LicenceKey): Promise<LicencePaper[]> {
	const papers = shopLicencePapers;
	return read
		.select({ pictureId: papers.pictureId, agreedAt: papers.agreedAt })
		.from(papers)
		.where(and(eq(papers.shopId, shopId), eq(papers.categoryId, categoryId)))
		.orderBy(asc(papers.addedAt), asc(papers.pictureId));
}

/** True when one of the pictures belongs to another document or to an approved one. */
export async function licencePapersInUse(
	tx: Transaction,
	pictureIds: readonly string[],
	{ shopId, categoryId }: LicenceKey,
) {
	const { rows } = await tx.execute(sql`
		select from shop_licence_papers paper where paper.picture_id in (
			select value::uuid from json_array_elements_text(${JSON.stringify(pictureIds)}::json) as asked(value))
			and (paper.agreed_at is not null
				or (paper.shop_id, paper.category_id) is distinct from (${shopId}::uuid, ${categoryId}::uuid)) limit 1`);
	return rows.length > 0;
}

export async function nameLicence(
	tx: Transaction,
	slug: string,
	licence: string,
): Promise<{ readonly categoryId: string; readonly was: string } | null> {
	const isIt = and(eq(categories.slug, slug), eq(categories.level, 2));
	const fields = { categoryId: categories.id, was: categories.licence };
	const [row] = await tx.select(fields).from(categories).where(isIt).for('update');
	if (row) await tx.update(categories).set({ licence }).where(eq(categories.id, row.categoryId));
	return row ?? null;
}

export async function saveTerm(tx: Transaction, categoryId: string, freeUntil: string): Promise<void> {
	const term = { freeUntil, toldDays: null };
	await tx
		.insert(categoryLicenceTerms)
		.values({ categoryId, ...term })
		.onConflictDoUpdate({ target: categoryLicenceTerms.categoryId, set: term });
}

export async function deleteLicenceTerm(tx: Transaction, categoryId: string): Promise<void> {
	await tx.delete(categoryLicenceTerms).where(eq(categoryLicenceTerms.categoryId, categoryId));
}

/** Only if the licence has not changed since. */
export async function recordTermNotice(
	tx: Transaction,
	{ categoryId, freeUntil }: { readonly categoryId: string; readonly freeUntil: string },
	toldDays: LicenceNoticeDays,
): Promise<void> {
	const terms = categoryLicenceTerms;
	await tx
		.update(terms)
		.set({ toldDays })
		.where(and(eq(terms.categoryId, categoryId), eq(terms.freeUntil, freeUntil)));
}
