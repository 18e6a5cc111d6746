import { and, count, eq, gt, isNull } from 'drizzle-orm';
import type { Transaction } from '#src/platform/db/index.ts';
import type { ShopRole, ShopState } from '../contract/shop.ts';
import { lockShop } from './shop-repository.ts';
import { shopInvitations, shopStaff } from './tables.ts';

export type Invited = typeof shopInvitations.$inferSelect & {
	readonly shopName: string;
	readonly shopState: ShopState;
};

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

/** A new invitation to the same address replaces the previous one. */
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

/** Locks the shop before the invitation, the same order as code that ends invitations. */
export async function lockInvitation(tx: Transaction, tokenHash: string): Promise<Invited | null> {
	const ofLink = eq(shopInvitations.tokenHash, tokenHash);
	const [found] = await tx.select({ shopId: shopInvitations.shopId }).from(shopInvitations).where(ofLink);
	const shop = found && (await lockShop(tx, found.shopId));
	if (!shop) return null;
	const [row] = await tx.select().from(shopInvitations).where(ofLink).for('update');
	return row ? { ...row, shopName: shop.name, shopState: shop.state } : null;
}

/** Ends the invitations sent by a person who loses the right to invite. */
export async function endInvitationsBy(tx: Transaction, shopId: string, customerId: string, at: Date): Promise<void> {
	await tx
		.update(shopInvitations)
		.set({ endedAt: at })
		.where(
			and(
				eq(shopInvitations.shopId, shopId),
				eq(shopInvitations.invitedBy, customerId),
				isNull(shopInvitations.endedAt),
			),
		);
}

/** Returns the role and locks it until the transaction ends. */
export async function lockRoleOf(tx: Transaction, shopId: string, customerId: string): Promise<ShopRole | null> {
	const [row] = await tx
		.select({ role: shopStaff.role })
		.from(shopStaff)
		.where(and(eq(shopStaff.shopId, shopId), eq(shopStaff.customerId, customerId)))
		.for('share');
	return row?.role ?? null;
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

export async function recordMailPreference(
	tx: Transaction,
	shopId: string,
	customerId: string,
	wantsMail: boolean,
): Promise<boolean> {
	const changed = await tx
		.update(shopStaff)
		.set({ wantsMail })
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
