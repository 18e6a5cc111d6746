import { sql } from 'drizzle-orm';
import type { MemberActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import {
	type ConversationStart,
	type ConversationsFailure,
	failConversation,
	type ProductSubjectInput,
} from '../contract/conversation.ts';
import { conversationsWiring } from '../wiring.ts';
import { findWritableProduct, worksForShop } from './find-writable-product.ts';

type Answer = Result<ConversationStart, Failure<ConversationsFailure>>;

/** What the first message about a product will be about, or the conversation that exists. */
export async function getConversationStart(
	{ actor, fresh }: ReadContext<MemberActor>,
	{ productId }: ProductSubjectInput,
): Promise<Answer> {
	const product = await findWritableProduct(fresh, productId);
	const subjects = await conversationsWiring().subjects.product.describe(fresh, [productId], 'buyer');
	const subject = subjects.get(productId);
	if (!product || !subject) return failConversation('conversations.not_found');
	const { customerId } = actor;
	if (await worksForShop(fresh, customerId, product.shopId)) return failConversation('conversations.own_shop');
	if (!actor.emailVerified && !actor.phoneVerified) return failConversation('conversations.unverified');
	const [existing] = await fresh.read<{ id: string }>(sql`
		select id from conversations where customer_id = ${customerId} and shop_id = ${product.shopId}
			and subject_kind = 'product' and subject_id = ${productId}`);
	const { shopName, shopSlug, shopLogoHash } = product;
	return ok({ subject, shopName, shopSlug, shopLogoHash, conversationId: existing?.id ?? null });
}
