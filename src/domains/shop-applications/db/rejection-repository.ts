import { and, desc, eq, gt, or } from 'drizzle-orm';
import { shopRejections } from '#src/domains/vendors/db/tables.ts';
import type { ReadDatabase, Transaction } from '#src/platform/db/index.ts';

export type Rejection = typeof shopRejections.$inferSelect;

export async function insertRejection(tx: Transaction, row: typeof shopRejections.$inferInsert): Promise<void> {
	await tx.insert(shopRejections).values(row);
}

type ApplicantKey = { readonly applicantId: string; readonly identityKey?: string | null; readonly after: Date };

export const rejectionsOf = (
	read: ReadDatabase,
	{ applicantId, identityKey, after }: ApplicantKey,
): Promise<readonly Rejection[]> =>
	read
		.select()
		.from(shopRejections)
		.where(
			and(
				or(
					eq(shopRejections.applicantId, applicantId),
					identityKey ? eq(shopRejections.identityKey, identityKey) : undefined,
				),
				gt(shopRejections.rejectedAt, after),
			),
		)
		.orderBy(desc(shopRejections.rejectedAt));
