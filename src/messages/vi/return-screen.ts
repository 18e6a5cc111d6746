import type {
	BuyerReturnAct,
	BuyerReturnView,
	RefundView,
	ReturnState,
	ShopReturnAct,
} from '#src/domains/orders/contract-returns.ts';
import { RETURN_PICTURES_MAX, returnsConfig, returnWaits } from '#src/domains/orders/contract-returns.ts';
import { formatVnd } from '#src/shared/money.ts';
import { formatDate, formatDateTime } from '#src/shared/time.ts';

/** Returns: on the buyer's page of an order and in the shop's console. */
export const returnScreenWords = {
	title: 'Trả hàng và hoàn tiền',
	ask: 'Yêu cầu trả hàng/hoàn tiền',
	which: 'Bạn trả món nào?',
	left: (count: number) => `Còn trả được ${count}`,
	quantityOf: (name: string) => `Số lượng trả: ${name}`,
	linesNeeded: 'Bạn chọn ít nhất một món giúp nhé.',
	reason: 'Lý do',
	reasonNeeded: 'Bạn chọn một lý do giúp nhé.',
	until: (at: string) => `Báo được đến ${formatDateTime(new Date(at))}.`,
	note: 'Chuyện gì đã xảy ra?',
	noteHint: 'Kể ngắn gọn: lỗi ở đâu, phát hiện khi nào. Người bán và Chợ Biz đọc được.',
	pictures: `Ảnh (nhiều nhất ${RETURN_PICTURES_MAX})`,
	picturesHint: 'Chỉ bạn, gian hàng và người phân xử của Chợ Biz xem được. Ảnh giúp xử lý nhanh hơn, không bắt buộc.',
	addPicture: 'Thêm ảnh',
	uploading: 'Đang tải ảnh…',
	tooManyPictures: `Nhiều nhất ${RETURN_PICTURES_MAX} ảnh, những ảnh sau chưa được thêm.`,
	removePicture: (name: string) => `Bỏ ảnh ${name}`,
	pictureOf: (at: number) => `Ảnh ${at}`,
	bank: 'Tài khoản nhận tiền hoàn',
	bankHint: 'Đơn này trả tiền mặt nên tiền hoàn được chuyển khoản. Số tài khoản được mã hóa.',
	bankName: 'Ngân hàng',
	accountNumber: 'Số tài khoản',
	accountWrong: 'Số tài khoản gồm 6 đến 19 chữ số.',
	holder: 'Tên chủ tài khoản',
	bankNeeded: 'Bạn điền ô này giúp nhé.',
	send: 'Gửi yêu cầu',
	cancel: 'Để sau',
	items: 'Món trả',
	quantity: (count: number) => `× ${count}`,
	amount: 'Số tiền hoàn',
	tracking: 'Mã vận đơn gửi lại',
	replacementTracking: 'Mã vận đơn hàng đổi',
	toBank: 'Chuyển về',
	steps: 'Diễn biến',
	changed: 'Đã cập nhật yêu cầu trả hàng.',
	restock: 'Đưa hàng trở lại kệ để bán tiếp',
	notNow: 'Để sau',
} as const;

const byTime = (dueBy: string | null): string => (dueBy ? formatDateTime(new Date(dueBy)) : '');
type Shown = Pick<
	BuyerReturnView,
	'state' | 'reason' | 'dueBy' | 'ruling' | 'rulingPercent' | 'needsGoods' | 'refund' | 'replacement'
>;
const { dispute } = returnsConfig;

const ruled = ({ ruling, rulingPercent }: Shown): string => {
	if (ruling === 'buyer') return 'Phán quyết: hoàn tiền cho người mua.';
	if (ruling === 'vendor') return 'Phán quyết: không hoàn tiền.';
	return ruling === 'split' ? `Phán quyết: hoàn ${rulingPercent ?? 0}% cho người mua.` : '';
};

