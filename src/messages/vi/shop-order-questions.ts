import { NOTE_MAX_LENGTH, ordersConfig, PROOF_MIN_LENGTH } from '#src/domains/orders/contract.ts';
import { formatVnd } from '#src/shared/amount-text.ts';

const { percent, shopDayMaxVnd } = ordersConfig.shopCancelGoodwill;
/** What ending an order that was confirmed costs its shop. */
export const goodwillText = (mostVnd: number): string =>
	`Đơn đã xác nhận: gian hàng đền người mua ${percent}% giá trị đơn bằng bizcoin, tối đa ${formatVnd(mostVnd)}, trừ vào tiền gian hàng đang có ở Chợ Biz (mỗi ngày không quá ${formatVnd(shopDayMaxVnd)}).`;

/** What the shop is asked before a step that cannot be taken back. */
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
		title: 'Khách từ chối nhận hàng?',
		text: 'Hàng quay về gian hàng, đơn kết thúc và người mua được báo. Bạn ghi lại vì sao; đây là bằng chứng nếu có tranh chấp.',
		yes: 'Khách từ chối nhận',
		no: 'Chưa',
		isDangerous: true,
		field: {
			label: 'Vì sao không giao được',
			hint: 'Ví dụ: gọi ba lần không nghe máy, khách hẹn rồi không nhận.',
			minLength: PROOF_MIN_LENGTH,
			maxLength: NOTE_MAX_LENGTH,
			tooShort: `Bạn ghi ít nhất ${PROOF_MIN_LENGTH} ký tự nhé.`,
		},
	},
} as const;
