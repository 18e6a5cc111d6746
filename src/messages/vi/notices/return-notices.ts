import type { OrderNoticeParams } from '#src/domains/orders/rules/notices.ts';
import { type ReturnEventKind, type Ruling, returnsConfig, returnWaits } from '#src/domains/returns/contract/return.ts';
import { formatVnd } from '#src/shared/text/amount-text.ts';
import { formatDateTime } from '#src/shared/time.ts';
import { shownAccountText } from '../refund-account.ts';
import { amountMessages, returnEventMessages, sendBackFee } from '../returns.ts';

type Notified = { readonly number: string; readonly totalVnd: number; readonly transfer?: string | null };
type NoticeText = (told: Notified) => readonly [title: string, body: string];

const toAccount = ({ transfer }: Notified): string => (transfer ? ` về tài khoản ${shownAccountText(transfer)}` : '');

export const RETURN_SHIPPING_TO_BUYER = {
	postage_accepted: (told) => [
		`Đơn ${told.number}: gian hàng trả ${formatVnd(told.totalVnd)} phí gửi hàng`,
		`Khi yêu cầu trả hàng xong, Chợ Biz chuyển khoản${toAccount(told)}. Chuyển xong, bạn được báo thêm một lần nữa.`,
	],
	postage_refused: ({ number }) => [
		`Đơn ${number}: gian hàng không nhận phí gửi trả`,
		`Bạn mở đơn để đọc lý do. Không đồng ý thì bạn nhờ Chợ Biz xem, chậm nhất ${returnWaits.escalateDays} ngày sau khi việc trả hàng xong.`,
	],
	postage_paid: (told) => [
		`Đơn ${told.number}: đã chuyển ${formatVnd(told.totalVnd)} phí gửi trả`,
		`Tiền đã chuyển${toAccount(told)}; ngân hàng có thể cần thêm ít thời gian.`,
	],
} satisfies Readonly<Record<string, NoticeText>>;

export const RETURN_SHIPPING_TO_SHOP = {
	postage_stated: ({ number, totalVnd }) => [
		`Đơn ${number}: người mua khai ${formatVnd(totalVnd)} phí gửi trả`,
		`Bạn mở đơn xem ảnh biên nhận rồi trả lời trong ${returnsConfig.shop.answerHours} giờ; quá hạn coi như chấp nhận. Phí chỉ trừ khi yêu cầu trả hàng được hoàn.`,
	],
	postage_withdrawn: ({ number }) => [`Đơn ${number}: người mua rút phí gửi trả đã khai`, 'Bạn không cần làm gì thêm.'],
	postage_accepted: ({ number, totalVnd }) => [
		`Đơn ${number}: phí gửi trả ${formatVnd(totalVnd)} được chấp nhận`,
		'Đã quá hạn trả lời. Khi yêu cầu trả hàng được hoàn, phí này trừ vào tiền của gian hàng.',
	],
	postage_disputed: ({ number }) => [
		`Đơn ${number}: người mua nhờ Chợ Biz xem phí gửi trả`,
		`Chợ Biz quyết định trong ${returnsConfig.dispute.rulingWorkingDays} ngày làm việc.`,
	],
} satisfies Readonly<Record<string, NoticeText>>;

export const RETURN_SHIPPING_TO_BOTH = {
	postage_ruled: ({ number }) => [
		`Đơn ${number}: Chợ Biz đã quyết định phí gửi trả`,
		'Bạn mở đơn để đọc số tiền và lý do.',
	],
} satisfies Readonly<Record<string, NoticeText>>;

const { buyer, shop, dispute } = returnsConfig;
type ReturnNotified = Pick<
	OrderNoticeParams,
	| ('number' | 'shopName' | 'totalVnd' | 'coinVnd' | 'transfer' | 'transferVnd' | 'sendTo' | 'isShopFault')
	| ('ruling' | 'answerBy' | 'rulingBy' | 'keeper')
>;
type ReturnNoticeText = (told: ReturnNotified) => readonly [title: string, body: string];

/** A refund by manual bank transfer: the expected date, the account, and that another notice follows. */
const transferLine = ({ transfer, transferVnd = 0, totalVnd, coinVnd = 0 }: ReturnNotified): string =>
	transfer
		? [
				`Chợ Biz chuyển khoản ${formatVnd(transferVnd)} về tài khoản ${shownAccountText(transfer)}; ngân hàng thường cần ${returnWaits.transferDays} ngày làm việc. Chuyển xong, bạn được báo thêm một lần nữa.`,
				coinVnd > 0 || transferVnd < totalVnd
					? 'Phần trả bằng bizcoin đã được hoàn vào tài khoản bizcoin của bạn.'
					: '',
			]
				.filter(Boolean)
				.join('\n')
		: '';
