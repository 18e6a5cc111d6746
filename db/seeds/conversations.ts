import { markAsBuyer, markAsShop, writeAsBuyer, writeAsShop } from '#src/domains/conversations/index.ts';
import { expectOk, moveClock } from './in-the-past.ts';
import type { Parties } from './returns.ts';

export async function loadConversations(
	{ scope, buyer, shop }: Parties,
	{ number, hoursAgo }: { readonly number: string; readonly hoursAgo: number },
): Promise<void> {
	const turns = [
		() => writeAsBuyer(buyer, { number, text: 'Shop ơi, hàng mới về hay để lâu rồi ạ?' }),
		() => markAsShop(shop, { number, position: 1 }),
		() => writeAsShop(shop, { number, text: 'Dạ hàng mới về hôm kia, shop gói kỹ rồi gửi trong hôm nay nhé.' }),
		() => markAsBuyer(buyer, { number, position: 2 }),
		() => writeAsBuyer(buyer, { number, text: 'Vâng, giao giờ hành chính giúp mình với.' }),
		() => writeAsShop(shop, { number, text: 'Shop đã ghi chú cho bên giao rồi ạ.' }),
	];
	for (const [at, turn] of turns.entries()) {
		await moveClock(scope, hoursAgo * (0.5 - at * 0.05));
		expectOk<unknown>(await turn(), `talk about ${number}`);
	}
}
