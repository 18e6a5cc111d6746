import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { insertRows, type ReadDatabase, type Transaction } from '#src/platform/db/index.ts';
import { promotionsConfig, type VoucherDiscount } from '../contract.ts';
import type { VoucherFacts } from '../rules/voucher-applies.ts';
import { savedVouchers, type VoucherRow, type VoucherUse, vouchers, voucherUses } from './tables.ts';

export type KnownVoucher = VoucherFacts & {
	readonly id: string;
	readonly shopId: string | null;
	readonly code: string;
	readonly codeKey: string;
	readonly isSaved: boolean;
};

export function discountOf({ kind, amountVnd, percent, capVnd }: VoucherRow): VoucherDiscount {
	if (kind === 'fixed') return { kind, amountVnd: amountVnd ?? 0 };
	return { kind, percent: percent ?? 0, capVnd: capVnd ?? 0 };
}

const known = (row: VoucherRow, customerUses: number, isSaved: boolean): KnownVoucher => {
	const { id, shopId, code, codeKey, minGoodsVnd, startsAt, endsAt, endedAt, usesMax, uses, usesPerCustomer } = row;
	const terms = { minGoodsVnd, startsAt, endsAt, endedAt, usesMax, uses, usesPerCustomer };
	return { id, shopId, code, codeKey, discount: discountOf(row), ...terms, customerUses, isSaved };
};

const ofShops = (shopIds: readonly string[]): SQL | undefined =>
	shopIds.length > 0 ? or(isNull(vouchers.shopId), inArray(vouchers.shopId, [...shopIds])) : isNull(vouchers.shopId);

async function vouchersWhere(
	read: ReadDatabase,
	customerId: string | null,
	where: SQL | undefined,
	limit: number,
): Promise<readonly KnownVoucher[]> {
	const used = sql<number>`(select count(*) from voucher_uses used where used.voucher_id = vouchers.id
		and used.customer_id = ${customerId}::uuid and used.returned_at is null)::int`;
	const rows = await read
		.select({ voucher: vouchers, used, saved: isSavedBy(customerId) })
		.from(vouchers)
		.where(where)
		.orderBy(asc(vouchers.endsAt), asc(vouchers.id))
		.limit(limit);
	return rows.map(({ voucher, used: customerUses, saved }) => known(voucher, customerUses, saved));
}

const isSavedBy = (customerId: string | null): SQL<boolean> =>
	sql<boolean>`exists (select from ${savedVouchers} saved where saved.voucher_id = ${vouchers}.id
		and saved.customer_id = ${customerId}::uuid)`;

export const savedVouchersOf = (read: ReadDatabase, customerId: string): Promise<readonly KnownVoucher[]> =>
	vouchersWhere(read, customerId, isSavedBy(customerId), promotionsConfig.savedMax);