const timeOf = (at: string): string => formatDateTime(new Date(at));
const APPEAL = `Không đồng ý thì khiếu nại trong ${dispute.appealDays} ngày, mỗi tranh chấp một lần.`;

const RULED_FOR_BUYER: Readonly<Record<Ruling, string>> = {
	buyer: 'Chợ Biz quyết định hoàn tiền cho bạn',
	vendor: 'Chợ Biz quyết định không hoàn tiền',
	split: 'Chợ Biz quyết định hoàn một phần tiền',
};
const RULED_FOR_SHOP: Readonly<Record<Ruling, string>> = {
	buyer: 'gian hàng thua tranh chấp, hoàn tiền cho người mua',
	vendor: 'gian hàng thắng tranh chấp',
	split: 'Chợ Biz quyết định hoàn một phần tiền cho người mua',
};
const backOf = ({ totalVnd, coinVnd = 0 }: ReturnNotified): string => amountMessages({ cashVnd: totalVnd, coinVnd });

const BUYER: Readonly<Partial<Record<ReturnEventKind, ReturnNoticeText>>> = {
	requested: ({ number, shopName }) => [
		`Đã gửi yêu cầu trả hàng đơn ${number}`,
		`${shopName} trả lời trong ${shop.answerHours} giờ; quá hạn coi như đồng ý.`,
	],
	approved: ({ number, sendTo, isShopFault = true }) => [
		`Đơn ${number}: được trả hàng`,
		sendTo
			? `Bạn gửi hàng trong ${buyer.shipBackDays} ngày về: ${sendTo}. ${sendBackFee('buyer', isShopFault)} Gửi xong, bạn bấm “Báo đã gửi hàng” trong đơn; quá hạn yêu cầu kết thúc.`
			: `Nếu cần gửi hàng lại, bạn gửi trong ${buyer.shipBackDays} ngày rồi nhập mã vận đơn vào đơn.`,
	],
	received: ({ number }) => [
		`Đơn ${number}: gian hàng đã nhận lại hàng`,
		`Gian hàng kiểm trong ${shop.inspectHours} giờ; quá hạn tiền tự hoàn cho bạn.`,
	],
	inspected: ({ number, shopName }) => [`Đơn ${number}: đã kiểm hàng trả về`, `${shopName} đã kiểm hàng bạn gửi lại.`],
	refunded: (told) => [
		`Đơn ${told.number}: đang hoàn ${backOf(told)}`,
		told.totalVnd > 0
			? transferLine(told) || 'Lệnh hoàn đã gửi. Ngày tiền dự kiến về ghi trong đơn hàng.'
			: 'Bizcoin đã về tài khoản của bạn, dùng được ngay.',
	],
	closed: (told) => [
		`Đơn ${told.number}: yêu cầu trả hàng đã kết thúc`,
		transferLine(told) || 'Kết quả cuối cùng ghi trong đơn hàng.',
	],
	ruled: ({ number, ruling }) => [
		ruling ? `Đơn ${number}: ${RULED_FOR_BUYER[ruling]}` : `Đơn ${number}: đã có phán quyết`,
		`Bạn mở đơn để đọc lý do. ${APPEAL}`,
	],
	paid_back: ({ number, totalVnd, transferVnd = totalVnd }) => [
		`Đơn ${number}: đã chuyển ${formatVnd(transferVnd)} tiền hoàn`,
		'Bạn kiểm tra tài khoản ngân hàng; ngân hàng có thể cần thêm ít thời gian.',
	],
	replacement_offered: ({ number, shopName }) => [
		`Đơn ${number}: ${shopName} đề nghị đổi hàng`,
		`Bạn trả lời trong ${returnWaits.agreeHours} giờ; không trả lời thì tiền tự hoàn cho bạn.`,
	],
	replaced: ({ number, shopName }) => [`Đơn ${number}: hàng đổi đang tới`, `${shopName} đã gửi hàng đổi cho bạn.`],
	rejected: ({ number, shopName }) => [
		`${shopName} từ chối trả hàng đơn ${number}`,
		`Nếu không đồng ý, bạn có ${returnWaits.escalateDays} ngày để nhờ Chợ Biz giải quyết. Tiền của đơn vẫn được giữ.`,
	],
};
const SHOP: Readonly<Partial<Record<ReturnEventKind, ReturnNoticeText>>> = {
	requested: ({ number }) => [
		`Người mua muốn trả hàng đơn ${number}`,
		`Bạn trả lời trong ${shop.answerHours} giờ; quá hạn coi như đồng ý.`,
	],
	approved: ({ number }) => [
		`Đơn ${number}: đã đồng ý cho trả hàng`,
		`Người mua gửi hàng lại trong ${buyer.shipBackDays} ngày.`,
	],
	shipping_back: ({ number }) => [
		`Đơn ${number}: hàng trả đang về`,
		'Nhận được hàng, bạn bấm “Xác nhận đã nhận hàng về” rồi kiểm tra.',
	],
	received: ({ number }) => [
		`Đơn ${number}: chờ bạn kiểm hàng trả về`,
		`Bạn kiểm trong ${shop.inspectHours} giờ; quá hạn tiền tự hoàn cho người mua.`,
	],
	refunded: (told) => [`Đơn ${told.number}: hoàn ${backOf(told)} cho người mua`, 'Yêu cầu trả hàng đã xong.'],
	replacement_agreed: ({ number }) => [
		`Đơn ${number}: người mua đồng ý đổi hàng`,
		`Bạn gửi hàng đổi trong ${returnWaits.replaceDays} ngày; quá hạn tiền tự hoàn cho người mua.`,
	],
	ruled: ({ number, ruling }) => [
		ruling ? `Đơn ${number}: ${RULED_FOR_SHOP[ruling]}` : `Đơn ${number}: đã có phán quyết`,
		`Bạn mở đơn để đọc lý do. ${APPEAL}${ruling === 'buyer' ? ' Hết hạn đó, phần hoàn được trừ vào tiền của gian hàng.' : ''}`,
	],
	closed: ({ number }) => [`Đơn ${number}: yêu cầu trả hàng đã kết thúc`, 'Kết quả cuối cùng ghi trong đơn hàng.'],
	withdrawn: ({ number }) => [`Đơn ${number}: người mua rút yêu cầu trả hàng`, 'Bạn không cần làm gì thêm.'],
};
/** Both sides get the same text. */
const BOTH: Readonly<Partial<Record<ReturnEventKind, ReturnNoticeText>>> = {
	...RETURN_SHIPPING_TO_BOTH,
	disputed: ({ number, answerBy, rulingBy }) => [
		`Đơn ${number}: chuyển Chợ Biz giải quyết`,
		[
			answerBy
				? `Bộ phận tranh chấp của Chợ Biz nhận tranh chấp này và trả lời lần đầu trước ${timeOf(answerBy)}, nói rõ ai phụ trách và còn thiếu gì.`
				: '',
			`Hai bên có ${dispute.evidenceHours} giờ để nộp bằng chứng.`,
			rulingBy
				? `Phán quyết trước ${timeOf(rulingBy)}.`
				: `Phán quyết trong ${dispute.rulingWorkingDays} ngày làm việc.`,
		]
			.filter(Boolean)
			.join(' '),
	],
	answered: ({ number, keeper }) => [
		`Đơn ${number}: Chợ Biz đã trả lời về tranh chấp`,
		`${keeper ? `${keeper} của Chợ Biz phụ trách tranh chấp này. ` : ''}Bạn mở đơn để đọc câu trả lời và bổ sung nếu còn thiếu.`,
	],
	evidence: ({ number }) => [`Đơn ${number}: có bằng chứng mới`, 'Một bên vừa bổ sung bằng chứng. Bạn mở đơn để xem.'],
	under_review: ({ number }) => [
		`Đơn ${number}: Chợ Biz đang xem xét`,
		`Phán quyết có trong ${dispute.rulingWorkingDays} ngày làm việc kể từ khi mở tranh chấp.`,
	],
	appealed: ({ number }) => [
		`Đơn ${number}: phán quyết bị khiếu nại`,
		'Chợ Biz xem lại từ đầu. Phán quyết sau là phán quyết cuối.',
	],
};

const NOTICES = {
	buyer: { ...BUYER, ...RETURN_SHIPPING_TO_BUYER },
	shop: { ...SHOP, ...RETURN_SHIPPING_TO_SHOP },
} as const;

/** Returns nothing for a step without a notice to this side. */
export function returnNotice(side: 'buyer' | 'shop', kind: string | null, told: ReturnNotified) {
	const known = kind as ReturnEventKind;
	const say = NOTICES[side][known] ?? BOTH[known];
	const [title, body] = say ? say(told) : [`Đơn ${told.number}: ${returnEventMessages[known] ?? ''}`, ''];
	return { title, body, action: side === 'buyer' ? 'Xem đơn hàng' : 'Mở yêu cầu trả hàng' };
}
