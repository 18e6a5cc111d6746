import { sql } from 'drizzle-orm';
import type { VendorActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import type { ShopUserContentCounts } from '../contract.ts';
import { HAS_WORDS } from './review-view.ts';

export async function countShopUserContent({ actor, fresh }: ReadContext<VendorActor>): Promise<ShopUserContentCounts> {
	const [row] = await fresh.read<ShopUserContentCounts>(sql`
		select review.reviews, review.wordless, (
			select count(*)::int from product_questions question
			where question.shop_id = ${actor.shopId} and question.state = 'published' and not exists (
				select from product_answers answer where answer.question_id = question.id and answer.is_shop)
		) as questions from (
			select count(*) filter (where ${HAS_WORDS})::int as reviews, count(*) filter (where not ${HAS_WORDS})::int as wordless
			from reviews review where review.shop_id = ${actor.shopId} and review.state = 'published'
			and not exists (select from review_replies reply where reply.review_id = review.id)
		) review`);
	return row ?? { reviews: 0, wordless: 0, questions: 0 };
}
