import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '#src/platform/db/index.ts';
import { type Notice, notices } from './tables.ts';

/** False when this person was told of the same occasion before. */
export async function recordNotice(tx: Transaction, notice: Omit<Notice, 'readAt' | 'createdAt'>): Promise<boolean> {
	const inserted = await tx
		.insert(notices)
		.values({ ...notice, createdAt: sql`app_now()` })
		.onConflictDoNothing();
	return inserted.rowCount === 1;
}

export async function recordAllRead(tx: Transaction, customerId: string, at: Date): Promise<void> {
	await tx
		.update(notices)
		.set({ readAt: at })
		.where(and(eq(notices.customerId, customerId), isNull(notices.readAt)));
}