const BUYER_NEXT: Readonly<Record<ReturnState, (of: Shown) => string>> = {
	requested: ({ dueBy }) => `Shop trả lời trước ${byTime(dueBy)}. Quá hạn coi như đồng ý.`,
	vendor_review: ({ dueBy }) => `Shop đã xem và trả lời trước ${byTime(dueBy)}. Quá hạn coi như đồng ý.`,
	approved: ({ dueBy, reason }) =>
		`Bạn gửi hàng lại trước ${byTime(dueBy)} rồi bấm “Đã gửi hàng”. Quá hạn yêu cầu khép lại. ${
			reason !== 'change_of_mind'
				? 'Gian hàng trả phí gửi lại: bạn gửi theo cách “người nhận trả phí”.'
				: 'Trả hàng vì đổi ý thì bạn trả phí gửi lại.'
		}`,
	shipping_back: ({ dueBy }) => `Hàng đang về gian hàng. Nếu tới ${byTime(dueBy)} shop chưa báo, coi như đã nhận.`,
	received: ({ dueBy }) => `Shop kiểm hàng trước ${byTime(dueBy)}. Quá hạn tiền tự hoàn cho bạn.`,
	inspected: ({ dueBy, replacement }) =>
		replacement?.isAgreed
			? `Shop gửi hàng đổi trước ${byTime(dueBy)}. Quá hạn tiền tự hoàn cho bạn.`
			: `Shop đề nghị gửi món khác cùng loại thay vì hoàn tiền. Bạn chọn trước ${byTime(dueBy)}; không chọn thì tiền tự hoàn cho bạn.`,
	refunded: () => 'Lệnh hoàn tiền đã gửi.',
	replaced: () => 'Gian hàng đã gửi hàng đổi cho bạn.',
	rejected: ({ dueBy }) => `Không đồng ý thì bạn nhờ Chợ Biz giải quyết trước ${byTime(dueBy)}.`,
	withdrawn: () => 'Bạn đã rút yêu cầu này.',
	disputed: ({ dueBy }) => `Hai bên nộp bằng chứng trước ${byTime(dueBy)}. Tiền của đơn đang được giữ.`,
	under_review: ({ dueBy }) => `Chợ Biz ra phán quyết trước ${byTime(dueBy)}. Tiền của đơn đang được giữ.`,
	ruled: (of) => `${ruled(of)} Có hiệu lực lúc ${byTime(of.dueBy)} nếu không bên nào khiếu nại.`,
	closed: (of) => ruled(of) || 'Yêu cầu này đã khép lại.',
};
const SHOP_NEXT: Readonly<Record<ReturnState, (of: Shown) => string>> = {
	...BUYER_NEXT,
	requested: ({ dueBy }) => `Bạn trả lời trước ${byTime(dueBy)}. Quá hạn coi như đồng ý.`,
	vendor_review: ({ dueBy }) => `Bạn trả lời trước ${byTime(dueBy)}. Quá hạn coi như đồng ý.`,
	approved: ({ dueBy, reason }) =>
		`Người mua gửi hàng lại trước ${byTime(dueBy)}. ${reason !== 'change_of_mind' ? 'Bạn trả phí gửi lại khi nhận hàng.' : 'Người mua trả phí gửi lại.'}`,
	shipping_back: ({ dueBy }) => `Nhận được hàng thì bạn bấm “Đã nhận lại hàng”, muộn nhất ${byTime(dueBy)}.`,
	received: ({ dueBy }) => `Bạn kiểm hàng trước ${byTime(dueBy)}. Quá hạn tiền tự hoàn cho người mua.`,
	inspected: ({ dueBy, replacement }) =>
		replacement?.isAgreed
			? `Bạn gửi hàng đổi trước ${byTime(dueBy)}. Quá hạn tiền tự hoàn cho người mua.`
			: `Người mua trả lời đề nghị đổi hàng trước ${byTime(dueBy)}. Hàng đổi đang được giữ trong kho.`,
	replaced: () => 'Bạn đã gửi hàng đổi.',
	rejected: ({ dueBy }) => `Người mua có thể nhờ Chợ Biz giải quyết đến ${byTime(dueBy)}.`,
	withdrawn: () => 'Người mua đã rút yêu cầu này.',
};

export const returnNextWords = (side: 'buyer' | 'shop', of: Shown): string =>
	(side === 'buyer' ? BUYER_NEXT : SHOP_NEXT)[of.state](of);

/** How the money goes and by when the bank has usually shown it. */
export function refundWords({ channel, cashVnd, coinVnd, paidAt, expectedBy }: RefundView): string {
	const coin = coinVnd > 0 ? `${formatVnd(coinVnd)} bizcoin đã trả lại. ` : '';
	if (channel === 'none') return coin;
	const way = channel === 'vnpay' ? 'về nơi đã thanh toán' : 'vào tài khoản ngân hàng';
	const when = paidAt
		? `đã chuyển đi ngày ${formatDate(new Date(paidAt))}`
		: `dự kiến về trước ngày ${formatDate(new Date(expectedBy))}`;
	return `${coin}${formatVnd(cashVnd)} ${way}, ${when}.`;
}

