import { sql } from 'drizzle-orm';
import { idList, type ReadDatabase } from '#src/platform/db/index.ts';
import type { NoticeParams } from '../contract.ts';

export type MailableNotice = {
	readonly id: string;
	readonly customerId: string;
	readonly kind: string;
	readonly params: NoticeParams;
	readonly email: string;
	readonly isLate: boolean;
};

const PROMPT_MINUTES = 5;

/** Customers without an e-mail address read their notices on the site only. */
export async function findMailableNotices(
	read: ReadDatabase,
	noticeIds: readonly string[],
): Promise<ReadonlyMap<string, MailableNotice>> {
	const rows = await read.read<MailableNotice>(sql`
		select notices.id, notices.customer_id as "customerId", notices.kind, notices.params, customers.email,
			notices.created_at < app_now() - make_interval(mins => ${PROMPT_MINUTES}) as "isLate"
		from notices join customers on customers.id = notices.customer_id 
		where notices.id in ${idList(noticeIds)} and customers.email is not null`);
	return new Map(rows.map((row) => [row.id, row]));
}
