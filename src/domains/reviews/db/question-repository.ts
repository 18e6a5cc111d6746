import { and, eq, sql } from 'drizzle-orm';
import { insertRows, type Transaction } from '#src/platform/db/index.ts';
import { type Answer, productAnswers, productQuestions, type Question } from './tables.ts';

/** Serialises questions of one person on one product. */
export async function lockQuestionsOf(tx: Transaction, customerId: string, productId: string): Promise<void> {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`ask:${customerId}:${productId}`}, 0))`);
}

export async function insertQuestion(tx: Transaction, question: Question): Promise<void> {
	await tx.insert(productQuestions).values({ ...question, doubts: [...question.doubts] });
}

export async function insertHistoricalQuestions(
	tx: Transaction,
	rows: readonly (typeof productQuestions.$inferInsert)[],
): Promise<void> {
	if (rows.length > 0) await tx.execute(insertRows(productQuestions, rows));
}

export async function insertHistoricalAnswers(
	tx: Transaction,
	rows: readonly (typeof productAnswers.$inferInsert)[],
): Promise<void> {
	if (rows.length > 0) await tx.execute(insertRows(productAnswers, rows));
}

/** Serialises answers to one question. */
export async function lockQuestion(tx: Transaction, id: string): Promise<Question | null> {
	const [row] = await tx.select().from(productQuestions).where(eq(productQuestions.id, id)).for('update');
	return row ?? null;
}

export async function changeQuestion(
	tx: Transaction,
	id: string,
	changes: Partial<Pick<Question, 'state' | 'queuedAt' | 'removedBecause'>>,
): Promise<void> {
	await tx.update(productQuestions).set(changes).where(eq(productQuestions.id, id));
}

/** Call with the question locked. Returns the shop's answer, of any staff member, or that of this buyer. */
export async function findAnswerOf(
	tx: Transaction,
	questionId: string,
	by: { readonly isShop: boolean; readonly customerId: string },
): Promise<Answer | null> {
	const isTheirs = by.isShop
		? eq(productAnswers.isShop, true)
		: and(eq(productAnswers.isShop, false), eq(productAnswers.customerId, by.customerId));
	const [row] = await tx
		.select()
		.from(productAnswers)
		.where(and(eq(productAnswers.questionId, questionId), isTheirs));
	return row ?? null;
}

export async function insertAnswer(tx: Transaction, answer: Answer): Promise<void> {
	await tx.insert(productAnswers).values(answer);
}

export async function lockAnswer(tx: Transaction, id: string): Promise<Answer | null> {
	const [row] = await tx.select().from(productAnswers).where(eq(productAnswers.id, id)).for('update');
	return row ?? null;
}

export async function changeAnswer(
	tx: Transaction,
	id: string,
	changes: Partial<Pick<Answer, 'body' | 'editedAt' | 'customerId' | 'state' | 'removedBecause'>>,
): Promise<void> {
	await tx.update(productAnswers).set(changes).where(eq(productAnswers.id, id));
}
