import type {
	PromotionsFailure,
	VoucherDiscount,
	VoucherProblem,
	VoucherTerms,
} from '#src/domains/promotions/contract.ts';
import { formatVnd } from '#src/shared/text/amount-text.ts';
import { formatDateTime } from '#src/shared/time.ts';
import type { MessageTable } from '../message-table.ts';

export const promotionsMessages = {
	'promotions.not_found': 'Không tìm thấy mã giảm giá này. Bạn tải lại trang nhé.',
	'promotions.code_unfit': ({ min, max }) => `Mã giảm giá gồm ${min}–${max} chữ cái và chữ số, viết liền.`,
	'promotions.code_taken': 'Bạn đã có một mã giảm giá tên này. Bạn chọn mã khác nhé.',
	'promotions.discount_too_high': ({ percent }) =>
		`Mã giảm giá chỉ được giảm tối đa ${percent}% tiền hàng. Bạn giảm bớt số tiền hoặc tăng giá trị đơn tối thiểu nhé.`,
	'promotions.window_unfit': ({ maxDays }) =>
		`Ngày kết thúc phải sau ngày bắt đầu và sau hôm nay, cách nhau tối đa ${maxDays} ngày.`,
	'promotions.start_past': 'Ngày bắt đầu phải từ hôm nay trở đi.',
	'promotions.start_too_far': ({ maxDays }) =>
		`Mã giảm giá bắt đầu muộn nhất ${maxDays} ngày nữa. Bạn chọn ngày sớm hơn nhé.`,
	'promotions.shop_not_open': 'Gian hàng đang tạm dừng bán nên chưa tạo được mã giảm giá.',
	'promotions.too_many': ({ max }) => `Bạn đang có ${max} mã giảm giá còn hạn. Hãy kết thúc bớt một mã rồi thử lại.`,
	'promotions.ended_already': 'Mã giảm giá này đã kết thúc rồi.',
	'promotions.role_not_allowed': 'Vai trò của bạn trong gian hàng không dùng phần mã giảm giá này.',
	'promotions.not_usable': 'Mã giảm giá vừa hết lượt hoặc vừa kết thúc.',
} satisfies MessageTable<PromotionsFailure>;

export const voucherMessages = {
	title: 'Mã giảm giá của gian hàng',
	how: 'Bạn chọn mã khi đặt hàng.',
	code: 'Mã',
} as const;

export const voucherProblemMessages: Readonly<Record<VoucherProblem, string>> = {
	unknown: 'Mã này không dùng được ở đây. Bạn kiểm tra lại mã nhé.',
	not_started: 'Chưa đến ngày dùng',
	ended: 'Đã hết hạn',
	used_up: 'Đã hết lượt dùng',
	used_by_you: 'Bạn đã dùng hết lượt của mình',
	below_minimum: 'Đơn chưa đủ giá trị tối thiểu',
	no_goods: 'Không áp dụng cho những món này',
	half_reached: 'Các mã khác đã giảm đến mức tối đa của đơn này',
};

export const voucherTitle = (discount: VoucherDiscount): string =>
	discount.kind === 'fixed'
		? `Giảm ${formatVnd(discount.amountVnd)}`
		: `Giảm ${discount.percent}%, tối đa ${formatVnd(discount.capVnd)}`;

export const voucherConditions = ({ minGoodsVnd, endsAt }: Pick<VoucherTerms, 'minGoodsVnd' | 'endsAt'>): string => {
	const until = `dùng đến ${formatDateTime(new Date(endsAt))}`;
	return minGoodsVnd > 0 ? `Đơn từ ${formatVnd(minGoodsVnd)}, ${until}` : `Mọi đơn, ${until}`;
};
