import { and, asc, eq, sql } from 'drizzle-orm';
import type { ReadDatabase, Transaction } from '#src/platform/db/index.ts';
import { answerTemplates } from './tables.ts';

export type TemplateRow = Readonly<typeof answerTemplates.$inferSelect>;

/** Serialises changes of the templates of one shop. */
export async function lockTemplates(tx: Transaction, shopId: string): Promise<readonly TemplateRow[]> {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`answer-templates:${shopId}`}, 0))`);
	return tx
		.select()
		.from(answerTemplates)
		.where(eq(answerTemplates.shopId, shopId))
		.orderBy(asc(answerTemplates.position));
}

export const templatesOf = (read: ReadDatabase, shopId: string): Promise<readonly TemplateRow[]> =>
	read.select().from(answerTemplates).where(eq(answerTemplates.shopId, shopId)).orderBy(asc(answerTemplates.position));

export async function insertTemplate(tx: Transaction, row: TemplateRow): Promise<void> {
	await tx.insert(answerTemplates).values(row);
}

export async function changeTemplate(
	tx: Transaction,
	{ shopId, id }: Pick<TemplateRow, 'shopId' | 'id'>,
	change: Partial<Pick<TemplateRow, 'body' | 'position'>>,
): Promise<void> {
	await tx
		.update(answerTemplates)
		.set(change)
		.where(and(eq(answerTemplates.id, id), eq(answerTemplates.shopId, shopId)));
}

export async function deleteTemplate(
	tx: Transaction,
	{ shopId, id }: Pick<TemplateRow, 'shopId' | 'id'>,
): Promise<void> {
	await tx.delete(answerTemplates).where(and(eq(answerTemplates.id, id), eq(answerTemplates.shopId, shopId)));
}
