import { type SQL, sql } from 'drizzle-orm';
import { SHOP_IS_SHOWN } from '#src/domains/vendors/db/tables.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { ConversationItem, SubjectKind, SubjectView } from '../contract/conversation.ts';
import type { MessageParty } from '../contract/order-messages.ts';
import { maskedName } from '../rules/masked-name.ts';
import { conversationsWiring } from '../wiring.ts';

export type ConversationRow = {
	readonly id: string;
	readonly subjectKind: SubjectKind;
	readonly subjectId: string;
	readonly shopId: string;
	readonly customerId: string;
	readonly shopName: string;
	readonly shopSlug: string;
	readonly shopLogoHash: string | null;
	readonly isShopShown: boolean;
	readonly customerName: string;
	readonly lastText: string | null;
	readonly lastParty: MessageParty;
	/** With microseconds, for the cursor. */
	readonly lastAt: string;
	readonly lastPosition: number;
	readonly otherRead: number;
	readonly unread: number;
	readonly blockedBy: readonly MessageParty[];
	readonly isClosed: boolean;
};

/** Rows of conversations as `party` sees them; `filter` may name `talk`, `shop` and `buyer`. */
export async function readConversations(
	read: ReadDatabase,
	party: MessageParty,
	filter: SQL,
	limit: number,
): Promise<readonly ConversationRow[]> {
	const [unread, otherRead] =
		party === 'buyer'
			? [sql`talk.buyer_unread`, sql`talk.shop_read_position`]
			: [sql`talk.shop_unread`, sql`talk.buyer_read_position`];
	return read.read<ConversationRow>(sql`
		select talk.id, talk.subject_kind as "subjectKind", talk.subject_id as "subjectId", talk.shop_id as "shopId",
			talk.customer_id as "customerId", shop.name as "shopName", shop.slug as "shopSlug",
			shop.logo_hash as "shopLogoHash", ${SHOP_IS_SHOWN} as "isShopShown", buyer.name as "customerName",
			coalesce(
				(select body from conversation_messages last
					where last.conversation_id = talk.id and last.position = talk.last_position),
				(select body from order_messages last where talk.subject_kind = 'order'
					and last.order_id = talk.subject_id and last.position = talk.last_position)
			) as "lastText",
			talk.last_party as "lastParty", to_json(talk.last_at) #>> '{}' as "lastAt", talk.last_position as "lastPosition",
			${otherRead} as "otherRead", ${unread} as unread, talk.closed_at is not null as "isClosed",
			coalesce((select json_agg(block.party) from conversation_blocks block
				where block.shop_id = talk.shop_id and block.customer_id = talk.customer_id), '[]') as "blockedBy"
		from conversations talk join shops shop on shop.id = talk.shop_id join customers buyer on buyer.id = talk.customer_id
		where ${filter}
		order by talk.last_at desc, talk.id desc limit ${limit}`);
}

export async function toConversationItems(
	read: ReadDatabase,
	party: MessageParty,
	rows: readonly ConversationRow[],
): Promise<readonly ConversationItem[]> {
	const subjects = await describeSubjects(read, party, rows);
	return rows.map((row) => ({
		id: row.id,
		subject: subjects.get(row.subjectId) ?? goneSubject(row),
		...otherSide(party, row),
		lastText: row.lastText ?? '',
		lastParty: row.lastParty,
		lastAt: new Date(row.lastAt).toISOString(),
		unread: row.unread,
		isBlocked: row.subjectKind !== 'order' && row.blockedBy.includes(party),
		isClosed: row.isClosed,
	}));
}

const otherSide = (
	party: MessageParty,
	row: ConversationRow,
): Pick<ConversationItem, 'otherName' | 'otherPath' | 'otherPictureHash'> =>
	party === 'buyer'
		? {
				otherName: row.shopName,
				otherPath: row.isShopShown ? conversationsWiring().shopPath(row.shopSlug) : null,
				otherPictureHash: row.shopLogoHash,
			}
		: { otherName: maskedName(row.customerName), otherPath: null, otherPictureHash: null };

const goneSubject = ({ subjectKind, subjectId }: ConversationRow): SubjectView => ({
	kind: subjectKind,
	id: subjectId,
	title: '',
	path: null,
	pictureHash: null,
	priceVnd: null,
	number: null,
});

async function describeSubjects(
	read: ReadDatabase,
	party: MessageParty,
	rows: readonly ConversationRow[],
): Promise<ReadonlyMap<string, SubjectView>> {
	const { subjects } = conversationsWiring();
	const found = new Map<string, SubjectView>();
	for (const [kind, ofKind] of Map.groupBy(rows, ({ subjectKind }) => subjectKind)) {
		const ids = [...new Set(ofKind.map(({ subjectId }) => subjectId))];
		for (const [id, subject] of await subjects[kind].describe(read, ids, party)) found.set(id, subject);
	}
	return found;
}
