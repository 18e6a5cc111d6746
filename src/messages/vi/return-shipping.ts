import { returnsConfig } from '#src/domains/returns/contract/return.ts';
import {
	type BuyerReturnShippingAction,
	type ReturnShippingFailure,
	returnShippingConfig,
	type ShopReturnShippingAction,
} from '#src/domains/returns/contract/return-shipping.ts';
import { formatVnd } from '#src/shared/money.ts';
import type { MessageTable } from '../message-table.ts';
import type { ActionMessages } from './return-screen.ts';

const { minVnd, maxVnd } = returnShippingConfig;

export const returnShippingMessages = {
	'orders.postage_not_possible':
		'Phí gửi trả khai được từ lúc bạn gửi hàng tới khi gian hàng kiểm xong, khi trả vì lỗi của gian hàng.',
	'orders.postage_stated_already': 'Phí gửi trả của yêu cầu này đã khai rồi. Bạn tải lại trang để xem nhé.',
	'orders.postage_too_often': `Mỗi yêu cầu khai lại phí gửi trả tối đa ${returnShippingConfig.triesMax} lần.`,
	'orders.postage_bank_needed': 'Bạn ghi tài khoản ngân hàng để nhận phí gửi trả nhé.',
	'orders.postage_note_needed': 'Bạn ghi rõ lý do để bên kia hiểu nhé.',
	'orders.postage_wrong_state': 'Phí gửi trả vừa đổi trạng thái. Bạn tải lại trang để xem nhé.',
	'orders.postage_too_high': ({ max }) => `Số tiền là số nguyên từ 0 đến ${formatVnd(Number(max ?? maxVnd))}.`,
} satisfies MessageTable<ReturnShippingFailure>;

export const returnShippingScreenMessages = {
	stateTitle: 'Bạn đã trả phí gửi hàng?',
	stateText: `Hàng lỗi thì gian hàng chịu phí gửi trả. Bạn ghi số tiền trên biên nhận, tối đa ${formatVnd(maxVnd)}, và chụp biên nhận. Gian hàng xem trong ${returnsConfig.shop.answerHours} giờ; quá hạn coi như chấp nhận.`,
	amount: 'Số tiền trên biên nhận',
	amountWrong: `Bạn ghi số tiền từ ${formatVnd(minVnd)} đến ${formatVnd(maxVnd)}.`,
	picture: 'Ảnh biên nhận',
	addPicture: 'Chọn ảnh biên nhận',
	pictureHint: 'Chụp rõ số tiền và ngày gửi. Chỉ bạn, gian hàng và người phân xử của Chợ Biz xem được.',
	pictureNeeded: 'Bạn thêm ảnh biên nhận giúp nhé.',
	bank: {
		title: 'Tài khoản nhận phí gửi trả',
		hint: 'Phí này không nằm trong tiền đã trả cho đơn nên được chuyển khoản. Số tài khoản được mã hóa.',
	},
	send: 'Gửi biên nhận',
	done: 'Đã trả lời về phí gửi trả.',
} as const;

export const buyerReturnShippingActionMessages: Readonly<Record<BuyerReturnShippingAction, ActionMessages>> = {
	withdraw: {
		label: 'Rút phí đã khai',
		title: 'Rút phí gửi trả đã khai?',
		text: 'Khi gian hàng chưa kiểm hàng xong, bạn còn khai lại được.',
		kind: 'quiet',
		isDangerous: true,
	},
	dispute: {
		label: 'Nhờ Chợ Biz xem phí gửi trả',
		title: 'Nhờ Chợ Biz xem phí gửi trả?',
		text: `Người của Chợ Biz đọc biên nhận và lời hai bên, rồi quyết định trong ${returnsConfig.dispute.rulingWorkingDays} ngày làm việc.`,
		note: 'Điều bạn muốn nói',
		isNoteNeeded: true,
		kind: 'primary',
	},
};

export const shopReturnShippingActionMessages: Readonly<
	Record<ShopReturnShippingAction, (amountVnd: number) => ActionMessages>
> = {
	accept: (amountVnd) => ({
		label: 'Chấp nhận phí gửi trả',
		title: `Chấp nhận ${formatVnd(amountVnd)} phí gửi trả?`,
		text: 'Khi yêu cầu trả hàng được hoàn, phí này trừ vào tiền của gian hàng và chuyển cho người mua.',
		note: 'Lời nhắn cho người mua',
		kind: 'secondary',
	}),
	refuse: () => ({
		label: 'Từ chối phí gửi trả',
		title: 'Từ chối phí gửi trả này?',
		text: 'Bạn nói rõ vì sao. Người mua có thể nhờ Chợ Biz xem.',
		note: 'Lý do',
		isNoteNeeded: true,
		kind: 'quiet',
		isDangerous: true,
	}),
};
