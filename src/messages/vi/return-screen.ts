import {
	type BuyerReturnAction,
	type BuyerReturnView,
	type RefundView,
	type ReturnState,
	returnsConfig,
	returnWaits,
	type ShopReturnAction,
} from '#src/domains/returns/contract/return.ts';
import {
	type BuyerReturnShippingAction,
	type ReturnShippingFailure,
	type ReturnShippingView,
	returnShippingConfig,
	type ShopReturnShippingAction,
} from '#src/domains/returns/contract/return-shipping.ts';
import { coinText, formatVnd } from '#src/shared/text/amount-text.ts';
import { formatDate, formatDateTime } from '#src/shared/time.ts';
import type { MessageTable } from '../message-table.ts';
import { returnShippingStateMessages, WAITS_FOR_CARRIER } from './orders.ts';
import { amountMessages, sendBackFee } from './returns.ts';

export const returnScreenMessages = {
	title: 'Trả hàng và hoàn tiền',
	ask: 'Yêu cầu trả hàng/hoàn tiền',
	requestAnother: 'Yêu cầu trả sản phẩm khác',
	which: 'Sản phẩm cần trả',
	left: (count: number) => (count > 0 ? `Còn trả được ${count}` : 'Không trả được với lý do này'),
	quantityOf: (name: string) => `Số lượng trả: ${name}`,
	expected: 'Tiền hoàn dự kiến',
	linesNeeded: 'Bạn chưa chọn sản phẩm nào.',
	reason: 'Lý do',
	reasonNeeded: 'Bạn chưa chọn lý do.',
	until: (at: string) => `Báo được đến ${formatDateTime(new Date(at))}.`,
	note: 'Mô tả vấn đề',
	noteHint: 'Ghi ngắn gọn: lỗi ở đâu, phát hiện khi nào. Gian hàng và Chợ Biz xem được.',
	pictures: (max: number) => `Ảnh (nhiều nhất ${max})`,
	picturesHint: 'Ảnh chụp rõ vấn đề. Chỉ bạn, gian hàng và Chợ Biz xem được.',
	addPicture: 'Thêm ảnh',
	uploading: 'Đang tải ảnh…',
	tooManyPictures: (max: number) => `Nhiều nhất ${max} ảnh, những ảnh sau chưa được thêm.`,
	removePicture: (name: string) => `Bỏ ảnh ${name}`,
	cover: 'Che bớt',
	coverOf: (name: string) => `Che bớt ảnh ${name}`,
	bank: 'Tài khoản nhận tiền hoàn',
	bankHint: 'Đơn này trả tiền mặt nên tiền hoàn được chuyển khoản. Số tài khoản được mã hóa.',
	bankName: 'Ngân hàng',
	accountNumber: 'Số tài khoản',
	accountWrong: 'Số tài khoản gồm 6 đến 19 chữ số.',
	holder: 'Tên chủ tài khoản',
	bankNeeded: 'Bạn chưa chọn ngân hàng.',
	holderWrong: 'Nhập tên như trên tài khoản, có dấu hoặc không dấu đều được.',
	send: 'Gửi yêu cầu',
	cancel: 'Để sau',
	items: 'Sản phẩm trả',
	quantity: (count: number) => `×\u00a0${count}`,
	tracking: 'Mã vận đơn gửi lại',
	replacementTracking: 'Mã vận đơn hàng đổi',
	sendTo: 'Gửi hàng về',
	toBank: 'Chuyển về tài khoản',
	steps: 'Diễn biến',
	lastStep: 'Mới nhất',
	said: 'Người mua mô tả',
	deliveries: 'Bằng chứng đã giao',
	changed: 'Đã cập nhật yêu cầu trả hàng.',
	restock: 'Đưa hàng về kho để bán tiếp',
	notNow: 'Để sau',
} as const;

const { dispute } = returnsConfig;

const REQUESTED: ReadonlySet<ReturnState> = new Set(['requested', 'vendor_review', 'disputed', 'under_review']);
export function amountName({ state, refund }: Pick<BuyerReturnView, 'state' | 'refund'>): string {
	if (refund) return 'Số tiền hoàn';
	return REQUESTED.has(state) ? 'Yêu cầu hoàn' : returnScreenMessages.expected;
}

