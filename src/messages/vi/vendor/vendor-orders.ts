import type { InvestigationView } from '#src/domains/fulfilment/contract/investigation.ts';
import type { CashPlace, ShopOrderView } from '#src/domains/order-views/contract/order-views.ts';
import type { PackingPapers } from '#src/domains/order-views/contract/receipt.ts';
import {
	NOTE_MAX_LENGTH,
	type OrderState,
	ordersConfig,
	PROOF_MIN_LENGTH,
} from '#src/domains/orders/contract/order.ts';
import { DELIVERY_FAILURES } from '#src/domains/orders/contract/parcel.ts';
import type { OpenReturn } from '#src/domains/returns/contract/return.ts';
import { formatVnd } from '#src/shared/text/amount-text.ts';
import { deadlineText } from '../../instant-text.ts';
import { orderBadge } from '../order-screen.ts';
import { failedDeliveryReasonMessages, paymentMethodMessages } from '../orders.ts';
import { returnNextMessages } from '../returns.ts';
import type { ResponsiveMessage } from '../ui.ts';

/** Completed orders from which a buyer counts as a regular customer. */
const REGULAR_FROM = 3;

export const shopOrderMessages = {
	title: 'Đơn hàng của gian hàng',
	oneTitle: 'Đơn hàng',
	visitorTitle: 'Xử lý đơn hàng của gian hàng',
	visitorText: 'Bạn đăng nhập bằng tài khoản của gian hàng để xem đơn mới, xác nhận, đóng gói và giao hàng.',
	needsScript: 'Trang này cần JavaScript để xem và xử lý đơn hàng.',
	checking: 'Đang tải đơn hàng',
	tabs: 'Lọc đơn theo trạng thái',
	emptyTitle: 'Chưa có đơn hàng nào',
	emptyText: 'Gian hàng đầy đủ ảnh và mô tả sẽ dễ có đơn đầu tiên hơn.',
	toShop: 'Xem gian hàng của bạn',
	noneHere: 'Không có đơn nào ở mục này',
	noneHereText: 'Đơn của gian hàng nằm ở các mục khác.',
	search: 'Tìm đơn theo số đơn, tên người mua, số điện thoại hoặc sản phẩm',
	searchShort: 'Số đơn, người mua, điện thoại, sản phẩm',
	notFound: 'Không tìm thấy đơn nào',
	notFoundText: (q: string) =>
		`Không có đơn nào khớp với “${q}”. Tên và số điện thoại chỉ tìm được ở các đơn mà bạn đang xem được thông tin người mua.`,
	showAll: 'Xem tất cả đơn',
	failedTitle: 'Chưa tải được đơn hàng',
	again: 'Thử lại',
	more: 'Xem thêm đơn',
	newOrder: 'Có đơn mới, xem ngay',
	buyer: 'Người mua',
	confirm: 'Xác nhận đơn',
	details: 'Xem chi tiết',
	back: 'Tất cả đơn hàng',
	missingTitle: 'Không có đơn hàng này',
	missingText: 'Gian hàng của bạn không có đơn mang số này. Bạn hãy kiểm tra lại số đơn.',
	asked: 'Người mua yêu cầu hủy đơn này',
	requestedWhy: (why: string): string => `Lý do: ${why}`,
	requestedShort: 'Người mua yêu cầu hủy, chờ bạn trả lời.',
	masked: `Bạn xem được đủ tên, số điện thoại và địa chỉ từ lúc xác nhận đơn đến ${ordersConfig.contactVisibleDays} ngày sau khi hoàn thành.`,
	returning: (orders: number): string => (orders < REGULAR_FROM ? `Đã mua ${orders} lần` : `Khách quen: ${orders} đơn`),
	allLines: (count: number): string => `Xem cả ${count} sản phẩm`,
	worth: 'Giá trị đơn',
	sku: 'Mã hàng',
	held: (count: number) =>
		`${count} đơn chờ ngân hàng kiểm tra khoản thanh toán; hàng của các đơn này đang được giữ. Khi có kết quả, đơn chuyển sang chờ xác nhận hoặc hàng về kho.`,
	slip: 'In phiếu đóng gói',
	label: 'In nhãn giao hàng',
} as const;

/** The shop's wording, which addresses the shop where it must act. */
export const shopOrderBadge = (order: Parameters<typeof orderBadge>[0]): ReturnType<typeof orderBadge> => {
	const badge = orderBadge(order, 'shop');
	return order.state === 'placed' ? { ...badge, text: 'Chờ xác nhận' } : badge;
};

type Payment = Pick<ShopOrderView, 'state' | 'paymentMethod' | 'sums' | 'cashPlace'>;
const BEFORE_DELIVERY: ReadonlySet<OrderState> = new Set(['placed', 'confirmed', 'packed', 'shipped']);
/** Cash counts as collected only when the carrier says so, or when the shop delivered itself. */
const CASH: Readonly<Record<CashPlace, string>> = {
	shop: 'Gian hàng đã thu tiền mặt',
	expected: 'Chờ hãng vận chuyển nộp tiền',
	collected: 'Hãng vận chuyển đã thu, chờ nộp tiền',
	remitted: 'Hãng vận chuyển đã nộp tiền',
};

