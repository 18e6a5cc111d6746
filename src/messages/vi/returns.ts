import {
	type BuyerReturnView,
	type OpenReturn,
	RETURN_NOTE_MIN,
	type ReturnAmount,
	type ReturnEventKind,
	type ReturnFailure,
	type ReturnParty,
	type ReturnReason,
	type ReturnState,
	returnsConfig,
} from '#src/domains/returns/contract/return.ts';
import type { ReturnRequests } from '#src/domains/returns/contract/return-requests.ts';
import { coinText, formatVnd } from '#src/shared/text/amount-text.ts';
import { formatDateTime } from '#src/shared/time.ts';
import { instantText } from '../instant-text.ts';
import type { MessageTable } from '../message-table.ts';
import { paymentStatusMessages, returnStateMessages } from './orders.ts';

export const returnMessages = {
	'orders.return_not_found': 'Không tìm thấy yêu cầu trả hàng này.',
	'orders.return_not_possible': 'Đơn này không trả được với lý do đó.',
	'orders.return_too_early': ({ from }) => `Hàng còn trong hạn giao. Bạn báo được từ ${instantText(from)}.`,
	'orders.return_too_late': ({ until }) => `Hạn báo đã hết lúc ${instantText(until)}.`,
	'orders.return_too_many': 'Số lượng nhiều hơn phần còn trả được. Bạn hãy tải lại trang để xem.',
	'orders.return_not_taken': ({ productName }) =>
		`Sản phẩm ${String(productName ?? '')} không nhận trả vì đổi ý. Bạn hãy bỏ sản phẩm đó.`,
	'orders.return_bank_needed': 'Đơn trả tiền mặt cần tài khoản ngân hàng để nhận tiền hoàn.',
	'orders.return_picture_unknown': 'Có ảnh chưa tải lên được. Bạn hãy bỏ ảnh đó rồi chọn lại.',
	'orders.return_note_needed': 'Bạn hãy ghi rõ lý do.',
	'orders.return_wrong_state': 'Yêu cầu trả hàng vừa đổi trạng thái. Bạn hãy tải lại trang để xem.',
	'orders.refund_not_found': 'Không có khoản hoàn nào phải chuyển khoản mang mã này.',
	'orders.test_site': 'Đây là trang thử nghiệm: không chuyển tiền cho ai.',
	'orders.refund_paid': 'Khoản hoàn này đã được ghi nhận là đã chuyển.',
	'orders.refund_own': 'Không ai tự ghi là đã chuyển khoản hoàn của chính mình.',
	'orders.return_no_replacement': 'Kho không còn đủ hàng để đổi. Bạn hãy nhập thêm hàng hoặc hoàn tiền.',
	'orders.return_not_disputed': 'Chưa có tranh chấp: ảnh gốc chỉ mở cho nhân viên giải quyết tranh chấp.',
	'orders.return_evidence_closed': `Đã hết ${returnsConfig.dispute.evidenceHours} giờ để bổ sung bằng chứng.`,
	'orders.ruling_percent': 'Phần chia cho người mua là số nguyên từ 1 đến 99 phần trăm.',
	'orders.return_note_long': ({ max }) => `Nội dung dài quá ${String(max ?? '')} ký tự. Bạn hãy rút gọn.`,
	'orders.ruling_too_early': ({ from }) =>
		`Hai bên còn nộp bằng chứng đến ${instantText(from)}. Phán quyết được ra từ lúc đó.`,
	'orders.ruling_same_person': 'Người đã tham gia phán quyết lần đầu không được xem lại tranh chấp đó.',
	'orders.ruling_own': 'Người của hai bên không được tự giải quyết tranh chấp.',
	'orders.return_evidence_full': `Mỗi bên bổ sung bằng chứng tối đa ${returnsConfig.dispute.evidencesMax} lần.`,
} satisfies MessageTable<ReturnFailure>;

export const returnStateTones: Readonly<Record<ReturnState, 'neutral' | 'primary' | 'secondary' | 'warning'>> = {
	requested: 'warning',
	vendor_review: 'warning',
	approved: 'secondary',
	shipping_back: 'secondary',
	received: 'secondary',
	inspected: 'secondary',
	refunded: 'primary',
	replaced: 'primary',
	rejected: 'warning',
	withdrawn: 'neutral',
	disputed: 'warning',
	under_review: 'warning',
	ruled: 'warning',
	closed: 'neutral',
};

