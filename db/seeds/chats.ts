import { sql } from 'drizzle-orm';
import {
	addTemplate,
	markReadAsBuyer,
	markReadAsShop,
	openConversation,
	reportAsShop,
	sendAsBuyer,
	sendAsShop,
} from '#src/domains/conversations/index.ts';
import type { SystemActor } from '#src/platform/actor.ts';
import type { Context, Scope } from '#src/platform/context.ts';
import { as, expectOk, inThePast, memberActor, moveClock, vendorActor } from './in-the-past.ts';
import { CUSTOMERS } from './people.ts';
import { customerIdOf, shopByIndex } from './shops.ts';

/** `b` is the buyer's message, `s` the shop's; minutes after the one before. */
type Line = readonly [by: 'b' | 's', afterMinutes: number, text: string];
type Chat = {
	readonly buyer: number;
	readonly shop: number;
	readonly product: string;
	readonly hoursAgo: number;
	readonly lines: readonly Line[];
	/** Sides that have not read the last message. */
	readonly unreadBy?: 'buyer' | 'shop';
	readonly isReported?: true;
};

const CHATS: readonly Chat[] = [
	{
		buyer: 0,
		shop: 0,
		product: 'Gạo ST25 lúa tôm',
		hoursAgo: 24 * 13,
		lines: [
			['b', 0, 'Shop ơi, gạo này xay tuần nào vậy ạ? Nhà mình ăn chậm nên muốn lấy gạo mới.'],
			['s', 14, 'Dạ gạo xay sáng thứ hai tuần này, ngày xay in ở mặt sau túi ạ.'],
			['b', 6, 'Túi 10 kg có chia sẵn hai túi nhỏ không ạ?'],
			['s', 3, 'Dạ túi 10 kg là một túi hút chân không. Bạn cần chia nhỏ thì lấy hai túi 5 kg giúp shop nhé.'],
			['b', 11, 'Vậy mình đặt hai túi 5 kg. Cảm ơn shop.'],
		],
	},
	{
		buyer: 0,
		shop: 1,
		product: 'Áo sơ mi linen tay ngắn',
		hoursAgo: 20,
		lines: [
			['b', 0, 'Mình cao 1m62 nặng 54kg thì mặc cỡ M hay L hả shop?'],
			['s', 22, 'Dạ bạn mặc M vừa đẹp ạ. Áo dáng rộng, thích thoải mái hẳn thì lấy L.'],
			['b', 4, 'Linen có nhăn nhiều không ạ?'],
			[
				's',
				35,
				'Dạ linen pha cotton chỉ nhăn nhẹ, giặt xong giũ thẳng rồi phơi móc là mặc được, không cần ủi kỹ đâu bạn.',
			],
		],
		unreadBy: 'buyer',
	},
	{
		buyer: 0,
		shop: 5,
		product: 'Củ sạc nhanh 33 W hai cổng',
		hoursAgo: 24 * 9,
		lines: [
			['b', 0, 'Củ này sạc nhanh được cho iPhone 13 không shop?'],
			['s', 40, 'Dạ được ạ, cắm cổng Type-C với cáp C sang Lightning thì máy nhận tới 20 W.'],
			['b', 5, 'Có kèm cáp luôn không ạ?'],
			['s', 8, 'Dạ hộp chỉ có củ sạc. Cáp bán riêng, bạn đặt chung một đơn shop gói cùng nhau.'],
		],
	},
	{
		buyer: 1,
		shop: 0,
		product: 'Gạo lứt đỏ huyết rồng',
		hoursAgo: 5,
		lines: [
			['b', 0, 'Gạo lứt này nấu nồi cơm điện thường được không shop?'],
			['b', 2, 'Với lại mua 5 kg có giảm giá không ạ?'],
		],
		unreadBy: 'shop',
	},
	{
		buyer: 2,
		shop: 0,
		product: 'Nếp cái hoa vàng',
		hoursAgo: 27,
		lines: [
			['b', 0, 'Nhà mình gói bánh chưng khoảng 20 cái thì lấy mấy kg nếp là vừa ạ?'],
			['s', 18, 'Dạ bánh 15 phân thì mỗi cái chừng 400 g nếp, 20 cái bạn lấy 8 kg là đủ ạ.'],
			['b', 7, 'Shop gọi mình số 0900 000 003 chốt đơn giúp với.'],
			['s', 12, 'Dạ shop không thấy số ở đây đâu ạ. Bạn cứ đặt trên Chợ Biz, shop gói kỹ rồi gửi ngay trong ngày.'],
		],
		unreadBy: 'buyer',
	},
	{
		buyer: 1,
		shop: 0,
		product: 'Gạo ST25 lúa tôm',
		hoursAgo: 0.7,
		lines: [['b', 0, 'Đặt hôm nay thì thứ bảy tới Đà Nẵng kịp không shop? Mình cần trước cuối tuần.']],
		unreadBy: 'shop',
	},
	{
		buyer: 2,
		shop: 0,
		product: 'Bột ngũ cốc 12 loại hạt rang',
		hoursAgo: 44,
		lines: [
			['b', 0, 'Bên mình nhận quay video quảng cáo cho shop, 200k một video, liên hệ zalo quayphim.re88 nhé.'],
			['s', 25, 'Dạ shop chưa có nhu cầu ạ, cảm ơn bạn.'],
			['b', 10, 'Giảm còn 150k, shop cân nhắc nha, bên mình làm cho nhiều shop rồi.'],
		],
		isReported: true,
	},
];

