import { sql } from 'drizzle-orm';
import { hasStaffRight } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import { databaseNow, type ReadContext } from '#src/platform/context.ts';
import { encodeCursor, idOfCursor } from '#src/shared/paging.ts';
import type { ListShopUserContentInput, ShopQuestion, ShopQuestionPage, UserContentState } from '../contract.ts';
import { decideReply } from '../rules/may-review.ts';
import { QUESTION_COLUMNS, QUESTION_JOINS, type QuestionRow, toQuestionView } from './question-view.ts';

type Row = QuestionRow & {
	readonly productName: string;
	readonly productSlug: string;
	readonly own: { readonly state: UserContentState; readonly answeredAt: string } | null;
};

export async function listShopQuestions(
	{ actor, fresh }: ReadContext<VendorActor>,
	{ tab, limit, cursor }: ListShopUserContentInput,
): Promise<ShopQuestionPage> {
	const before = idOfCursor(cursor);
	const unanswered = sql`and not exists (
		select from product_answers answer where answer.question_id = question.id and answer.is_shop)`;
	const rows = await fresh.read<Row>(sql`
		select ${QUESTION_COLUMNS}, product.name as "productName", product.slug as "productSlug", (
			select json_build_object('state', own.state, 'answeredAt', own.answered_at)
			from product_answers own where own.question_id = question.id and own.is_shop
		) as own
		from product_questions question ${QUESTION_JOINS} join products product on product.id = question.product_id
		where question.shop_id = ${actor.shopId} and question.state = 'published'
			${tab === 'waiting' ? unanswered : sql``}
			and (${before}::uuid is null or question.id < ${before}::uuid)
		order by question.id desc limit ${limit + 1}`);
	const now = await databaseNow(fresh);
	const items = rows.slice(0, limit).map((row) => toShopQuestion(row, actor.staffRole, now));
	const last = items.at(-1);
	return { items, nextCursor: rows.length > limit && last ? encodeCursor([last.id]) : null };
}

function toShopQuestion({ productName, productSlug, own, ...row }: Row, staffRole: string, now: Date): ShopQuestion {
	const earlier = own && { repliedAt: new Date(own.answeredAt) };
	const mayAnswer =
		own?.state !== 'removed' && hasStaffRight(staffRole, 'voices.answer') && decideReply(earlier, now).ok;
	return { ...toQuestionView(row), productName, productSlug, mayAnswer };
}
