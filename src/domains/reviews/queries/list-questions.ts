import { type SQL, sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import { encodeCursor, idOfCursor } from '#src/shared/paging.ts';
import {
	type ListQuestionsInput,
	QUESTIONS_SHOWN,
	type QuestionListPage,
	type QuestionPage,
	REVIEW_PAGES_MAX,
} from '../contract.ts';
import { findProductId } from './find-product-id.ts';
import { QUESTION_COLUMNS, QUESTION_JOINS, type QuestionRow, toQuestionView } from './question-view.ts';

const select = (read: ReadDatabase, where: SQL, limit: number, offset = 0) =>
	read.read<QuestionRow>(sql`
		select ${QUESTION_COLUMNS} from product_questions question ${QUESTION_JOINS}
		where question.state = 'published' and ${where} order by question.id desc limit ${limit} offset ${offset}`);

export async function listQuestionPage(
	read: ReadDatabase,
	productId: string,
	wantedPage: number,
): Promise<QuestionListPage> {
	const [counted] = await read.read<{ total: number }>(sql`
		select count(*)::int as total from product_questions where product_id = ${productId} and state = 'published'`);
	const total = counted?.total ?? 0;
	const pageCount = Math.min(REVIEW_PAGES_MAX, Math.max(1, Math.ceil(total / QUESTIONS_SHOWN)));
	const page = Math.min(pageCount, Math.max(1, wantedPage));
	const where = sql`question.product_id = ${productId}`;
	const rows = total === 0 ? [] : await select(read, where, QUESTIONS_SHOWN, (page - 1) * QUESTIONS_SHOWN);
	return { questions: rows.map(toQuestionView), total, page, pageCount };
}

export async function listQuestions(
	read: ReadDatabase,
	{ slug, limit, cursor }: ListQuestionsInput,
): Promise<QuestionPage> {
	const productId = await findProductId(read, slug);
	if (!productId) return { items: [], nextCursor: null };
	const before = idOfCursor(cursor);
	const where = sql`question.product_id = ${productId} and (${before}::uuid is null or question.id < ${before}::uuid)`;
	const rows = await select(read, where, limit + 1);
	const items = rows.slice(0, limit).map(toQuestionView);
	const last = items.at(-1);
	return { items, nextCursor: rows.length > limit && last ? encodeCursor([last.id]) : null };
}
