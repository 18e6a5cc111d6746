import type { ClosingFailure } from '#src/domains/operations/contract/account-closing.ts';
import {
	COMPLAINT_TEXT_MIN,
	type ComplaintFailure,
	type ComplaintParty,
	type ComplaintState,
	type ComplaintTopic,
} from '#src/domains/operations/contract/complaints.ts';
import type { ComplaintNotice, ComplaintNoticeParams } from '#src/domains/operations/rules/notices.ts';
import { formatVnd } from '#src/shared/text/amount-text.ts';
import { formatDateTime } from '#src/shared/time.ts';
import type { MessageTable } from '../message-table.ts';

const timeOf = (at: string): string => formatDateTime(new Date(at));

export const complaintScreenMessages = {
	title: 'Gửi khiếu nại',
	description:
		'Gửi khiếu nại về đơn hàng, thanh toán, hoàn tiền, phục vụ hay dữ liệu cá nhân và theo dõi cách Chợ Biz giải quyết, với thời hạn cho từng loại.',
	intro:
		'Gặp vấn đề về đơn hàng, thanh toán, hoàn tiền, thái độ phục vụ hay dữ liệu cá nhân, bạn gửi khiếu nại tại đây. Mỗi khiếu nại có mã riêng và thời hạn rõ ràng. Miễn phí.',
	returnHint: 'Muốn trả hàng hay hoàn tiền? Bạn mở đơn và bấm “Yêu cầu trả hàng/hoàn tiền”, nhanh hơn khiếu nại.',
	toOrders: 'Mở đơn hàng của tôi',
	needsScript: 'Mẫu gửi khiếu nại cần JavaScript. Bạn cũng gửi được qua e-mail, điện thoại hoặc thư ghi ở cuối trang.',
	loading: 'Đang mở khiếu nại của bạn…',
	failed: 'Chưa đọc được khiếu nại của bạn.',
	tryAgain: 'Thử lại',
	visitorTitle: 'Đăng nhập để gửi khiếu nại',
	visitorText: 'Bạn sẽ thấy câu trả lời và thời hạn ngay ở đây, và nhận thư khi có tin mới.',
	signIn: 'Đăng nhập',

	formTitle: 'Khiếu nại mới',
	topic: 'Khiếu nại về',
	topicNeeded: 'Bạn chưa chọn loại khiếu nại.',
	promised: (hours: number, days: number) => `Trả lời trong ${hours} giờ, giải quyết xong trong ${days} ngày.`,
	orderNumber: 'Số đơn hàng',
	orderHint: 'Gồm 10 chữ số, có trong mục Đơn hàng.',
	orderWrong: 'Số đơn gồm 10 chữ số.',
	text: 'Mô tả vấn đề và cách giải quyết bạn mong muốn',
	textHint: 'Đừng ghi mật khẩu, số thẻ hay mã OTP. Chợ Biz không bao giờ hỏi những thông tin này.',
	textShort: `Bạn mô tả rõ hơn, ít nhất ${COMPLAINT_TEXT_MIN} ký tự.`,
	send: 'Gửi khiếu nại',
	filed: 'Đã nhận khiếu nại của bạn.',

	ownTitle: 'Khiếu nại của tôi',
	none: 'Bạn chưa gửi khiếu nại nào.',
	number: (number: string) => `Khiếu nại ${number}`,
	ofOrder: (number: string) => `Đơn ${number}`,
	next: {
		open: (answerBy: string, solveBy: string, isAnswered: boolean) =>
			isAnswered
				? `Chúng tôi đang xem phần bạn bổ sung. Giải quyết xong trước ${timeOf(solveBy)}.`
				: `Chúng tôi trả lời trước ${timeOf(answerBy)} và giải quyết xong trước ${timeOf(solveBy)}.`,
		answered: (solveBy: string) =>
			`Đã có câu trả lời. Chưa hài lòng thì bạn viết thêm; giải quyết xong trước ${timeOf(solveBy)}.`,
		closed: (closedAt: string) => `Đã kết thúc lúc ${timeOf(closedAt)}.`,
	},
	more: 'Viết thêm',
	moreText: 'Nội dung này được bổ sung vào khiếu nại đã gửi.',
	moreLabel: 'Nội dung bổ sung',
	moreNeeded: 'Bạn chưa nhập nội dung.',
	added: 'Đã gửi thêm.',
	end: 'Đã giải quyết xong',
	endText: 'Khiếu nại kết thúc. Nếu vấn đề lặp lại, bạn gửi khiếu nại mới.',
	endLabel: 'Lời nhắn',
	ended: 'Đã kết thúc khiếu nại.',
	notNow: 'Để sau',

	promisesTitle: 'Thời hạn giải quyết',
	promisesHeads: { topic: 'Loại khiếu nại', answer: 'Trả lời lần đầu', solved: 'Giải quyết xong' },
	hours: (hours: number) => `${hours} giờ`,
	days: (days: number) => `${days} ngày`,
	promisesNote: 'Tính từ lúc bạn gửi. Quá hạn, người phụ trách của Chợ Biz được báo ngay.',
	process: 'Quy trình giải quyết tranh chấp',
	otherTitle: 'Gửi cách khác',
	mail: 'E-mail',
	dataMail: 'Về dữ liệu cá nhân',
	phone: 'Điện thoại',
	post: 'Thư',
} as const;

