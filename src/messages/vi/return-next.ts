import type { BuyerReturnView, OpenReturn, ReturnState } from '#src/domains/returns/contract/return.ts';
import { formatDateTime } from '#src/shared/time.ts';

const byTime = (dueBy: string | null): string => (dueBy ? formatDateTime(new Date(dueBy)) : '');

const ruled = ({ ruling, rulingPercent }: OpenReturn): string => {
	if (ruling === 'buyer') return 'Phán quyết: hoàn tiền cho người mua.';
	if (ruling === 'vendor') return 'Phán quyết: không hoàn tiền.';
	return ruling === 'split' ? `Phán quyết: hoàn ${rulingPercent ?? 0}% cho người mua.` : '';
};

const LAPSED: Readonly<Record<NonNullable<OpenReturn['lapse']>, string>> = {
	not_sent: 'Yêu cầu trả hàng khép lại vì quá hạn gửi hàng lại.',
	not_escalated: 'Yêu cầu trả hàng khép lại: gian hàng từ chối và đã qua hạn nhờ Chợ Biz giải quyết.',
};
const closed = (of: OpenReturn): string =>
	ruled(of) || (of.lapse ? LAPSED[of.lapse] : 'Yêu cầu trả hàng này đã khép lại.');

const BUYER_NEXT: Readonly<Record<ReturnState, (of: OpenReturn) => string>> = {
	requested: ({ dueBy }) => `Gian hàng trả lời trước ${byTime(dueBy)}. Quá hạn coi như đồng ý.`,
	vendor_review: ({ dueBy }) => `Gian hàng đã xem, sẽ trả lời trước ${byTime(dueBy)}. Quá hạn coi như đồng ý.`,
	approved: ({ dueBy }) => `Bạn gửi hàng lại trước ${byTime(dueBy)} rồi bấm “Đã gửi hàng”. Quá hạn yêu cầu khép lại.`,
	shipping_back: ({ dueBy }) =>
		`Hàng đang về gian hàng. Tới ${byTime(dueBy)} mà gian hàng chưa báo thì coi như đã nhận.`,
	received: ({ dueBy }) => `Gian hàng kiểm hàng trước ${byTime(dueBy)}. Quá hạn tiền tự hoàn cho bạn.`,
	inspected: ({ dueBy, replacement }) =>
		replacement?.isAgreed
			? `Gian hàng gửi hàng đổi trước ${byTime(dueBy)}. Quá hạn tiền tự hoàn cho bạn.`
			: `Gian hàng đề nghị gửi món khác cùng loại thay vì hoàn tiền. Bạn chọn trước ${byTime(dueBy)}; không chọn thì tiền tự hoàn cho bạn.`,
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