export const aboutMessages = ({ lines, amount }: Pick<BuyerReturnView, 'lines' | 'amount'>): string =>
	[
		...lines.map(({ productName, variantLabel, quantity }) =>
			[productName, variantLabel && `(${variantLabel})`, returnScreenMessages.quantity(quantity)]
				.filter(Boolean)
				.join(' '),
		),
		...(amount ? [amountMessages(amount)] : []),
	].join(' · ');

const WAITS = { carrier: WAITS_FOR_CARRIER, shop: 'Chờ gian hàng nộp lại tiền mặt đã thu' } as const;

/** The way of the refund and the expected date; without a date the way may still change. */
export function refundMessages({ channel, cashVnd, coinVnd, paidAt, expectedBy, waitsFor }: RefundView): string {
	const coin = coinVnd > 0 ? `${coinText(coinVnd)} đã hoàn lại. ` : '';
	if (channel === 'none') return coin;
	const way = channel === 'vnpay' ? 'về nơi đã thanh toán' : 'vào tài khoản ngân hàng';
	if (waitsFor) return `${coin}${formatVnd(cashVnd)} ${way}. ${WAITS[waitsFor]}.`;
	const when = paidAt
		? `đã chuyển đi ngày ${formatDate(new Date(paidAt))}`
		: expectedBy && `dự kiến về trước ngày ${formatDate(new Date(expectedBy))}`;
	if (!when) return `${coin}${formatVnd(cashVnd)} đang được xử lý, chưa rõ ngày về.`;
	return `${coin}${formatVnd(cashVnd)} ${way}, ${when}.`;
}

export type ActionMessages = {
	readonly label: string;
	/** The title and text of the confirmation; without a title, the button's label is used. */
	readonly title?: string;
	readonly text: string;
	readonly note?: string;
	readonly isNoteNeeded?: boolean;
	readonly tracking?: string;
	readonly hasPictures?: boolean;
	/** Says which pictures help and who can see them; defaults to the buyer's hint. */
	readonly picturesHint?: string;
	readonly hasRestock?: boolean;
	readonly kind: 'primary' | 'secondary' | 'quiet';
	/** Affects the confirming button, not the one that opens the dialog. */
	readonly isDangerous?: boolean;
};
type Acted = Pick<BuyerReturnView, 'amount' | 'needsGoods' | 'restockedAt' | 'replacement'> & {
	readonly isShopFault: boolean;
};
const evidence = { note: 'Nội dung', isNoteNeeded: true, hasPictures: true } as const;
const evidenceMessages: ActionMessages = {
	label: 'Bổ sung bằng chứng',
	text: 'Bên kia và nhân viên giải quyết của Chợ Biz cùng xem được.',
	...evidence,
	kind: 'secondary',
};
const appealMessages: ActionMessages = {
	label: 'Khiếu nại phán quyết',
	title: 'Khiếu nại phán quyết này?',
	text: 'Mỗi tranh chấp được khiếu nại một lần. Phán quyết sau là phán quyết cuối.',
	...evidence,
	kind: 'secondary',
};

const PRODUCTS_HAVE_ARRIVED =
	'Hàng bạn đã gửi lại đang ở gian hàng: bạn hãy nhắn gian hàng hẹn cách nhận hàng trước khi rút.';

const buyerActions: Readonly<Record<BuyerReturnAction, ActionMessages>> = {
	withdraw: {
		label: 'Rút yêu cầu',
		title: 'Rút yêu cầu này?',
		text: 'Sau khi rút, yêu cầu kết thúc và bạn không được hoàn tiền.',
		kind: 'quiet',
		isDangerous: true,
	},
	send_back: {
		label: 'Báo đã gửi hàng',
		title: 'Bạn đã gửi hàng lại?',
		text: 'Bạn hãy giữ biên nhận gửi hàng tới khi được hoàn tiền. Nếu bạn đã trả phí gửi vì lỗi của gian hàng, bước sau bạn khai phí kèm ảnh biên nhận.',
		tracking: 'Mã vận đơn',
		kind: 'primary',
	},
	take_replacement: {
		label: 'Đồng ý đổi hàng',
		title: 'Nhận hàng đổi thay vì hoàn tiền?',
		text: `Gian hàng gửi sản phẩm khác cùng loại trong ${returnWaits.replaceDays} ngày, bạn không được hoàn tiền. Quá hạn chưa gửi thì tiền tự hoàn cho bạn.`,
		kind: 'primary',
	},
	refuse_replacement: {
		label: 'Không đổi, hoàn tiền',
		title: 'Hoàn tiền, không đổi hàng?',
		text: 'Tiền hoàn ngay cho bạn.',
		kind: 'secondary',
	},
	dispute: {
		label: 'Nhờ Chợ Biz giải quyết',
		title: 'Nhờ Chợ Biz giải quyết?',
		text: `Hai bên có ${dispute.evidenceHours} giờ để nộp bằng chứng, rồi Chợ Biz ra phán quyết trong ${dispute.rulingWorkingDays} ngày làm việc.`,
		...evidence,
		kind: 'primary',
	},
	add_evidence: evidenceMessages,
	appeal: appealMessages,
};

