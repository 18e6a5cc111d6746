import { eq, sql } from 'drizzle-orm';
import type { VendorActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import type { OwnShopPage } from '../contract/shop.ts';
import { shops } from '../db/tables.ts';

export async function getOwnShopPage({ actor, fresh }: ReadContext<VendorActor>): Promise<OwnShopPage | null> {
	const { id, slug, name, state, tagline, description, logoHash, bannerHash, acceptsChangeOfMind } = shops;
	const { provinceCode, prepDays } = shops;
	const { closedFrom: from, closedTo: to, closedNote: note } = shops;
	const isOver = sql<boolean>`coalesce(closed_to < (app_now() at time zone 'Asia/Ho_Chi_Minh')::date, true)`;
	const [row] = await fresh
		.select({
			id,
			slug,
			name,
			state,
			tagline,
			description,
			logoHash,
			bannerHash,
			acceptsChangeOfMind,
			provinceCode,
			prepDays,
			from,
			to,
			note,
			isOver,
		})
		.from(shops)
		.where(eq(shops.id, actor.shopId));
	if (!row) return null;
	const { from: first, to: last, note: words, isOver: isPast, ...page } = row;
	const holiday = first && last && !isPast ? { from: first, to: last, note: words } : null;
	return { ...page, holiday };
}