export const returnReasonMessages: Readonly<Record<ReturnReason, string>> = {
	defect: 'Hàng bị lỗi hoặc hư hỏng',
	wrong: 'Giao sai hàng',
	missing: 'Giao thiếu hàng',
	not_as_described: 'Không đúng mô tả',
	counterfeit: 'Hàng giả, hàng nhái',
	never_received: 'Chưa nhận được hàng',
	change_of_mind: 'Đổi ý, không cần nữa',
};

export const returnEventMessages: Readonly<Record<ReturnEventKind, string>> = {
	requested: 'Người mua yêu cầu trả hàng',
	vendor_review: 'Gian hàng đã xem yêu cầu',
	approved: 'Đồng ý cho trả hàng',
	shipping_back: 'Người mua đã gửi hàng lại',
	received: 'Gian hàng đã nhận lại hàng',
	inspected: 'Đã kiểm hàng trả về',
	refunded: 'Bắt đầu hoàn tiền',
	replaced: 'Gian hàng đã gửi hàng đổi',
	rejected: 'Gian hàng từ chối',
	withdrawn: 'Người mua rút yêu cầu',
	disputed: 'Người mua nhờ Chợ Biz giải quyết',
	under_review: 'Hết hạn nộp bằng chứng, Chợ Biz bắt đầu xem xét',
	ruled: 'Chợ Biz ra phán quyết',
	closed: 'Yêu cầu kết thúc',
	evidence: 'Bổ sung bằng chứng',
	appealed: 'Phán quyết bị khiếu nại',
	paid_back: 'Tiền hoàn đã chuyển đi',
	replacement_offered: 'Gian hàng đề nghị đổi hàng',
	replacement_agreed: 'Người mua đồng ý đổi hàng',
	answered: 'Chợ Biz trả lời về tranh chấp',
	postage_stated: 'Người mua khai phí gửi trả hàng',
	postage_withdrawn: 'Người mua rút phí đã khai',
	postage_accepted: 'Phí gửi trả được chấp nhận',
	postage_refused: 'Gian hàng từ chối phí gửi trả',
	postage_disputed: 'Người mua nhờ Chợ Biz xem phí gửi trả',
	postage_ruled: 'Chợ Biz quyết định phí gửi trả',
	postage_paid: 'Phí gửi trả đã chuyển đi',
};

export const returnPartyMessages: Readonly<Record<ReturnParty, string>> = {
	buyer: 'Người mua',
	shop: 'Gian hàng',
	operator: 'Chợ Biz',
	system: 'Tự động khi hết hạn',
};

export const noteTooShort = `Bạn mô tả rõ hơn, ít nhất ${RETURN_NOTE_MIN} ký tự.`;

export const returnRequestMessages = ({ reason, lines }: Omit<ReturnRequests, 'id'>): string =>
	`${returnReasonMessages[reason]}: ${lines
		.map(({ productName, variantLabel, quantity }) =>
			[productName, variantLabel && `(${variantLabel})`, `×\u00a0${quantity}`].filter(Boolean).join(' '),
		)
		.join(', ')}`;

const CHOICE = { buyer: 'Chờ bạn chọn', shop: 'Chờ người mua chọn' } as const;
type Offered = { readonly state: ReturnState; readonly replacement?: BuyerReturnView['replacement'] };
/** The badge of an open replacement offer names the side that must decide. */
export const choiceBadge = (side: keyof typeof CHOICE, { state, replacement }: Offered) =>
	state === 'inspected' && replacement?.isAgreed === false ? { text: CHOICE[side], tone: 'warning' as const } : null;

type Badged = Pick<BuyerReturnView, 'state' | 'refund' | 'replacement'>;
/** Says that money is being refunded until the bank has received it. */
export function returnBadge(side: keyof typeof CHOICE, of: Badged) {
	const { state, refund } = of;
	const choice = choiceBadge(side, of);
	if (choice) return choice;
	const isOnItsWay = refund !== null && refund.paidAt === null && refund.channel !== 'none' && refund.cashVnd > 0;
	if (state === 'refunded' && isOnItsWay) return { text: paymentStatusMessages.refunding, tone: 'secondary' as const };
	return { text: returnStateMessages[state], tone: returnStateTones[state] };
}

