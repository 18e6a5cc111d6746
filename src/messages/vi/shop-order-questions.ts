import { NOTE_MAX_LENGTH, ordersConfig, PROOF_MIN_LENGTH } from '#src/domains/orders/contract/order.ts';
import { DELIVERY_FAILURES } from '#src/domains/orders/contract/parcel.ts';
import { formatVnd } from '#src/shared/text/amount-text.ts';
import { failedDeliveryReasonMessages } from './orders.ts';

const { percent, shopDayMaxVnd } = ordersConfig.shopCancelGoodwill;
export const goodwillText = (mostVnd: number): string =>
	`Đơn đã xác nhận: gian hàng đền người mua ${percent}% giá trị đơn bằng bizcoin, tối đa ${formatVnd(mostVnd)}, trừ vào tiền gian hàng đang có ở Chợ Biz (mỗi ngày không quá ${formatVnd(shopDayMaxVnd)}).`;

export const shopOrderQuestions = {
	giveBack: {
		title: 'Hủy đơn này?',
		text: 'Hàng trả về kệ, khoản người mua đã trả được hoàn lại. Hủy nhiều đơn làm giảm chất lượng gian hàng.',
		yes: 'Hủy đơn',
		no: 'Giữ đơn',
		isDangerous: true,
		field: { label: 'Lời nhắn cho người mua', minLength: 0, maxLength: NOTE_MAX_LENGTH },
	},
	accept: {
		title: 'Đồng ý hủy đơn?',
		text: 'Hàng trả về kệ, khoản người mua đã trả được hoàn lại. Không tính lỗi cho gian hàng.',
		yes: 'Đồng ý hủy',
		no: 'Để sau',
		isDangerous: true,
		field: { label: 'Lời nhắn cho người mua', minLength: 0, maxLength: NOTE_MAX_LENGTH },
	},
	decline: {
		title: 'Tiếp tục giao đơn này?',
		text: 'Người mua sẽ được báo là bạn không đồng ý hủy. Một lời giải thích giúp họ yên tâm hơn.',
		yes: 'Tiếp tục giao',
		no: 'Để sau',
		field: { label: 'Lời nhắn cho người mua', minLength: 0, maxLength: NOTE_MAX_LENGTH },
	},
	pack: {
		title: 'Đã đóng gói xong?',
		text: 'Người mua sẽ thấy gói hàng đã sẵn sàng để giao.',
		yes: 'Đã đóng gói',
		no: 'Chưa',
	},
	refuse: {
		title: 'Không giao được hàng?',
		text: 'Hàng quay về gian hàng và người mua được báo lý do này. Kiện hư hoặc lỗi của gian hàng thì không tính cho người mua. Sai địa chỉ do khách ghi thì phí giao đã trả không hoàn. Người mua không đồng ý thì Chợ Biz xem lại.',
		yes: 'Ghi nhận không giao được',
		no: 'Chưa',
		isDangerous: true,
		reasons: DELIVERY_FAILURES.map((value) => ({ value, label: failedDeliveryReasonMessages[value] })),
		field: {
			label: 'Chuyện đã xảy ra thế nào',
			hint: 'Ví dụ: gọi ba lần không nghe máy, vỏ kiện bị rách.',
			minLength: PROOF_MIN_LENGTH,
			maxLength: NOTE_MAX_LENGTH,
			tooShort: `Bạn ghi ít nhất ${PROOF_MIN_LENGTH} ký tự nhé.`,
		},
	},
} as const;
