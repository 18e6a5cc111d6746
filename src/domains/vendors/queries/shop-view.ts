import { sql } from 'drizzle-orm';
import { provinces } from '#src/domains/addresses/db/tables.ts';
import type { PublicShop, ShopHealth } from '../contract/shop.ts';
import { shopHealth, shops } from '../db/tables.ts';
import { announcedHoliday, shopOpening } from '../rules/opening/shop-opening.ts';
import { serviceOf } from '../rules/opening/shop-service.ts';

export const publicShopColumns = {
	id: shops.id,
	state: shops.state,
	slug: shops.slug,
	name: shops.name,
	tagline: shops.tagline,
	description: shops.description,
	capabilities: shops.capabilities,
	logoHash: shops.logoHash,
	bannerHash: shops.bannerHash,
	closedFrom: shops.closedFrom,
	closedTo: shops.closedTo,
	closedNote: shops.closedNote,
	isPremium: shops.isPremium,
	acceptsChangeOfMind: shops.acceptsChangeOfMind,
	legalKind: shops.legalKind,
	legalName: shops.legalName,
	taxCode: shops.taxCode,
	legalAddress: shops.legalAddress,
	phone: shops.phone,
	email: shops.email,
	provinceCode: shops.provinceCode,
	provinceName: provinces.name,
	approvedAt: shops.approvedAt,
	health: {
		orders: shopHealth.orders,
		shipped: shopHealth.shipped,
		sentInTime: shopHealth.sentInTime,
		cancelled: shopHealth.cancelled,
		disputesLost: shopHealth.disputesLost,
		confirmMinutes: shopHealth.confirmMinutes,
		confirmedLate: shopHealth.confirmedLate,
		asked: shopHealth.asked,
		answeredLate: shopHealth.answeredLate,
	},
	today: sql<string>`(app_now() at time zone 'Asia/Ho_Chi_Minh')::date::text`,
};

type Row = Omit<PublicShop, 'opening' | 'joinedAt' | 'service' | 'holiday'> & {
	readonly state: Parameters<typeof shopOpening>[0];
	readonly closedFrom: string | null;
	readonly closedNote: string;
	readonly approvedAt: Date | null;
	readonly health: ShopHealth | null;
	readonly today: string;
};

export function toPublicShop({ state, closedFrom, closedNote, approvedAt, health, today, ...shop }: Row): PublicShop {
	const opening = shopOpening(state, { closedFrom, closedTo: shop.closedTo }, today);
	return {
		...shop,
		opening,
		closedTo: opening === 'on_holiday' ? shop.closedTo : null,
		holiday: announcedHoliday({ closedFrom, closedTo: shop.closedTo, closedNote }, today),
		joinedAt: approvedAt?.toISOString() ?? '',
		service: serviceOf(health),
	};
}
