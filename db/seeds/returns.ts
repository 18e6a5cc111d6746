import { asc, eq } from 'drizzle-orm';
import { orderLines, orders } from '#src/domains/orders/db/tables.ts';
import {
	answerDispute,
	handleReturn,
	judgeReturnShipping,
	pursueReturn,
	pursueReturnShipping,
	requestReturn,
	stateReturnShipping,
} from '#src/domains/returns/index.ts';
import type { MemberActor, VendorActor } from '#src/platform/actor.ts';
import type { Context, Scope } from '#src/platform/context.ts';
import { as, expectOk, moveClock } from './in-the-past.ts';
import { OPERATOR } from './people.ts';
import { customerIdOf } from './shops.ts';

export type ReturnedTo = 'requested' | 'shipping_back' | 'disputed' | 'refunded' | 'shipping_disputed';

const RETURN_SHIPPING_VND = 32_000;
const BANK = { bank: 'VCB', number: '0071000123456', holder: 'NGUYEN MINH ANH' } as const;

export type Parties = {
	readonly scope: Scope;
	readonly buyer: Context<MemberActor>;
	readonly shop: Context<VendorActor>;
};

type SeededReturn = {
	readonly number: string;
	readonly hoursAgo: number;
	readonly to: ReturnedTo;
	readonly receiptId: string | null;
};

export const hasReceipt = (to: ReturnedTo | undefined): boolean =>
	to === 'shipping_back' || to === 'refunded' || to === 'shipping_disputed';

/** Returns one unit of a delivered order and advances the request up to state `to`. */
export async function createReturn(
	{ scope, buyer, shop }: Parties,
	{ number, hoursAgo, to, receiptId }: SeededReturn,
): Promise<void> {
	const [line] = await scope.read
		.select({ id: orderLines.id })
		.from(orderLines)
		.innerJoin(orders, eq(orders.id, orderLines.orderId))
		.where(eq(orders.number, number))
		.orderBy(asc(orderLines.id))
		.limit(1);
	await moveClock(scope, hoursAgo * 0.1);
	const asked = await requestReturn(buyer, {
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
	if (to === 'disputed') return dispute({ scope, buyer, shop }, returnId, hoursAgo);
	expectOk(await handleReturn(shop, { returnId, act: 'approve', note: 'Shop xin lỗi, bạn gửi lại giúp nhé.' }), number);
	await moveClock(scope, hoursAgo * 0.05);
	expectOk(await pursueReturn(buyer, { returnId, act: 'send_back', tracking: 'VNPOST EB123456789VN' }), number);
	await moveClock(scope, hoursAgo * 0.045);
	if (receiptId) await showReceipt(buyer, returnId, receiptId);
	if (to === 'shipping_disputed') await disputeShipping({ scope, buyer, shop }, returnId, hoursAgo);
	if (to === 'refunded') await receiveReturn({ scope, buyer, shop }, returnId, hoursAgo);
}

async function showReceipt(buyer: Context<MemberActor>, returnId: string, pictureId: string): Promise<void> {
	expectOk(await stateReturnShipping(buyer, { returnId, amountVnd: RETURN_SHIPPING_VND, pictureId }), returnId);
}

async function disputeShipping({ scope, buyer, shop }: Parties, returnId: string, hoursAgo: number): Promise<void> {
	await moveClock(scope, hoursAgo * 0.04);
	const refused = 'Biên nhận ghi cân nặng gấp đôi kiện đã gửi đi.';
	expectOk(await judgeReturnShipping(shop, { returnId, act: 'refuse', note: refused }), returnId);
	await moveClock(scope, hoursAgo * 0.03);
	const disputed = 'Mình gửi cả thùng gốc có lót xốp nên nặng hơn, bưu cục cân trước mặt mình.';
	expectOk(await pursueReturnShipping(buyer, { returnId, act: 'dispute', note: disputed }), returnId);
}

async function receiveReturn({ scope, shop }: Parties, returnId: string, hoursAgo: number): Promise<void> {
	await moveClock(scope, hoursAgo * 0.03);
	expectOk(await judgeReturnShipping(shop, { returnId, act: 'accept' }), returnId);
	expectOk(await handleReturn(shop, { returnId, act: 'receive' }), returnId);
	await moveClock(scope, hoursAgo * 0.02);
	expectOk(await handleReturn(shop, { returnId, act: 'accept', note: 'Đã nhận lại hàng, cảm ơn bạn.' }), returnId);
}

async function dispute({ scope, buyer, shop }: Parties, returnId: string, hoursAgo: number): Promise<void> {
	const [rejected, disputed, answered] = [
		'Ảnh trên trang chụp dưới nắng, màu thật đúng như mô tả.',
		'Mình chụp ngoài trời, để cạnh ảnh trên trang vẫn thấy sẫm hơn nhiều.',
		'Chợ Biz đã nhận hồ sơ. Mong bạn gửi thêm một ảnh chụp ngoài trời, gian hàng gửi ảnh lúc đóng gói.',
	];
	expectOk(await handleReturn(shop, { returnId, act: 'reject', note: rejected }), returnId);
	await moveClock(scope, hoursAgo * 0.06);
	expectOk(await pursueReturn(buyer, { returnId, act: 'dispute', note: disputed }), returnId);
	await moveClock(scope, hoursAgo * 0.04);
	const customerId = await customerIdOf(scope.read, OPERATOR.email);
	const operator = as(scope, { kind: 'operator', customerId } as const);
	expectOk(await answerDispute(operator, { returnId, note: answered }), returnId);
}
