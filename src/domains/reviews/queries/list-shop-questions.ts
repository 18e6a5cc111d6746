import { sql } from 'drizzle-orm';
import type { VendorActor } from '#src/platform/actor.ts';
import type { Context } from '#src/platform/context.ts';
import { readOnly } from '#src/platform/db/index.ts';
import { encodeCursor, idOfCursor } from '#src/shared/paging.ts';
import type { ListShopVoicesInput, ShopQuestionPage } from '../contract.ts';
import { QUESTION_COLUMNS, QUESTION_JOINS, type QuestionRow, toQuestionView } from './question-view.ts';

type Row = QuestionRow & { readonly productName: string; readonly productSlug: string };

/** What was asked about the shop's goods, the newest first. */
export async function listShopQuestions(
	{ actor, db }: Context<VendorActor>,
	{ tab, limit, cursor }: ListShopVoicesInput,
): Promise<ShopQuestionPage> {
	const before = idOfCursor(cursor);
	const unanswered = sql`and not exists (
		select from product_answers answer where answer.question_id = question.id and answer.is_shop)`;
	const rows = await readOnly(db).read<Row>(sql`
		select ${QUESTION_COLUMNS}, product.name as "productName", product.slug as "productSlug"
		from product_questions question ${QUESTION_JOINS} join products product on product.id = question.product_id
		where question.shop_id = ${actor.shopId} and question.state = 'published'
			${tab === 'waiting' ? unanswered : sql``}
			and (${before}::uuid is null or question.id < ${before}::uuid)
		order by question.id desc limit ${limit + 1}`);
	const items = rows.slice(0, limit).map(({ productName, productSlug, ...row }) => ({
		...toQuestionView(row),
		productName,
		productSlug,
	}));
	const last = items.at(-1);
	return { items, nextCursor: rows.length > limit && last ? encodeCursor([last.id]) : null };
}