/** Money and coin are never added up: one goes to a bank, the other to the account on this site. */
export const amountMessages = ({ cashVnd, coinVnd }: ReturnAmount): string =>
	[cashVnd > 0 || coinVnd === 0 ? formatVnd(cashVnd) : '', coinVnd > 0 ? coinText(coinVnd) : '']
		.filter(Boolean)
		.join(' + ');

export const sendBackFee = (side: 'buyer' | 'shop', isShopFault: boolean): string => {
	if (side === 'shop')
		return isShopFault
			? 'Bạn trả phí gửi lại: khi nhận hàng, hoặc sau, theo biên nhận người mua chụp.'
			: 'Người mua trả phí gửi lại.';
	return isShopFault
		? 'Gian hàng trả phí gửi lại: bạn gửi theo cách “người nhận trả phí”, hoặc trả trước rồi khai phí kèm ảnh biên nhận.'
		: 'Trả hàng vì đổi ý thì bạn trả phí gửi lại.';
};

const VISIBILITY_NOTE = 'Chỉ bạn, gian hàng và Chợ Biz xem được.';
const WHAT: Readonly<Record<ReturnReason, readonly string[]>> = {
	defect: ['Ảnh cận cảnh chỗ lỗi và ảnh cả sản phẩm.', 'Lỗi chỉ thấy khi dùng thì ghi đường dẫn video vào phần mô tả.'],
	wrong: ['Sản phẩm đã nhận, thấy rõ nhãn và phân loại.', 'Nhãn trên vỏ kiện.'],
	missing: [
		'Mọi sản phẩm đã nhận đặt cạnh nhau, và nhãn trên vỏ kiện.',
		'Có video mở kiện thì ghi đường dẫn vào phần mô tả.',
	],
	not_as_described: ['Ảnh cận cảnh chỗ khác với mô tả.', 'Số đo, nhãn hay thông số nếu không đúng.'],
	counterfeit: ['Ảnh cận cảnh tem, nhãn và mã vạch.', 'Điểm khác với hàng chính hãng.'],
	never_received: ['Tin nhắn hay cuộc gọi của người giao, nếu có.', 'Không có ảnh vẫn gửi yêu cầu được.'],
	change_of_mind: ['Sản phẩm còn nguyên, đủ tem và phụ kiện.', 'Hộp hay bao bì đi kèm.'],
};
const ANY = ['Ảnh cả sản phẩm và ảnh cận cảnh chỗ có vấn đề.'] as const;

export const evidenceHints = (reason: ReturnReason | ''): readonly string[] => [
	...(reason === '' ? ANY : WHAT[reason]),
	VISIBILITY_NOTE,
];

const byTime = (dueBy: string | null): string => (dueBy ? formatDateTime(new Date(dueBy)) : '');

const ruled = ({ ruling, rulingPercent }: OpenReturn): string => {
	if (ruling === 'buyer') return 'Phán quyết: hoàn tiền cho người mua.';
	if (ruling === 'vendor') return 'Phán quyết: không hoàn tiền.';
	return ruling === 'split' ? `Phán quyết: hoàn ${rulingPercent ?? 0}% cho người mua.` : '';
};

const LAPSED: Readonly<Record<NonNullable<OpenReturn['lapse']>, string>> = {
	not_sent: 'Yêu cầu trả hàng kết thúc vì quá hạn gửi hàng lại.',
	not_escalated: 'Yêu cầu trả hàng kết thúc: gian hàng từ chối và đã qua hạn nhờ Chợ Biz giải quyết.',
};
const closed = (of: OpenReturn): string =>
	ruled(of) || (of.lapse ? LAPSED[of.lapse] : 'Yêu cầu trả hàng này đã kết thúc.');

