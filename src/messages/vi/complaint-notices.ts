import type { ComplaintNotice, ComplaintNoticeParams } from '#src/domains/operations/rules/notices.ts';
import { formatDateTime } from '#src/shared/time.ts';

const timeOf = (at: string): string => formatDateTime(new Date(at));
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
		body: 'Bạn đọc kết quả trong khiếu nại. Chuyện chưa ổn thì bạn gửi khiếu nại mới nhé.',
		action,
	}),
};
