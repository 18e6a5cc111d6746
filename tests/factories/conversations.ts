import { wireConversationSubjects } from '#src/app/conversations.ts';
import { openConversation } from '#src/domains/conversations/index.ts';
import type { MemberActor, VendorActor } from '#src/platform/actor.ts';
import type { Context } from '#src/platform/context.ts';
import { contextOf, member, vendor } from '#tests/context.ts';
import type { TestDatabase } from '#tests/database.ts';
import { makeProduct } from './catalog.ts';
import { makeCustomer } from './identity.ts';
import { makeShop } from './vendors.ts';

export const wireTestConversations = wireConversationSubjects;

export type Chat = {
	readonly buyer: Context<MemberActor>;
	readonly seller: Context<VendorActor>;
	readonly shopId: string;
	readonly productId: string;
	readonly conversationId: string;
};

export async function makeAsker(database: TestDatabase, name = 'Nguyễn Văn An'): Promise<Context<MemberActor>> {
	return contextOf(database, member((await makeCustomer(database.db, { name })).id));
}

/** A buyer has asked a shop about a product. */
export async function openedChat(database: TestDatabase, text = 'Còn hàng không shop?'): Promise<Chat> {
	const shop = await makeShop(database.db);
	const product = await makeProduct(database.db, { shopId: shop.id });
	const buyer = await makeAsker(database);
	const sent = await openConversation(buyer, { productId: product.id, text });
	if (!sent.ok) throw new Error(sent.error.code);
	const seller = contextOf(database, vendor(shop.ownerId, shop.id));
	return { buyer, seller, shopId: shop.id, productId: product.id, conversationId: sent.value.conversationId };
}
