import { returnWaits } from '#src/domains/returns/contract/return.ts';
import type { ReturnShippingView } from '#src/domains/returns/contract/return-shipping.ts';
import { formatVnd } from '#src/shared/money.ts';
import { formatDate, formatDateTime } from '#src/shared/time.ts';
import { returnShippingStateMessages } from './orders.ts';

export const returnShippingFactMessages = {
	title: 'Phí gửi trả hàng',
	state: 'Khai phí gửi hàng',
	toBank: 'Chuyển về',
} as const;

export const returnShippingAbout = (amountVnd: number): string =>
	`${returnShippingFactMessages.title} · ${formatVnd(amountVnd)}`;

export function returnShippingStandMessages(side: 'buyer' | 'shop', postage: ReturnShippingView): string {
	const { state, dueBy, backVnd, paidAt, expectedBy, amountVnd } = postage;
	const by = dueBy ? formatDateTime(new Date(dueBy)) : '';
	const back = formatVnd(backVnd ?? amountVnd);
	switch (state) {
		case 'stated':
			return side === 'shop'
				? `Bạn xem biên nhận và trả lời trước ${by}. Quá hạn coi như chấp nhận.`
				: `Gian hàng xem biên nhận trước ${by}. Quá hạn coi như chấp nhận.`;
		case 'accepted':
			return side === 'shop'
				? `${back} trừ vào tiền của gian hàng khi yêu cầu trả hàng được hoàn.`
				: `${back} chuyển cho bạn khi yêu cầu trả hàng được hoàn.`;
		case 'refused':
			if (side === 'shop') return `Người mua có thể nhờ Chợ Biz xem${by && ` đến ${by}`}.`;
			return by
				? `Không đồng ý thì bạn nhờ Chợ Biz xem trước ${by}.`
				: `Không đồng ý thì bạn nhờ Chợ Biz xem, chậm nhất ${returnWaits.escalateDays} ngày sau khi việc trả hàng xong.`;
		case 'disputed':
			return `Chợ Biz quyết định trước ${by}.`;
		case 'owed':
			if (side === 'shop') return `${back} đã trừ vào tiền của gian hàng.`;
			return paidAt
				? `${back} đã chuyển đi ngày ${formatDate(new Date(paidAt))}.`
				: `${back} đang được chuyển khoản${expectedBy ? `, dự kiến về trước ngày ${formatDate(new Date(expectedBy))}` : ''}.`;
		default:
			return returnShippingStateMessages[state];
	}
}
