import type { Reordered, ReorderReason } from '#src/domains/checkout/contract/reorder.ts';
import type { OrderView } from '#src/domains/order-views/contract/order-views.ts';
import type { RefundedAmount } from '#src/domains/order-views/contract/receipt.ts';
import { type TrackFault, type Tracking, trackConfig } from '#src/domains/order-views/contract/tracking.ts';
import { formatVnd } from '#src/shared/text/amount-text.ts';
import type { SumRow } from './orders.ts';
import { fieldMessages } from './ui.ts';

type Due = Pick<OrderView, 'dueVnd' | 'dueNumbers'>;
const listed = (numbers: readonly string[]): string =>
	[numbers.slice(0, -1).join(', '), numbers.at(-1)].filter(Boolean).join(' và ');

export const orderPayMessages = {
	/** One payment covers all unpaid orders that were placed together. */
	pay: ({ dueVnd, dueNumbers }: Due) =>
		dueNumbers.length > 1
			? `Thanh toán ${dueNumbers.length} đơn: ${formatVnd(dueVnd)}`
			: `Thanh toán ${formatVnd(dueVnd)}`,
	paysAll: ({ dueVnd, dueNumbers }: Due): string =>
		dueNumbers.length > 1
			? `Chỉ cần trả một lần: ${formatVnd(dueVnd)} cho cả ${dueNumbers.length} đơn ${listed(dueNumbers)}.`
			: '',
	paidWith: (number: string) => `Trả chung một lần với đơn ${number} ở trên.`,
} as const;

export const orderActionMessages = {
	cancel: { cancel: 'Hủy đơn', ask: 'Yêu cầu hủy đơn' } satisfies Record<NonNullable<OrderView['mayCancel']>, string>,
	cancelTitle: { cancel: 'Hủy đơn này?', ask: 'Yêu cầu hủy đơn này?' },
	cancelText: {
		cancel: 'Người bán chưa xác nhận nên bạn hủy ngay được, không cần lý do. Đơn đã hủy không mở lại được.',
		ask: 'Người bán đã xác nhận và có thể đang chuẩn bị hàng, nên cần họ đồng ý.',
	},
	refundText: 'Tiền đã trả được hoàn về nơi bạn đã thanh toán.',
	cancelYes: { cancel: 'Hủy đơn', ask: 'Gửi yêu cầu' },
	keep: 'Giữ đơn',
	withdraw: 'Rút yêu cầu hủy',
	note: 'Lời nhắn cho người bán',
	received: 'Đã nhận hàng',
	receivedTitle: 'Bạn đã nhận đủ hàng?',
	receivedOf: (number: string) => `Đã nhận hàng của đơn ${number}`,
	receivedText: (isPaid: boolean) =>
		`Bạn hãy kiểm tra đúng sản phẩm, đủ số lượng rồi mới bấm. ${isPaid ? 'Tiền sẽ được chuyển cho người bán.' : 'Đơn sẽ hoàn thành.'}`,
	receivedDone: (number: string) => `Đã xác nhận bạn nhận đủ hàng của đơn ${number}.`,
	receivedHeldText:
		'Bạn hãy kiểm tra đúng sản phẩm, đủ số lượng rồi mới bấm. Tiền của đơn vẫn được giữ tới khi yêu cầu trả hàng xong.',
	receivedYes: 'Đã nhận đủ hàng',
	notYet: 'Để sau',
} as const;

/** Links of an order card; the others are buttons. */
export const buyerActionMessages = {
	open_return: 'Xem yêu cầu trả hàng',
	track: 'Theo dõi',
	review: 'Đánh giá',
	return: 'Trả hàng',
	of: (action: string, number: string) => `${action}: đơn ${number}`,
} as const;

export const reorderMessages = {
	again: 'Mua lại',
	againOf: (number: string) => `Mua lại đơn ${number}`,
	toCart: 'Xem giỏ hàng',
} as const;

const WHY: Readonly<Record<ReorderReason, string>> = {
	gone: 'không còn bán',
	sold_out: 'đã hết hàng',
	not_enough: 'không đủ hàng',
	wrong_quantity: 'gian hàng đã đổi số lượng mua cho phép',
	off_sale: 'không còn bán',
	shop_closed: 'gian hàng tạm không nhận đơn',
	own_shop: 'là hàng của gian hàng bạn',
	cart_full: 'giỏ hàng đã đầy',
};

