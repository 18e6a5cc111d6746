import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { NoticeParams } from '../contract.ts';

export type MailableNotice = { readonly kind: string; readonly params: NoticeParams; readonly email: string };

export async function findMailableNotice(read: ReadDatabase, noticeId: string): Promise<MailableNotice | null> {
	const [row] = await read.read<MailableNotice>(sql`
		select notices.kind, notices.params, customers.email
		from notices join customers on customers.id = notices.customer_id where notices.id = ${noticeId}`);
	return row ?? null;
}
