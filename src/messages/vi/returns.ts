import {
	RETURN_NOTE_MIN,
	type ReturnEventKind,
	type ReturnFailure,
	type ReturnParty,
	type ReturnReason,
	type ReturnState,
	returnsConfig,
} from '#src/domains/returns/contract/return.ts';
import { instantText } from '../instant-text.ts';
import type { MessageTable } from '../message-table.ts';

export const returnMessages = {
	'orders.return_not_found': 'Không tìm thấy yêu cầu trả hàng này.',
	'orders.return_not_possible': 'Đơn này không trả được với lý do đó.',
	'orders.return_too_early': ({ from }) => `Hàng còn trong hạn giao. Bạn báo được từ ${instantText(from)}.`,
	'orders.return_too_late': ({ until }) => `Hạn báo đã hết lúc ${instantText(until)}.`,
	'orders.return_too_many': 'Số lượng nhiều hơn phần còn trả được. Bạn tải lại trang để xem nhé.',
	'orders.return_not_taken': ({ productName }) =>
		`Món ${String(productName ?? '')} không nhận trả vì đổi ý. Bạn bỏ món đó ra nhé.`,
	'orders.return_bank_needed': 'Đơn trả tiền mặt cần tài khoản ngân hàng để nhận tiền hoàn.',
	'orders.return_picture_unknown': 'Có ảnh chưa tải lên được. Bạn bỏ ảnh đó ra rồi chọn lại nhé.',
	'orders.return_note_needed': 'Bạn ghi rõ lý do để bên kia hiểu nhé.',
	'orders.return_wrong_state': 'Yêu cầu trả hàng vừa đổi trạng thái. Bạn tải lại trang để xem nhé.',
	'orders.refund_not_found': 'Không có khoản hoàn nào phải chuyển khoản mang mã này.',
	'orders.test_site': 'Đây là trang thử nghiệm: không chuyển tiền cho ai.',
	'orders.refund_paid': 'Khoản hoàn này đã được ghi là chuyển rồi.',
	'orders.refund_own': 'Không ai tự ghi là đã chuyển khoản hoàn của chính mình.',
	'orders.return_no_replacement': 'Kho không còn đủ hàng để đổi. Bạn nhập thêm hàng hoặc hoàn tiền nhé.',
	'orders.return_not_disputed': 'Chưa ai nhờ phân xử: ảnh gốc chỉ mở cho người phân xử.',
	'orders.return_evidence_closed': `Đã hết ${returnsConfig.dispute.evidenceHours} giờ để bổ sung bằng chứng.`,
	'orders.ruling_percent': 'Phần chia cho người mua là số nguyên từ 1 đến 99 phần trăm.',
	'orders.return_note_long': ({ max }) => `Lời viết dài quá ${String(max ?? '')} ký tự. Bạn viết gọn lại nhé.`,
	'orders.ruling_too_early': ({ from }) =>
		`Hai bên còn nộp bằng chứng đến ${instantText(from)}. Phán quyết được ra từ lúc đó.`,
	'orders.ruling_same_person': 'Người đã tham gia phán quyết lần đầu không được xem lại chính vụ đó.',
	'orders.ruling_own': 'Người của hai bên không được tự phân xử.',
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
	closed: 'Yêu cầu khép lại',
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

export const noteTooShort = `Bạn kể rõ hơn một chút, ít nhất ${RETURN_NOTE_MIN} ký tự nhé.`;
