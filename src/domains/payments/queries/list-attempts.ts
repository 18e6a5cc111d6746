import { and, desc, eq } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { AttemptView, PaymentPurpose } from '../contract/payments.ts';
import { paymentAttempts } from '../db/tables.ts';
import { toAttemptView } from './attempt-view.ts';

const ATTEMPTS_MAX = 50;

/** Newest first. The caller must have checked the owner. */
export async function listAttempts(
	read: ReadDatabase,
	paidFor: { readonly purpose: PaymentPurpose; readonly reference: string },
): Promise<readonly AttemptView[]> {
	const rows = await read
		.select()
		.from(paymentAttempts)
		.where(and(eq(paymentAttempts.purpose, paidFor.purpose), eq(paymentAttempts.reference, paidFor.reference)))
		.orderBy(desc(paymentAttempts.createdAt))
		.limit(ATTEMPTS_MAX);
	return rows.map(toAttemptView);
}
