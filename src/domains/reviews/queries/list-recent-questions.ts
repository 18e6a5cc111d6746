import { and, eq, gt } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { productQuestions } from '../db/tables.ts';

type Asking = { readonly customerId: string; readonly productId: string };

/** Includes removed questions. */
export async function listQuestionsSince(
	read: ReadDatabase,
	{ customerId, productId }: Asking,
	since: Date,
): Promise<readonly string[]> {
	const rows = await read
		.select({ body: productQuestions.body })
		.from(productQuestions)
		.where(
			and(
				eq(productQuestions.customerId, customerId),
				eq(productQuestions.productId, productId),
				gt(productQuestions.askedAt, since),
			),
		);
	return rows.map(({ body }) => body);
}
