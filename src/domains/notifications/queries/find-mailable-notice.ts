import { eq } from 'drizzle-orm';
import { customers } from '#src/domains/identity/db/tables.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { NoticeParams } from '../contract.ts';
import { notices } from '../db/tables.ts';

export type MailableNotice = { readonly kind: string; readonly params: NoticeParams; readonly email: string };

export async function findMailableNotice(read: ReadDatabase, noticeId: string): Promise<MailableNotice | null> {
	const [row] = await read
		.select({ kind: notices.kind, params: notices.params, email: customers.email })
		.from(notices)
		.innerJoin(customers, eq(customers.id, notices.customerId))
		.where(eq(notices.id, noticeId));
	return row ?? null;
}
