import { sql } from 'drizzle-orm';
import { idList, type ReadDatabase } from '#src/platform/db/index.ts';
import type { NoticeParams } from '../contract.ts';

export type MailableNotice = {
	readonly id: string;
	readonly kind: string;
	readonly params: NoticeParams;
	readonly email: string;
};

/** By id; those that are gone are left out. */
export async function findMailableNotices(
	read: ReadDatabase,
	noticeIds: readonly string[],
): Promise<ReadonlyMap<string, MailableNotice>> {
	const rows = await read.read<MailableNotice>(sql`
		select notices.id, notices.kind, notices.params, customers.email
		from notices join customers on customers.id = notices.customer_id where notices.id in ${idList(noticeIds)}`);
	return new Map(rows.map((row) => [row.id, row]));
}
