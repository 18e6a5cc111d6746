import { asc, eq } from 'drizzle-orm';
import { orderLines, orders } from '#src/domains/orders/db/tables.ts';
import { askReturn, handleReturn, pursueReturn } from '#src/domains/orders/index.ts';
import type { MemberActor, VendorActor } from '#src/platform/actor.ts';
import type { Context, Scope } from '#src/platform/context.ts';
import { expectOk, moveClock } from './in-the-past.ts';

export type ReturnedTo = 'requested' | 'shipping_back';

const BANK = { bank: 'VCB', number: '0071000123456', holder: 'NGUYEN MINH ANH' } as const;

type Parties = { readonly scope: Scope; readonly buyer: Context<MemberActor>; readonly shop: Context<VendorActor> };

/** One piece of an order that has come goes back, as far as `to`; the shop still has time for its turn. */
export async function giveBack(
	{ scope, buyer, shop }: Parties,
	{ number, hoursAgo, to }: { readonly number: string; readonly hoursAgo: number; readonly to: ReturnedTo },
): Promise<void> {
	const [line] = await scope.read
		.select({ id: orderLines.id })
		.from(orderLines)
		.innerJoin(orders, eq(orders.id, orderLines.orderId))
		.where(eq(orders.number, number))
		.orderBy(asc(orderLines.id))
		.limit(1);
	await moveClock(scope, hoursAgo * 0.1);
	const asked = await askReturn(buyer, {
		orderNumber: number,
		reason: 'not_as_described',
		lines: [{ lineId: line?.id ?? '', quantity: 1 }],
		note: 'Màu đậm hơn ảnh nhiều, để cạnh nhau thấy khác hẳn.',
		pictures: [],
		bank: BANK,
	});
	const { id: returnId } = expectOk(asked, `return of ${number}`);
	if (to === 'requested') return;
	await moveClock(scope, hoursAgo * 0.08);
	expectOk(await handleReturn(shop, { returnId, act: 'approve', note: 'Shop xin lỗi, bạn gửi lại giúp nhé.' }), number);
	await moveClock(scope, hoursAgo * 0.05);
	expectOk(await pursueReturn(buyer, { returnId, act: 'send_back', tracking: 'VNPOST EB123456789VN' }), number);
}
