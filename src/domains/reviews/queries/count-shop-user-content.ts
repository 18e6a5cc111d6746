import { sql } from 'drizzle-orm';
import type { VendorActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import type { ShopUserContentCounts } from '../contract.ts';

export async function countShopUserContent({ actor, fresh }: ReadContext<VendorActor>): Promise<ShopUserContentCounts> {
	const [row] = await fresh.read<ShopUserContentCounts>(sql`
		select (
			select count(*)::int from reviews review where review.shop_id = ${actor.shopId} and review.state = 'published'
			and not exists (select from review_replies reply where reply.review_id = review.id)
		) as reviews, (
			select count(*)::int from product_questions question
			where question.shop_id = ${actor.shopId} and question.state = 'published' and not exists (
				select from product_answers answer where answer.question_id = question.id and answer.is_shop)
		) as questions`);
	return row ?? { reviews: 0, questions: 0 };
}