/** The payment method and amount; coin and vouchers of the platform do not count, because the platform pays them. */
export function shopMethodMessages({ state, paymentMethod, sums, cashPlace }: Payment): string {
	if (!sums) return paymentMethodMessages[paymentMethod];
	const { payVnd, cut } = sums;
	if (payVnd === 0) return 'Đã trả đủ bằng bizcoin và mã giảm giá, không thu thêm tiền.';
	if (paymentMethod === 'vnpay') return `Người mua đã trả qua VNPAY: ${formatVnd(payVnd)}`;
	const place = BEFORE_DELIVERY.has(state) ? 'Thu tiền mặt khi giao' : cashPlace && CASH[cashPlace];
	return place ? `${place}: ${formatVnd(payVnd - cut.cashVnd)}` : paymentMethodMessages[paymentMethod];
}

const DUE: Readonly<Partial<Record<OrderState, string>>> = {
	placed: 'Xác nhận trước',
	confirmed: 'Đóng gói trước',
	packed: 'Giao cho hãng vận chuyển trước',
};
const WAITING: Readonly<Record<OrderState, string>> = {
	pending_payment: 'Chờ người mua thanh toán.',
	placed: 'Chờ bạn xác nhận.',
	confirmed: 'Chờ bạn đóng gói.',
	packed: 'Kiện hàng chờ giao cho hãng vận chuyển.',
	shipped: 'Kiện hàng đang trên đường tới người mua.',
	delivered: 'Đã giao, chờ người mua xác nhận.',
	completed: 'Đơn đã hoàn thành.',
	expired: 'Người mua không thanh toán kịp.',
	cancelled: 'Đơn đã hủy.',
	returned: 'Đơn đã kết thúc: hàng được trả lại hoặc không giao được.',
};

export function shopNextMessages(
	order: {
		readonly state: OrderState;
		readonly dueBy: string | null;
		readonly isOverdue: boolean;
		readonly openReturn: OpenReturn | null;
		readonly openCase: InvestigationView | null;
		readonly receiptBy: string | null;
	},
	now = new Date(),
): string {
	const { openReturn, openCase, receiptBy } = order;
	if (receiptBy && !(openReturn?.dueBy && openReturn.dueBy < receiptBy))
		return `Người mua đã gửi biên nhận phí gửi trả. Bạn trả lời trước ${deadlineText(new Date(receiptBy), now)}.`;
	if (openReturn) return returnNextMessages('shop', openReturn);
	if (openCase)
		return `Chưa có tin của kiện hàng. Bạn hỏi hãng vận chuyển và báo kết quả trước ${deadlineText(new Date(openCase.dueBy), now)}.`;
	const due = DUE[order.state];
	if (!due || !order.dueBy) return WAITING[order.state];
	const words = `${due} ${deadlineText(new Date(order.dueBy), now)}`;
	return order.isOverdue ? `Đã trễ hạn. ${words}` : words;
}

export const shopActionMessages = {
	giveBack: 'Hủy đơn',
	accept: 'Đồng ý hủy',
	decline: 'Không đồng ý',
	next: { pack: 'Báo đã đóng gói', ship: 'Báo đã giao vận chuyển', deliver: 'Báo đã giao tới' } satisfies Record<
		NonNullable<ShopOrderView['next']>,
		string
	>,
	/** On the card of a list, where the act needs its page. */
	open: { ship: 'Giao vận chuyển', deliver: 'Theo dõi giao hàng' },
} as const;

const { percent, shopDayMaxVnd } = ordersConfig.shopCancelGoodwill;
export const goodwillText = (mostVnd: number): string =>
	`Đơn đã xác nhận: gian hàng đền người mua ${percent}% giá trị đơn bằng bizcoin, tối đa ${formatVnd(mostVnd)}, trừ vào tiền gian hàng đang có ở Chợ Biz (mỗi ngày không quá ${formatVnd(shopDayMaxVnd)}).`;

export type ShopOrderAct =
	| 'confirm'
	| 'pack'
	| 'ship'
	| 'deliver'
	| 'cancel'
	| 'answer-cancel'
	| 'cancel-rest'
	| 'answer-rest'
	| 'refused'
	| 'take-back';
const DONE: Readonly<Record<ShopOrderAct, (number: string) => string>> = {
	confirm: (number) => `Đã xác nhận đơn ${number}`,
	pack: (number) => `Đã báo đóng gói đơn ${number}`,
	ship: (number) => `Đã báo giao vận chuyển đơn ${number}`,
	deliver: (number) => `Đã báo giao tới đơn ${number}`,
	cancel: (number) => `Đã hủy đơn ${number}`,
	'answer-cancel': (number) => `Đã trả lời yêu cầu hủy đơn ${number}`,
	'cancel-rest': (number) => `Đã hủy phần chưa gửi của đơn ${number}`,
	'answer-rest': (number) => `Đã trả lời yêu cầu hủy phần chưa gửi của đơn ${number}`,
	refused: (number) => `Đã báo không giao được đơn ${number}`,
	'take-back': (number) => `Đã nhận lại hàng của đơn ${number}`,
};
const THEN: Readonly<Partial<Record<OrderState, string>>> = {
	confirmed: 'hãy đóng gói trước',
	packed: 'hãy giao cho hãng vận chuyển trước',
};

