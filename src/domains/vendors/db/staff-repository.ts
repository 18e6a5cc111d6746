import { and, count, eq, gt, isNull } from 'drizzle-orm';
import type { Transaction } from '#src/platform/db/index.ts';
import type { ShopRole } from '../contract.ts';
import { shopInvitations, shopStaff, shops } from './tables.ts';

export type Invited = typeof shopInvitations.$inferSelect & { readonly shopName: string };

export async function countPeople(tx: Transaction, shopId: string, now: Date): Promise<number> {
	const [staff] = await tx.select({ all: count() }).from(shopStaff).where(eq(shopStaff.shopId, shopId));
	const [open] = await tx
		.select({ all: count() })
		.from(shopInvitations)
		.where(
			and(eq(shopInvitations.shopId, shopId), isNull(shopInvitations.endedAt), gt(shopInvitations.expiresAt, now)),
		);
	return (staff?.all ?? 0) + (open?.all ?? 0);
}

export async function insertInvitation(tx: Transaction, row: typeof shopInvitations.$inferInsert): Promise<void> {
	await tx.insert(shopInvitations).values(row);
}

/** A new invitation ends the one before. */
export async function endInvitationsTo(tx: Transaction, shopId: string, email: string, at: Date): Promise<void> {
	await tx
		.update(shopInvitations)
		.set({ endedAt: at })
		.where(and(eq(shopInvitations.shopId, shopId), eq(shopInvitations.email, email), isNull(shopInvitations.endedAt)));
}

export async function endInvitation(tx: Transaction, shopId: string, id: string, at: Date): Promise<boolean> {
	const ended = await tx
		.update(shopInvitations)
		.set({ endedAt: at })
		.where(and(eq(shopInvitations.shopId, shopId), eq(shopInvitations.id, id), isNull(shopInvitations.endedAt)))
		.returning({ id: shopInvitations.id });
	return ended.length > 0;
}

export async function lockInvitation(tx: Transaction, tokenHash: string): Promise<Invited | null> {
	const [row] = await tx.select().from(shopInvitations).where(eq(shopInvitations.tokenHash, tokenHash)).for('update');
	if (!row) return null;
	const [shop] = await tx.select({ name: shops.name }).from(shops).where(eq(shops.id, row.shopId));
	return { ...row, shopName: shop?.name ?? '' };
}

export async function changeRoleOf(
	tx: Transaction,
	shopId: string,
	customerId: string,
	role: ShopRole,
): Promise<boolean> {
	const changed = await tx
		.update(shopStaff)
		.set({ role })
		.where(and(eq(shopStaff.shopId, shopId), eq(shopStaff.customerId, customerId)))
		.returning({ id: shopStaff.customerId });
	return changed.length > 0;
}

export async function removeStaffOf(tx: Transaction, shopId: string, customerId: string): Promise<boolean> {
	const gone = await tx
		.delete(shopStaff)
		.where(and(eq(shopStaff.shopId, shopId), eq(shopStaff.customerId, customerId)))
		.returning({ id: shopStaff.customerId });
	return gone.length > 0;
}