export type ActWords = {
	readonly label: string;
	readonly text: string;
	readonly note?: string;
	readonly isNoteNeeded?: boolean;
	readonly tracking?: string;
	readonly hasPictures?: boolean;
	readonly hasRestock?: boolean;
	readonly kind: 'primary' | 'secondary' | 'quiet' | 'danger';
};
const evidence = { note: 'Điều bạn muốn nói', isNoteNeeded: true, hasPictures: true } as const;

export const buyerActWords: Readonly<Record<BuyerReturnAct, ActWords>> = {
	withdraw: {
		label: 'Rút yêu cầu',
		text: 'Rút rồi thì yêu cầu này khép lại, bạn không được hoàn tiền.',
		kind: 'quiet',
	},
	send_back: {
		label: 'Đã gửi hàng',
		text: 'Bạn giữ lại biên nhận gửi hàng tới khi tiền về nhé.',
		tracking: 'Mã vận đơn',
		kind: 'primary',
	},
	take_replacement: {
		label: 'Đồng ý đổi hàng',
		text: `Shop gửi món khác cùng loại trong ${returnWaits.replaceDays} ngày, bạn không được hoàn tiền. Quá hạn chưa gửi thì tiền tự hoàn cho bạn.`,
		kind: 'primary',
	},
	refuse_replacement: {
		label: 'Không đổi, hoàn tiền',
		text: 'Tiền hoàn ngay cho bạn.',
		kind: 'secondary',
	},
	dispute: {
		label: 'Nhờ Chợ Biz giải quyết',
		text: `Hai bên có ${dispute.evidenceHours} giờ để nộp bằng chứng, rồi Chợ Biz ra phán quyết trong ${dispute.rulingWorkingDays} ngày làm việc.`,
		...evidence,
		kind: 'primary',
	},
	add_evidence: {
		label: 'Bổ sung bằng chứng',
		text: 'Bên kia và người phân xử cùng xem được.',
		...evidence,
		kind: 'secondary',
	},
	appeal: {
		label: 'Khiếu nại phán quyết',
		text: 'Mỗi vụ được khiếu nại một lần. Phán quyết sau là phán quyết cuối.',
		...evidence,
		kind: 'secondary',
	},
};

export const shopReturnActWords: Readonly<Record<Exclude<ShopReturnAct, 'review'>, ActWords>> = {
	approve: {
		label: 'Đồng ý',
		text: 'Người mua gửi hàng lại; nếu không có gì để gửi, tiền hoàn ngay.',
		note: 'Lời nhắn cho người mua',
		kind: 'primary',
	},
	waive: {
		label: 'Hoàn tiền, không cần gửi lại',
		text: 'Tiền hoàn ngay cho người mua, hàng họ giữ.',
		note: 'Lời nhắn cho người mua',
		kind: 'secondary',
	},
	reject: {
		label: 'Từ chối',
		text: 'Bạn nói rõ vì sao. Người mua có thể nhờ Chợ Biz giải quyết.',
		...evidence,
		kind: 'danger',
	},
	receive: {
		label: 'Đã nhận lại hàng',
		text: `Từ lúc này bạn có ${returnsConfig.shop.inspectHours} giờ để kiểm hàng.`,
		kind: 'primary',
	},
	accept: {
		label: 'Hoàn tiền',
		text: 'Hàng đúng như người mua nói. Tiền hoàn ngay.',
		note: 'Lời nhắn cho người mua',
		hasRestock: true,
		kind: 'primary',
	},
	replace: {
		label: 'Đề nghị đổi hàng',
		text: `Người mua chọn nhận món khác cùng loại hay lấy lại tiền, trong ${returnWaits.agreeHours} giờ. Hàng đổi được giữ trong kho từ lúc này.`,
		note: 'Lời nhắn cho người mua',
		hasRestock: true,
		kind: 'secondary',
	},
	object: {
		label: 'Không đồng ý',
		text: 'Hàng trả về không đúng? Bạn nói rõ và kèm ảnh.',
		...evidence,
		kind: 'danger',
	},
	send_replacement: {
		label: 'Đã gửi hàng đổi',
		text: 'Người mua được báo là hàng đổi đang tới.',
		tracking: 'Mã vận đơn',
		kind: 'primary',
	},
	add_evidence: buyerActWords.add_evidence,
	appeal: buyerActWords.appeal,
};
