import { and, eq, isNull, sql } from 'drizzle-orm';
import { insertRows, type Transaction } from '#src/platform/db/index.ts';
import { type Notice, notices } from './tables.ts';

/** Returns the ids of new notices; repeated dedupe keys are skipped. */
export async function recordNotices(
	tx: Transaction,
	told: readonly Omit<Notice, 'readAt' | 'createdAt'>[],
): Promise<ReadonlySet<string>> {
	if (told.length === 0) return new Set();
	const { rows } = await tx.execute<{ id: string }>(sql`
		${insertRows(notices, told)} on conflict do nothing returning id`);
	return new Set(rows.map(({ id }) => id));
}

export async function recordAllRead(tx: Transaction, customerId: string, at: Date): Promise<void> {
	await tx
		.update(notices)
		.set({ readAt: at })
		.where(and(eq(notices.customerId, customerId), isNull(notices.readAt)));
}