const BUYER_NEXT: Readonly<Record<ReturnState, (of: OpenReturn) => string>> = {
	requested: ({ dueBy }) => `Gian hàng trả lời trước ${byTime(dueBy)}. Quá hạn coi như đồng ý.`,
	vendor_review: ({ dueBy }) => `Gian hàng đã xem, sẽ trả lời trước ${byTime(dueBy)}. Quá hạn coi như đồng ý.`,
	approved: ({ dueBy }) =>
		`Bạn gửi hàng lại trước ${byTime(dueBy)} rồi bấm “Báo đã gửi hàng”. Quá hạn yêu cầu kết thúc.`,
	shipping_back: ({ dueBy }) =>
		`Hàng đang về gian hàng. Tới ${byTime(dueBy)} mà gian hàng chưa báo thì coi như đã nhận.`,
	received: ({ dueBy }) => `Gian hàng kiểm hàng trước ${byTime(dueBy)}. Quá hạn tiền tự hoàn cho bạn.`,
	inspected: ({ dueBy, replacement }) =>
		replacement?.isAgreed
			? `Gian hàng gửi hàng đổi trước ${byTime(dueBy)}. Quá hạn tiền tự hoàn cho bạn.`
			: `Gian hàng đề nghị gửi sản phẩm khác cùng loại thay vì hoàn tiền. Bạn chọn trước ${byTime(dueBy)}; không chọn thì tiền tự hoàn cho bạn.`,
	refunded: () => 'Yêu cầu trả hàng đã được chấp nhận.',
	replaced: () => 'Gian hàng đã gửi hàng đổi cho bạn.',
	rejected: ({ dueBy }) => `Không đồng ý thì bạn nhờ Chợ Biz giải quyết trước ${byTime(dueBy)}.`,
	withdrawn: () => 'Bạn đã rút yêu cầu này.',
	disputed: ({ dueBy }) => `Hai bên nộp bằng chứng trước ${byTime(dueBy)}. Tiền của đơn đang được giữ.`,
	under_review: ({ dueBy }) => `Chợ Biz ra phán quyết trước ${byTime(dueBy)}. Tiền của đơn đang được giữ.`,
	ruled: (of) => `${ruled(of)} Có hiệu lực lúc ${byTime(of.dueBy)} nếu không bên nào khiếu nại.`,
	closed,
};
const SHOP_NEXT: Readonly<Record<ReturnState, (of: OpenReturn) => string>> = {
	...BUYER_NEXT,
	requested: ({ dueBy }) => `Bạn trả lời trước ${byTime(dueBy)}. Quá hạn coi như đồng ý.`,
	vendor_review: ({ dueBy }) => `Bạn trả lời trước ${byTime(dueBy)}. Quá hạn coi như đồng ý.`,
	approved: ({ dueBy }) => `Người mua gửi hàng lại trước ${byTime(dueBy)}.`,
	shipping_back: ({ dueBy }) => `Nhận được hàng thì bạn bấm “Xác nhận đã nhận hàng về”, muộn nhất ${byTime(dueBy)}.`,
	received: ({ dueBy }) => `Bạn kiểm hàng trước ${byTime(dueBy)}. Quá hạn tiền tự hoàn cho người mua.`,
	inspected: ({ dueBy, replacement }) =>
		replacement?.isAgreed
			? `Bạn gửi hàng đổi trước ${byTime(dueBy)}. Quá hạn tiền tự hoàn cho người mua.`
			: `Người mua trả lời đề nghị đổi hàng trước ${byTime(dueBy)}. Hàng đổi đang được giữ trong kho.`,
	replaced: () => 'Bạn đã gửi hàng đổi.',
	rejected: ({ dueBy }) => `Người mua có thể nhờ Chợ Biz giải quyết đến ${byTime(dueBy)}.`,
	withdrawn: () => 'Người mua đã rút yêu cầu này.',
};

/** Says which side must act and until when. */
export const returnNextMessages = (side: 'buyer' | 'shop', of: OpenReturn): string =>
	(side === 'buyer' ? BUYER_NEXT : SHOP_NEXT)[of.state](of);

/** The deadline for the button that escalates or appeals. */
export const escalateMessages = ({ state, dueBy }: Pick<OpenReturn, 'state' | 'dueBy'>): string => {
	if (!dueBy) return '';
	if (state === 'rejected') return `Nhờ Chợ Biz giải quyết được đến ${byTime(dueBy)}.`;
	return state === 'ruled' ? `Khiếu nại phán quyết được đến ${byTime(dueBy)}.` : '';
};

/** Names the operator in charge of a dispute, or the time by which one is assigned. */
export const careMessages = ({ keeper, answerBy }: NonNullable<BuyerReturnView['care']>): string =>
	keeper
		? `Người phụ trách ở Chợ Biz: ${keeper}.`
		: `Chợ Biz trả lời lần đầu trước ${byTime(answerBy)}, nói rõ ai phụ trách.`;