/** Serialises the saving of one member, so that the limit can be checked. */
export async function lockSavedOf(tx: Transaction, customerId: string): Promise<void> {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`saved-vouchers:${customerId}`}, 0))`);
}

export const countSaved = (tx: Transaction, customerId: string): Promise<number> =>
	tx.$count(savedVouchers, eq(savedVouchers.customerId, customerId));

export async function addSaved(tx: Transaction, row: typeof savedVouchers.$inferInsert): Promise<void> {
	await tx.insert(savedVouchers).values(row).onConflictDoNothing();
}

export async function removeSaved(tx: Transaction, customerId: string, voucherId: string): Promise<void> {
	await tx
		.delete(savedVouchers)
		.where(and(eq(savedVouchers.customerId, customerId), eq(savedVouchers.voucherId, voucherId)));
}

export async function findVoucher(read: ReadDatabase, id: string): Promise<VoucherRow | null> {
	const [row] = await read.select().from(vouchers).where(eq(vouchers.id, id));
	return row ?? null;
}

export const vouchersByCode = (
	read: ReadDatabase,
	customerId: string,
	shopIds: readonly string[],
	codeKeys: readonly string[],
): Promise<readonly KnownVoucher[]> =>
	vouchersWhere(
		read,
		customerId,
		and(ofShops(shopIds), inArray(vouchers.codeKey, [...codeKeys])),
		codeKeys.length * (shopIds.length + 1),
	);

/**
 * Listed vouchers of the shops and the platform that have not ended, those ending first at the top. Limited per
 * payer, usable ones first, so that one payer does not displace the others; saved ones are never left out.
 */
export function listedVouchers(
	read: ReadDatabase,
	customerId: string | null,
	shopIds: readonly string[],
	limitEach: number,
): Promise<readonly KnownVoucher[]> {
	const { id, shopId, startsAt, endsAt, uses, usesMax } = vouchers;
	const isUsable = sql`(${startsAt} <= app_now() and ${uses} < ${usesMax})`;
	const place = sql<number>`row_number() over (partition by ${shopId} order by ${isUsable} desc, ${endsAt}, ${id})`;
	const offered = and(
		ofShops(shopIds),
		eq(vouchers.isListed, true),
		isNull(vouchers.endedAt),
		sql`ends_at > app_now()`,
	);
	const ranked = read
		.select({ id, place: place.as('place') })
		.from(vouchers)
		.where(offered)
		.as('ranked');
	const shown = read.select({ id: ranked.id }).from(ranked).where(lte(ranked.place, limitEach));
	const saved = and(ofShops(shopIds), isNull(vouchers.endedAt), sql`ends_at > app_now()`, isSavedBy(customerId));
	const limit = limitEach * (shopIds.length + 1) + promotionsConfig.savedMax;
	return vouchersWhere(read, customerId, or(inArray(id, shown), saved), limit);
}

/** Locks in the order of ids; the use counts cannot change until the end of the transaction. */
export async function lockVouchers(tx: Transaction, ids: readonly string[]): Promise<readonly VoucherRow[]> {
	return tx
		.select()
		.from(vouchers)
		.where(inArray(vouchers.id, [...ids]))
		.orderBy(asc(vouchers.id))
		.for('update');
}

export async function usesOf(
	read: ReadDatabase,
	customerId: string,
	ids: readonly string[],
): Promise<readonly VoucherUse[]> {
	return read
		.select()
		.from(voucherUses)
		.where(
			and(
				eq(voucherUses.customerId, customerId),
				inArray(voucherUses.voucherId, [...ids]),
				isNull(voucherUses.returnedAt),
			),
		);
}

export async function recordUses(tx: Transaction, uses: readonly VoucherUse[]): Promise<void> {
	await tx.execute(insertRows(voucherUses, uses));
	for (const { voucherId } of uses) await countUse(tx, voucherId);
}

async function countUse(tx: Transaction, voucherId: string): Promise<void> {
	await tx.update(vouchers).set({ uses: sql`uses + 1` }).where(eq(vouchers.id, voucherId));
}

export async function openUsesOfOrders(
	read: ReadDatabase,
	orderIds: readonly string[],
): Promise<readonly VoucherUse[]> {
	return read
		.select()
		.from(voucherUses)
		.where(and(inArray(voucherUses.orderId, [...orderIds]), isNull(voucherUses.returnedAt)));
}

export async function returnedUsesOf(read: ReadDatabase, orderIds: readonly string[]): Promise<readonly VoucherUse[]> {
	return read
		.select()
		.from(voucherUses)
		.where(and(inArray(voucherUses.orderId, [...orderIds]), isNotNull(voucherUses.returnedAt)));
}

/** Call with the vouchers locked. */
export async function renewUses(tx: Transaction, uses: readonly VoucherUse[]): Promise<void> {
	for (const { voucherId, orderId, payer, place } of uses) {
		await tx
			.update(voucherUses)
			.set({ returnedAt: null, place })
			.where(and(eq(voucherUses.orderId, orderId), eq(voucherUses.payer, payer)));
		await countUse(tx, voucherId);
	}
}

/** Call with the vouchers locked. Returns each use once, however often it is called. */
export async function returnUses(tx: Transaction, orderIds: readonly string[], at: Date): Promise<void> {
	const returned = await tx
		.update(voucherUses)
		.set({ returnedAt: at })
		.where(and(inArray(voucherUses.orderId, [...orderIds]), isNull(voucherUses.returnedAt)))
		.returning({ voucherId: voucherUses.voucherId });
	for (const { voucherId } of returned)
		await tx.update(vouchers).set({ uses: sql`uses - 1` }).where(eq(vouchers.id, voucherId));
}

/** Serialises creations per payer, so that the limit of live vouchers and the uniqueness of codes can be checked. */
export async function lockVouchersOf(tx: Transaction, shopId: string | null): Promise<void> {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`vouchers:${shopId ?? ''}`}, 0))`);
}

const ofPayer = (shopId: string | null) => (shopId === null ? isNull(vouchers.shopId) : eq(vouchers.shopId, shopId));

export const countActiveVouchers = (tx: Transaction, shopId: string | null, at: Date): Promise<number> =>
	tx.$count(vouchers, and(ofPayer(shopId), isNull(vouchers.endedAt), sql`ends_at > ${at.toISOString()}::timestamptz`));

export const hasCode = async (tx: Transaction, shopId: string | null, codeKey: string): Promise<boolean> =>
	(await tx.$count(vouchers, and(ofPayer(shopId), eq(vouchers.codeKey, codeKey)))) > 0;

export async function insertVoucher(tx: Transaction, voucher: VoucherRow): Promise<void> {
	await tx.insert(vouchers).values(voucher);
}

export async function endVoucherAt(tx: Transaction, id: string, at: Date): Promise<void> {
	await tx.update(vouchers).set({ endedAt: at }).where(eq(vouchers.id, id));
}

export async function vouchersOf(
	read: ReadDatabase,
	shopId: string | null,
	limit: number,
): Promise<readonly VoucherRow[]> {
	return read.select().from(vouchers).where(ofPayer(shopId)).orderBy(desc(vouchers.id)).limit(limit);
}