export const isSentBack = ({ events }: Pick<BuyerReturnView, 'events'>): boolean =>
	events.some(({ kind }) => kind === 'shipping_back');

/** Withdrawing does not send products back that the shop already has. */
export const buyerActionMessages = (act: BuyerReturnAction, isThere: boolean): ActionMessages =>
	act === 'withdraw' && isThere
		? { ...buyerActions.withdraw, text: `${buyerActions.withdraw.text} ${PRODUCTS_HAVE_ARRIVED}` }
		: buyerActions[act];

const BOTH_SEE = 'Chỉ bạn, người mua và Chợ Biz xem được.';
const packing = { picturesHint: `Ảnh lúc đóng gói và lúc giao cho hãng vận chuyển. ${BOTH_SEE}` } as const;
const cameBack = { picturesHint: `Ảnh sản phẩm trả về, nhãn và vỏ kiện. ${BOTH_SEE}` } as const;
const NOTE_TO_BUYER = 'Lời nhắn cho người mua';
const refundTitle = ({ amount }: Acted): string => `Hoàn ${amount ? amountMessages(amount) : 'tiền'} cho người mua?`;

export const shopReturnActionMessages: Readonly<
	Record<Exclude<ShopReturnAction, 'review'>, (of: Acted) => ActionMessages>
> = {
	approve: (of) => ({
		...(of.needsGoods
			? { label: 'Đồng ý', title: 'Đồng ý cho trả hàng?' }
			: { label: 'Đồng ý hoàn tiền', title: refundTitle(of) }),
		text: of.needsGoods
			? `Người mua gửi hàng lại, bạn kiểm tra rồi mới hoàn tiền. ${sendBackFee('shop', of.isShopFault)}`
			: 'Không có gì để gửi lại nên tiền hoàn ngay.',
		note: NOTE_TO_BUYER,
		kind: 'primary',
	}),
	waive: (of) => ({
		label: 'Hoàn tiền, không cần gửi lại',
		title: refundTitle(of),
		text: 'Tiền hoàn ngay cho người mua, người mua giữ hàng.',
		note: NOTE_TO_BUYER,
		kind: 'secondary',
	}),
	reject: () => ({
		label: 'Từ chối',
		title: 'Từ chối yêu cầu này?',
		text: 'Bạn ghi rõ lý do. Người mua có thể nhờ Chợ Biz giải quyết.',
		...evidence,
		...packing,
		kind: 'quiet',
		isDangerous: true,
	}),
	receive: () => ({
		label: 'Xác nhận đã nhận hàng về',
		title: 'Hàng đã về tới gian hàng?',
		text: `Từ lúc này bạn có ${returnsConfig.shop.inspectHours} giờ để kiểm hàng.`,
		kind: 'primary',
	}),
	accept: (of) => ({
		label: 'Hoàn tiền',
		title: refundTitle(of),
		// With an open replacement offer, the refund withdraws that offer.
		text: of.replacement
			? 'Tiền hoàn ngay thay cho hàng đổi bạn đã đề nghị.'
			: 'Hàng đúng như người mua mô tả. Tiền hoàn ngay.',
		note: NOTE_TO_BUYER,
		hasRestock: of.restockedAt === null,
		kind: of.replacement ? 'quiet' : 'primary',
	}),
	replace: ({ needsGoods }) => ({
		label: 'Đề nghị đổi hàng',
		title: 'Đề nghị đổi hàng cho người mua?',
		text: `Người mua chọn nhận sản phẩm khác cùng loại hay hoàn tiền, trong ${returnWaits.agreeHours} giờ. Hàng đổi được giữ trong kho từ lúc này.`,
		note: NOTE_TO_BUYER,
		hasRestock: needsGoods,
		kind: 'secondary',
	}),
	object: () => ({
		label: 'Không đồng ý',
		title: 'Không đồng ý với hàng trả về?',
		text: 'Hàng trả về không đúng? Bạn ghi rõ và kèm ảnh.',
		...evidence,
		...cameBack,
		kind: 'quiet',
		isDangerous: true,
	}),
	send_replacement: () => ({
		label: 'Báo đã gửi hàng đổi',
		title: 'Bạn đã gửi hàng đổi?',
		text: 'Người mua được báo là hàng đổi đang tới.',
		tracking: 'Mã vận đơn',
		kind: 'primary',
	}),
	add_evidence: () => ({ ...evidenceMessages, ...packing }),
	appeal: () => ({ ...appealMessages, ...packing }),
};

