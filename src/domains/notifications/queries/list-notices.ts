import { and, desc, eq, lt } from 'drizzle-orm';
import type { MemberActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import { encodeCursor, idOfCursor } from '#src/shared/paging.ts';
import type { ListNoticesInput, NoticePage, NoticeView } from '../contract.ts';
import { notices } from '../db/tables.ts';
import { notificationsWiring } from '../wiring.ts';

/** Newest first; kinds unknown to this release are left out. */
export async function listNotices(
	{ actor, read }: ReadContext<MemberActor>,
	{ limit, cursor }: ListNoticesInput,
): Promise<NoticePage> {
	const before = idOfCursor(cursor);
	const isAfter = before ? lt(notices.id, before) : undefined;
	const rows = await read
		.select()
		.from(notices)
		.where(and(eq(notices.customerId, actor.customerId), isAfter))
		.orderBy(desc(notices.id))
		.limit(limit + 1);
	const shown = rows.slice(0, limit);
	const last = rows.length > limit ? shown.at(-1) : undefined;
	return { items: shown.flatMap(toView), nextCursor: last ? encodeCursor([last.id]) : null };
}

function toView({ id, kind, params, createdAt, readAt }: typeof notices.$inferSelect): readonly NoticeView[] {
	const words = notificationsWiring().textOf(kind, params);
	return words ? [{ id, ...words, isRead: readAt !== null, at: createdAt.toISOString() }] : [];
}
