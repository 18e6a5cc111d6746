import { sql } from 'drizzle-orm';
import type { MemberActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import { isId } from '#src/shared/ids.ts';
import { decodeCursor, encodeCursor } from '#src/shared/paging.ts';
import type { FollowedShop, ShopState } from '../contract/shop.ts';
import { SHOP_IS_SHOWN } from '../db/tables.ts';
import { shopOpening } from '../rules/opening/shop-opening.ts';

type Row = Omit<FollowedShop, 'opening'> & {
	readonly state: ShopState;
	readonly closedFrom: string | null;
	readonly closedTo: string | null;
	readonly today: string;
	/** Text with microseconds, which a JavaScript `Date` would truncate. */
	readonly at: string;
};
export type FollowedPage = { readonly items: readonly FollowedShop[]; readonly nextCursor: string | null };

const INSTANT = /^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/;
const TO_SECONDS = 19;
/** The pattern also matches day 99 of a month, which PostgreSQL rejects. */
function isInstant(text: unknown): text is string {
	if (typeof text !== 'string' || !INSTANT.test(text) || Number.isNaN(Date.parse(text))) return false;
	return new Date(text).toISOString().slice(0, TO_SECONDS) === text.slice(0, TO_SECONDS);
}

export async function listFollowed(
	{ actor, fresh }: ReadContext<MemberActor>,
	{ limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
): Promise<FollowedPage> {
	const [at, id] = decodeCursor(cursor, 2) ?? [];
	const after =
		isInstant(at) && isId(id)
			? sql`and (follower.followed_at, follower.shop_id) < (${at}::timestamptz, ${id}::uuid)`
			: sql``;
	const rows = await fresh.read<Row>(sql`
		select shop.id, shop.slug, shop.name, shop.tagline, shop.logo_hash as "logoHash", shop.state,
			shop.closed_from::text as "closedFrom", shop.closed_to::text as "closedTo", province.name as "provinceName",
			follower.followed_at as "followedAt",
			to_char(follower.followed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
			(app_now() at time zone 'Asia/Ho_Chi_Minh')::date::text as today
		from shop_followers follower
		join shops shop on shop.id = follower.shop_id and ${SHOP_IS_SHOWN}
		join provinces province on province.code = shop.province_code
		where follower.customer_id = ${actor.customerId} ${after}
		order by follower.followed_at desc, follower.shop_id desc limit ${limit + 1}`);
	const shown = rows.slice(0, limit);
	const last = rows.length > limit ? shown.at(-1) : undefined;
	return { items: shown.map(toFollowed), nextCursor: last ? encodeCursor([last.at, last.id]) : null };
}

function toFollowed({ state, closedFrom, closedTo, today, at: _at, ...shop }: Row): FollowedShop {
	const opening = shopOpening(state, { closedFrom, closedTo }, today);
	return { ...shop, opening, followedAt: new Date(shop.followedAt) };
}
