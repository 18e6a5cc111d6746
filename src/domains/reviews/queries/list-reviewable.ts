import { type SQL, sql } from 'drizzle-orm';
import type { OrderState } from '#src/domains/orders/contract/order.ts';
import type { MemberActor } from '#src/platform/actor.ts';
import { databaseNow, type ReadContext } from '#src/platform/context.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { type OwnReview, type ReviewablePart, reviewsConfig } from '../contract.ts';
import { decideEdit, decideReview, editUntil, writeUntil } from '../rules/may-review.ts';
import { HAS_UNCANCELLED_QUANTITY } from './has-uncancelled-quantity.ts';
import { REVIEW_COLUMNS, type ReviewRow, replyOf } from './review-view.ts';

const WAITING_MAX = 50;
const PARTS_MAX = WAITING_MAX * 2;

type Row = Omit<ReviewRow, 'id'> & {
	readonly orderNumber: string;
	readonly orderState: OrderState;
	readonly completedAt: string | null;
	readonly lineId: string | null;
	readonly name: string;
	readonly slug: string;
	readonly label: string;
	readonly pictureHash: string | null;
	readonly id: string | null;
};

/** The lines of these orders, followed by the shop, each with its review. */
function select(read: ReadDatabase, orders: SQL, which: SQL): Promise<readonly Row[]> {
	return read.read<Row>(sql`
		select orders.number as "orderNumber", orders.state as "orderState", orders.completed_at as "completedAt",
			part."lineId", part.name, part.slug, part.label, part."pictureHash", ${REVIEW_COLUMNS}
		from (${orders}) orders
		cross join lateral (
			select line.id as "lineId", line.product_name as name, line.product_slug as slug,
				line.variant_label as label, line.picture_hash as "pictureHash", 0 as place
			from order_lines line where line.order_id = orders.id and ${HAS_UNCANCELLED_QUANTITY}
			union all select null, orders.shop_name, orders.shop_slug, '', null, 1
		) part
		left join lateral (
			select * from reviews of_line where of_line.order_line_id = part."lineId"
			union all select * from reviews of_shop
			where of_shop.order_id = orders.id and of_shop.kind = 'shop' and part."lineId" is null
		) review on true
		left join customers author on author.id = review.customer_id
		left join order_lines line on line.id = review.order_line_id
		left join review_replies reply on reply.review_id = review.id
		where ${which}
		order by orders.completed_at desc, orders.id, part.place, part."lineId" limit ${PARTS_MAX}`);
}

export async function listReviewable(
	{ actor, fresh }: ReadContext<MemberActor>,
	orderNumber: string,
): Promise<readonly ReviewablePart[]> {
	const rows = await select(
		fresh,
		sql`select * from orders
			where number = ${orderNumber} and customer_id = ${actor.customerId} and completed_at is not null`,
		sql`true`,
	);
	const now = await databaseNow(fresh);
	return rows.map((row) => toPart(row, now));
}

/** The query must have an alias `received` with an order. */
const HAS_UNREVIEWED_PART = sql`not exists (select from reviews where order_id = received.id and kind = 'shop') or exists (
	select from order_lines line where line.order_id = received.id and ${HAS_UNCANCELLED_QUANTITY}
		and not exists (select from reviews where order_line_id = line.id)
)`;

/** Newest order first; reads no more orders than are shown. */
export async function listWaitingReviews({
	actor,
	fresh,
}: ReadContext<MemberActor>): Promise<readonly ReviewablePart[]> {
	const rows = await select(
		fresh,
		sql`select * from (
				select id, number, state, completed_at, shop_name, shop_slug from orders
				where customer_id = ${actor.customerId} and state = 'completed'
					and completed_at >= app_now() - make_interval(days => ${reviewsConfig.writeWithinDays})
				order by completed_at desc, id offset 0
			) received
			where ${HAS_UNREVIEWED_PART}
			order by completed_at desc, id limit ${WAITING_MAX}`,
		sql`review.id is null`,
	);
	const now = await databaseNow(fresh);
	return rows
		.slice(0, WAITING_MAX)
		.map((row) => toPart(row, now))
		.filter(({ writeUntil: until }) => until !== null);
}

/** Those of these orders that still wait for a review of a product or of the shop. */
export async function listUnreviewedOrders(
	{ actor, fresh }: ReadContext<MemberActor>,
	numbers: readonly string[],
): Promise<ReadonlySet<string>> {
	if (numbers.length === 0) return new Set();
	const rows = await fresh.read<{ number: string }>(sql`
		select number from orders received
		where customer_id = ${actor.customerId} and state = 'completed'
			and number in (${sql.join(
				numbers.map((number) => sql`${number}`),
				sql`, `,
			)})
			and completed_at >= app_now() - make_interval(days => ${reviewsConfig.writeWithinDays})
			and (${HAS_UNREVIEWED_PART})`);
	return new Set(rows.map(({ number }) => number));
}

function toPart(row: Row, now: Date): ReviewablePart {
	const { orderNumber, lineId, name, slug, label, pictureHash } = row;
	const completedAt = row.completedAt === null ? null : new Date(row.completedAt);
	const mayWrite = row.id === null && decideReview({ state: row.orderState, completedAt }, now).ok;
	return {
		orderNumber,
		lineId,
		name,
		slug,
		variantLabel: label,
		pictureHash,
		review: row.id === null ? null : toOwnReview({ ...row, id: row.id }, now),
		isReturned: row.orderState === 'returned',
		writeUntil: mayWrite && completedAt ? writeUntil(completedAt).toISOString() : null,
	};
}

function toOwnReview(row: ReviewRow, now: Date): OwnReview {
	const { id, stars, body, state, removedBecause } = row;
	const written = {
		state,
		writtenAt: new Date(row.writtenAt),
		editedAt: row.editedAt === null ? null : new Date(row.editedAt),
	};
	return {
		id,
		stars,
		body,
		state,
		removedBecause,
		pictures: [...(row.pictures ?? [])],
		at: written.writtenAt.toISOString(),
		isEdited: written.editedAt !== null,
		editUntil: decideEdit(written, now).ok ? editUntil(written).toISOString() : null,
		reply: replyOf(row),
	};
}
