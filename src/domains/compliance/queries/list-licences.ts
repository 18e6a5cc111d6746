import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { LicenceState } from '../contract/licence.ts';

export type OperatorLicence = {
	readonly shopId: string;
	readonly shopSlug: string;
	readonly shopName: string;
	readonly categoryId: string;
	readonly categorySlug: string;
	readonly licence: string;
	readonly askedAt: string;
	readonly state: LicenceState;
	readonly paperIds: readonly string[];
};

export const listLicences = (
	read: ReadDatabase,
	shop: string | null,
	most: number,
): Promise<readonly OperatorLicence[]> =>
	read.read<OperatorLicence>(sql`
		select shop.id as "shopId", shop.slug as "shopSlug", shop.name as "shopName", category.id as "categoryId",
			category.slug as "categorySlug", category.licence, held.asked_at as "askedAt", held.state,
			array(select paper.picture_id from shop_licence_papers paper
				where paper.shop_id = held.shop_id and paper.category_id = held.category_id
					and paper.agreed_at is not distinct from case when held.state = 'approved' then held.decided_at end
				order by paper.added_at) as "paperIds"
		from shop_licences held join shops shop on shop.id = held.shop_id
		join categories category on category.id = held.category_id
		where ${shop === null ? sql`held.state = 'asked'` : sql`(shop.slug = ${shop} or shop.id::text = ${shop})`}
		order by held.asked_at limit ${most}`);
