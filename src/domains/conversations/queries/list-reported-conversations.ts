import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { MessageParty } from '../contract/order-messages.ts';

export type ReportedConversationRow = {
	readonly id: string;
	readonly shopName: string;
	readonly productName: string | null;
	readonly since: string;
	readonly reports: readonly { readonly party: MessageParty; readonly reason: string; readonly note: string }[];
	/** The last messages, oldest first. */
	readonly messages: readonly { readonly party: MessageParty; readonly at: string; readonly body: string }[];
};

const MESSAGES_SHOWN = 30;

/** Conversations with an open report, the longest waiting first. */
export async function listReportedConversations(
	read: ReadDatabase,
	limit: number,
): Promise<readonly ReportedConversationRow[]> {
	return read.read<ReportedConversationRow>(sql`
		select talk.id, shop.name as "shopName", product.name as "productName", reported.since, reported.reports,
			(select coalesce(json_agg(json_build_object('party', party, 'at', at, 'body', body) order by position), '[]')
				from (select * from conversation_messages message where message.conversation_id = talk.id
					order by position desc limit ${MESSAGES_SHOWN}) message) as messages
		from (
			select conversation_id, min(reported_at) as since,
				json_agg(json_build_object('party', party, 'reason', reason, 'note', note) order by reported_at) as reports
			from conversation_reports where decided_at is null group by conversation_id
		) reported
		join conversations talk on talk.id = reported.conversation_id
		join shops shop on shop.id = talk.shop_id
		left join products product on talk.subject_kind = 'product' and product.id = talk.subject_id
		order by reported.since limit ${limit}`);
}