/** What was done and, while the shop has to go on, what is next and until when. */
export function shopDoneMessages(
	act: ShopOrderAct,
	number: string,
	after: { readonly state: OrderState; readonly dueBy: string | null } | null,
	now = new Date(),
): string {
	const done = DONE[act](number);
	const then = after && THEN[after.state];
	return then && after.dueBy ? `${done}, ${then} ${deadlineText(new Date(after.dueBy), now)}.` : `${done}.`;
}

export const shopOrderQuestions = {
	giveBack: {
		title: 'Hủy đơn này?',
		text: 'Hàng về kho, khoản người mua đã trả được hoàn lại. Hủy nhiều đơn làm giảm chất lượng gian hàng.',
		yes: 'Hủy đơn',
		no: 'Giữ đơn',
		isDangerous: true,
		field: { label: 'Lời nhắn cho người mua', minLength: 0, maxLength: NOTE_MAX_LENGTH },
	},
	accept: {
		title: 'Đồng ý hủy đơn?',
		text: 'Hàng về kho, khoản người mua đã trả được hoàn lại. Không tính lỗi cho gian hàng.',
		yes: 'Đồng ý hủy',
		no: 'Để sau',
		isDangerous: true,
		field: { label: 'Lời nhắn cho người mua', minLength: 0, maxLength: NOTE_MAX_LENGTH },
	},
	decline: {
		title: 'Tiếp tục giao đơn này?',
		text: 'Người mua sẽ được báo là bạn không đồng ý hủy. Bạn nên ghi lý do để người mua yên tâm.',
		yes: 'Tiếp tục giao',
		no: 'Để sau',
		field: { label: 'Lời nhắn cho người mua', minLength: 0, maxLength: NOTE_MAX_LENGTH },
	},
	pack: {
		title: 'Đã đóng gói xong?',
		text: 'Người mua sẽ thấy kiện hàng đã sẵn sàng để giao.',
		yes: 'Báo đã đóng gói',
		no: 'Để sau',
	},
	refuse: {
		title: 'Không giao được hàng?',
		text: 'Hàng được chuyển về gian hàng và người mua được báo lý do này. Kiện hư hoặc lỗi của gian hàng thì không tính cho người mua. Người mua từ chối, không liên lạc được hay ghi sai địa chỉ thì phí giao đã trả trước không hoàn và thuộc về gian hàng; phí chuyển hàng về do Chợ Biz trả, gian hàng không bị trừ tiền. Người mua không đồng ý thì Chợ Biz xem lại.',
		yes: 'Ghi nhận không giao được',
		no: 'Để sau',
		isDangerous: true,
		reasons: DELIVERY_FAILURES.map((value) => ({ value, label: failedDeliveryReasonMessages[value] })),
		field: {
			label: 'Mô tả sự việc',
			hint: 'Ví dụ: gọi ba lần không nghe máy, vỏ kiện bị rách.',
			minLength: PROOF_MIN_LENGTH,
			maxLength: NOTE_MAX_LENGTH,
			tooShort: `Bạn hãy ghi ít nhất ${PROOF_MIN_LENGTH} ký tự.`,
		},
	},
} as const;

export const ordersBulkMessages = {
	bar: 'Xử lý nhiều đơn',
	choose: (number: string) => `Chọn đơn ${number}`,
	chosen: (count: number): ResponsiveMessage => [`Đã chọn ${count}`, ' đơn'],
	chooseAll: (count: number) => `Chọn cả ${count} đơn`,
	none: 'Bỏ chọn',
	print: ['In', ' nhãn và phiếu'] as ResponsiveMessage,
	printTitle: (count: number) => `In giấy tờ của ${count} đơn`,
	papers: { slips: 'In phiếu', labels: 'In nhãn', both: 'In cả hai' } satisfies Record<PackingPapers, string>,
	confirm: (count: number): ResponsiveMessage => [`Xác nhận ${count}`, ' đơn'],
	pack: (count: number): ResponsiveMessage => [`Báo đã gói ${count}`, ' đơn'],
	asked: (count: number): string =>
		`${count} đơn có người mua yêu cầu hủy: bạn mở đơn trả lời trước, nên không đóng gói cùng lúc này.`,
	running: {
		confirm: (done: number, of: number) => `Đang xác nhận ${done}/${of} đơn`,
		pack: (done: number, of: number) => `Đang báo đóng gói ${done}/${of} đơn`,
	},
	done: {
		confirm: (count: number) => `Đã xác nhận ${count} đơn.`,
		pack: (count: number) => `Đã báo đóng gói ${count} đơn.`,
	},
	refused: (count: number) => `${count} đơn chưa xử lý được, vẫn được chọn:`,
	rejectedOne: (number: string, reason: string) => `Đơn ${number}: ${reason}`,
	toPreparing: 'Xem đơn cần đóng gói',
	close: 'Đóng',
} as const;