export const operationsMessages = {
	'operations.complaint_not_found': 'Không tìm thấy khiếu nại này.',
	'operations.complaint_order_unknown': 'Không có đơn nào của bạn mang số này. Bạn hãy xem lại trong mục Đơn hàng.',
	'operations.complaint_closed': 'Khiếu nại này đã kết thúc. Nếu vấn đề chưa được giải quyết, bạn gửi khiếu nại mới.',
	'operations.complaint_text_needed': 'Bạn chưa nhập nội dung.',
	'operations.complaints_too_many': ({ max }) =>
		`Bạn đang có ${String(max ?? '')} khiếu nại chưa xong. Bạn hãy bổ sung vào khiếu nại đã gửi.`,
	'operations.business_open': ({ orders, returns, payouts, reservedVnd, payableVnd }) =>
		`Chưa đóng được: còn ${orders} đơn chưa xong hoặc còn hạn khiếu nại, ${returns} yêu cầu trả hàng, ${payouts} lần chuyển tiền, ${formatVnd(Number(reservedVnd))} đang giữ và ${formatVnd(Number(payableVnd))} được rút.`,
} satisfies MessageTable<ComplaintFailure | ClosingFailure>;

export const complaintStateMessages: Readonly<Record<ComplaintState, string>> = {
	open: 'Chờ trả lời',
	answered: 'Đã trả lời',
	closed: 'Đã kết thúc',
};
export const complaintStateTones: Readonly<Record<ComplaintState, 'warning' | 'secondary' | 'neutral'>> = {
	open: 'warning',
	answered: 'secondary',
	closed: 'neutral',
};

export const complaintTopicMessages: Readonly<Record<ComplaintTopic, string>> = {
	order: 'Đơn hàng, giao hàng',
	payment: 'Thanh toán lỗi, trừ tiền nhầm',
	refund: 'Hoàn tiền',
	service: 'Thái độ phục vụ, gian hàng',
	personal_data: 'Dữ liệu cá nhân',
};

export const complaintPartyMessages: Readonly<Record<ComplaintParty, string>> = {
	customer: 'Bạn',
	operator: 'Chợ Biz',
};

const action = 'Xem khiếu nại';

export const complaintNoticeMessages: Readonly<
	Record<ComplaintNotice, (params: ComplaintNoticeParams) => { title: string; body: string; action: string }>
> = {
	'operations.complaint_filed': ({ number, answerBy, solveBy }) => ({
		title: `Đã nhận khiếu nại ${number}`,
		body: `Chúng tôi trả lời trước ${timeOf(answerBy)} và giải quyết xong trước ${timeOf(solveBy)}.`,
		action,
	}),
	'operations.complaint_answered': ({ number, solveBy }) => ({
		title: `Khiếu nại ${number}: đã có câu trả lời`,
		body: `Bạn đọc và viết thêm được ngay tại đó. Giải quyết xong trước ${timeOf(solveBy)}.`,
		action,
	}),
	'operations.complaint_closed': ({ number }) => ({
		title: `Khiếu nại ${number} đã giải quyết xong`,
		body: 'Bạn đọc kết quả trong khiếu nại. Nếu chưa hài lòng, bạn gửi khiếu nại mới.',
		action,
	}),
};
