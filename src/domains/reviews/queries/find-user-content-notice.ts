import { sql } from 'drizzle-orm';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { ReviewKind } from '../contract.ts';

export type ReviewNotice = {
	readonly authorId: string;
	readonly shopId: string;
	readonly shopName: string;
	readonly kind: ReviewKind;
	readonly productName: string | null;
	readonly orderNumber: string;
	readonly stars: number;
};
export async function findReviewNotice(read: ReadDatabase, reviewId: string): Promise<ReviewNotice | null> {
	const [row] = await read.read<ReviewNotice>(sql`
		select review.customer_id as "authorId", review.shop_id as "shopId", shop.name as "shopName", review.kind,
			line.product_name as "productName", orders.number as "orderNumber", review.stars
		from reviews review join orders on orders.id = review.order_id join shops shop on shop.id = review.shop_id
		left join order_lines line on line.id = review.order_line_id
		where review.id = ${reviewId}`);
	return row ?? null;
}

export type QuestionNotice = {
	readonly authorId: string;
	readonly shopId: string;
	readonly shopName: string;
	readonly productName: string;
	readonly productSlug: string;
};
export async function findQuestionNotice(read: ReadDatabase, questionId: string): Promise<QuestionNotice | null> {
	const [row] = await read.read<QuestionNotice>(sql`
		select question.customer_id as "authorId", question.shop_id as "shopId", shop.name as "shopName",
			product.name as "productName", product.slug as "productSlug"
		from product_questions question join products product on product.id = question.product_id
		join shops shop on shop.id = question.shop_id where question.id = ${questionId}`);
	return row ?? null;
}

export async function findAnswerNotice(
	read: ReadDatabase,
	answerId: string,
): Promise<{ readonly questionId: string; readonly authorId: string; readonly isShop: boolean } | null> {
	const [row] = await read.read<{ questionId: string; authorId: string; isShop: boolean }>(sql`
		select question_id as "questionId", customer_id as "authorId", is_shop as "isShop"
		from product_answers where id = ${answerId}`);
	return row ?? null;
}