const TEMPLATES = [
	'Dạ sản phẩm còn hàng, bạn đặt là shop gửi ngay trong ngày ạ.',
	'Dạ gạo xay trong tuần, ngày xay in ở mặt sau túi. Nhận hàng thấy túi rách bạn nhắn shop gửi lại ạ.',
	'Dạ nội tỉnh 1–2 ngày, miền Nam 2–4 ngày, miền Trung và miền Bắc 3–6 ngày làm việc ạ.',
	'Cảm ơn bạn đã hỏi. Bạn cần thêm gì cứ nhắn shop nhé.',
] as const;

/** In one transaction, so that a killed run leaves all conversations or none. */
export async function loadChats(context: Context<SystemActor>): Promise<void> {
	const last = Math.max(...CHATS.map(({ hoursAgo }) => hoursAgo));
	await inThePast(context, last, async (scope) => {
		for (const chat of CHATS.toSorted((a, b) => b.hoursAgo - a.hoursAgo)) await loadChat(scope, chat);
		const shop = await shopByIndex(scope.read, 0);
		for (const body of TEMPLATES)
			expectOk(await addTemplate(as(scope, vendorActor(shop.ownerId, shop.id)), { body }), body);
	});
}

async function loadChat(scope: Scope, { buyer, shop, product, hoursAgo, lines, unreadBy, isReported }: Chat) {
	const { id: shopId, ownerId } = await shopByIndex(scope.read, shop);
	const customer = as(scope, memberActor(await customerIdOf(scope.read, CUSTOMERS[buyer]?.email ?? '')));
	const seller = as(scope, vendorActor(ownerId, shopId));
	const productId = await productNamed(scope, shopId, product);
	let minutes = 0;
	let conversationId = '';
	for (const [by, afterMinutes, text] of lines) {
		minutes += afterMinutes;
		await moveClock(scope, hoursAgo - minutes / 60);
		const sent =
			conversationId === ''
				? await openConversation(customer, { productId, text })
				: await (by === 'b'
						? sendAsBuyer(customer, { conversationId, text })
						: sendAsShop(seller, { conversationId, text }));
		conversationId = expectOk(sent, text).conversationId;
	}
	const position = lines.length;
	if (unreadBy !== 'buyer') expectOk(await markReadAsBuyer(customer, { conversationId, position }), product);
	if (unreadBy !== 'shop') expectOk(await markReadAsShop(seller, { conversationId, position }), product);
	if (!isReported) return;
	const report = { conversationId, reason: 'spam', note: 'Nhắn quảng cáo, không hỏi mua hàng.' } as const;
	expectOk(await reportAsShop(seller, report), product);
}

async function productNamed(scope: Scope, shopId: string, name: string): Promise<string> {
	const [row] = await scope.read.read<{ id: string }>(sql`
		select id from products where shop_id = ${shopId} and name = ${name}`);
	if (!row) throw new Error(`the shop has no product ${name}`);
	return row.id;
}