export const reorderOutcomeMessages = {
	title: 'Mua lại đơn này',
	stay: 'Ở lại trang này',
	allIn: 'Các sản phẩm đã thêm vào giỏ theo giá hiện tại.',
	someIn: 'Một phần đã thêm vào giỏ theo giá hiện tại. Những sản phẩm sau chưa thêm đủ:',
	noneIn: 'Chưa thêm được sản phẩm nào vào giỏ:',
	line: ({ productName, variantLabel, wanted, added, reason }: Reordered['items'][number]): string =>
		`${[productName, variantLabel].filter(Boolean).join(', ')}: thêm được ${added}/${wanted}${reason ? `, ${WHY[reason]}` : ''}`,
} as const;

const FAULTS: Readonly<Record<TrackFault, string>> = {
	number: 'Mã đơn gồm 10 chữ số, có trong thư báo đặt hàng.',
	email: 'Bạn nhập e-mail đã dùng khi đặt hàng, như ten@example.com.',
};

export const trackScreenMessages = {
	title: 'Tra cứu đơn hàng',
	description: 'Xem đơn đang ở đâu bằng mã đơn và e-mail đặt hàng, không cần đăng nhập.',
	lead: 'Bạn xem được đơn đang ở bước nào bằng mã đơn và e-mail đặt hàng, không cần đăng nhập.',
	number: 'Mã đơn hàng',
	numberHint: '10 chữ số trong thư báo đặt hàng',
	email: 'E-mail đặt hàng',
	look: 'Xem đơn',
	again: 'Tra cứu đơn khác',
	faultOf: (tracking: Tracking, field: TrackFault): string | undefined =>
		tracking.kind !== 'faulty' || !tracking.faults.includes(field)
			? undefined
			: tracking.typed[field].trim() === ''
				? fieldMessages.missing
				: FAULTS[field],
	unknownTitle: 'Không tìm thấy đơn nào',
	unknown: 'Mã đơn và e-mail không khớp. Bạn xem lại thư báo đặt hàng rồi thử lại.',
	outdated: `Kết quả được giữ ${trackConfig.linkMinutes} phút. Bấm “Xem đơn” để tra lại.`,
	tooOften: (retryAfterS: number): string => {
		const minutes = Math.ceil(retryAfterS / 60);
		return `Bạn đã tra cứu quá nhiều lần. Bạn thử lại sau khoảng ${minutes} phút.`;
	},
	found: (count: number): string => `Đặt cùng lúc ${count} đơn, mỗi gian hàng gửi một kiện.`,
	hidden: 'Đăng nhập để xem địa chỉ giao và hủy, thanh toán hay xác nhận đơn.',
	open: 'Đăng nhập để mở đơn',
	openOwn: 'Mở đơn',
	hiddenOwn: 'Mở đơn để xem địa chỉ giao và hủy, thanh toán hay xác nhận đơn, nếu tài khoản này đã đặt đơn.',
	openToAnswer: 'Khi nhận đủ hàng, bạn mở đơn và bấm “Đã nhận hàng”.',
	signInToAnswer: 'Khi nhận đủ hàng, bạn đăng nhập và bấm “Đã nhận hàng” trong đơn.',
} as const;

export const refundedAmountMessages: Readonly<Record<RefundedAmount['stage'], string>> = {
	requested: 'Chờ gửi lệnh hoàn',
	sending: 'Đang gửi lệnh hoàn',
	sent: 'VNPAY đang hoàn',
	rejected: 'VNPAY từ chối hoàn, chuyển vào tài khoản bạn cung cấp',
	unclear: 'Lệnh hoàn chưa rõ kết quả',
	transfer: 'Chờ chuyển khoản hoàn',
	done: 'Đã hoàn',
	by_hand: 'Đã hoàn bằng chuyển khoản',
	coin: 'Bizcoin đã hoàn lại',
};

/** Rows for refunded or pending amounts, below what was paid. */
export const refundedAmountRows = (moneyBack: readonly RefundedAmount[]): readonly SumRow[] =>
	moneyBack.map(({ stage, amountVnd }) => ({ name: refundedAmountMessages[stage], amountVnd }));
