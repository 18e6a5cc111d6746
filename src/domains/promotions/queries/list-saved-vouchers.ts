import { inArray } from 'drizzle-orm';
import { shops } from '#src/domains/vendors/db/tables.ts';
import type { MemberActor } from '#src/platform/actor.ts';
import { databaseNow, type ReadContext } from '#src/platform/context.ts';
import type { SavedVoucher } from '../contract.ts';
import { type KnownVoucher, savedVouchersOf } from '../db/voucher-repository.ts';
import { closedReason } from '../rules/voucher-applies.ts';
import { toTerms } from './voucher-view.ts';

/** Usable ones first, those ending soonest at the top. */
export async function listSavedVouchers({ fresh, actor }: ReadContext<MemberActor>): Promise<readonly SavedVoucher[]> {
	const saved = await savedVouchersOf(fresh, actor.customerId);
	const shopIds = [...new Set(saved.flatMap(({ shopId }) => shopId ?? []))];
	const { id, name, slug, logoHash } = shops;
	const shown = { id, name, slug, logoHash };
	const found = shopIds.length ? await fresh.select(shown).from(shops).where(inArray(id, shopIds)) : [];
	const shopOf = new Map(found.map(({ id: shopId, ...shop }) => [shopId, shop]));
	const now = await databaseNow(fresh);
	return saved
		.map((voucher) => ({
			...toTerms(voucher),
			state: stateOf(voucher, now),
			shop: voucher.shopId ? (shopOf.get(voucher.shopId) ?? null) : null,
		}))
		.sort((a, b) => Number(b.state === 'usable') - Number(a.state === 'usable'));
}

function stateOf(voucher: KnownVoucher, now: Date): SavedVoucher['state'] {
	const closed = closedReason(voucher, now);
	if (closed) return closed;
	return voucher.customerUses >= voucher.usesPerCustomer ? 'used_by_you' : 'usable';
}