const { minVnd, maxVnd } = returnShippingConfig;

export const returnShippingMessages = {
	'orders.postage_not_possible':
		'Phí gửi trả khai được từ lúc bạn gửi hàng tới khi gian hàng kiểm xong, khi trả vì lỗi của gian hàng.',
	'orders.postage_stated_already': 'Phí gửi trả của yêu cầu này đã được khai. Bạn hãy tải lại trang để xem.',
	'orders.postage_too_often': `Mỗi yêu cầu khai lại phí gửi trả tối đa ${returnShippingConfig.triesMax} lần.`,
	'orders.postage_bank_needed': 'Bạn hãy nhập tài khoản ngân hàng để nhận phí gửi trả.',
	'orders.postage_note_needed': 'Bạn hãy ghi rõ lý do.',
	'orders.postage_wrong_state': 'Phí gửi trả vừa đổi trạng thái. Bạn hãy tải lại trang để xem.',
	'orders.postage_too_high': ({ max }) => `Số tiền là số nguyên từ 0 đến ${formatVnd(Number(max ?? maxVnd))}.`,
} satisfies MessageTable<ReturnShippingFailure>;

export const returnShippingScreenMessages = {
	stateTitle: 'Bạn đã trả phí gửi hàng?',
	stateText: `Hàng lỗi thì gian hàng chịu phí gửi trả. Bạn ghi số tiền trên biên nhận, tối đa ${formatVnd(maxVnd)}, và chụp biên nhận. Gian hàng xem trong ${returnsConfig.shop.answerHours} giờ; quá hạn coi như chấp nhận.`,
	amount: 'Số tiền trên biên nhận',
	amountWrong: `Bạn ghi số tiền từ ${formatVnd(minVnd)} đến ${formatVnd(maxVnd)}.`,
	picture: 'Ảnh biên nhận',
	addPicture: 'Chọn ảnh biên nhận',
	pictureHint: 'Chụp rõ số tiền và ngày gửi. Chỉ bạn, gian hàng và nhân viên giải quyết của Chợ Biz xem được.',
	pictureNeeded: 'Bạn chưa thêm ảnh biên nhận.',
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
		text: `Nhân viên Chợ Biz xem biên nhận và ý kiến hai bên, rồi quyết định trong ${returnsConfig.dispute.rulingWorkingDays} ngày làm việc.`,
		note: 'Nội dung',
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
		text: 'Bạn ghi rõ lý do. Người mua có thể nhờ Chợ Biz xem.',
		note: 'Lý do',
		isNoteNeeded: true,
		kind: 'quiet',
		isDangerous: true,
	}),
};

export const returnShippingFactMessages = {
	title: 'Phí gửi trả hàng',
	state: 'Khai phí gửi hàng',
	toBank: 'Chuyển về tài khoản',
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

/** A separate module, loaded only by the dialog that covers parts of a picture. */
export const pictureCoverMessages = {
	hint: 'Bấm vào phần riêng tư như khuôn mặt, địa chỉ. Bên kia không thấy phần đó; nhân viên giải quyết của Chợ Biz vẫn xem được ảnh gốc.',
	grid: (name: string) => `Các ô của ảnh ${name}`,
	cell: (row: number, column: number) => `Che ô hàng ${row}, cột ${column}`,
	keep: 'Che các ô đã chọn',
	uncover: 'Bỏ che',
} as const;
