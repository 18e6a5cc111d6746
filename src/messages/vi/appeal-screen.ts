import type { AppealState } from '#src/domains/vendors/contract/appeal.ts';
import { applicationConfig } from '#src/domains/vendors/contract/application.ts';
import { formatDateTime } from '#src/shared/time.ts';

const at = (iso: string): string => formatDateTime(new Date(iso));

export const appealStateMessages: Readonly<Record<AppealState, string>> = {
	open: 'Đang được xem',
	granted: 'Đã được chấp nhận',
	refused: 'Không được chấp nhận',
	lapsed: 'Không còn cần xem',
};

export const appealMessages = {
	title: 'Giải trình',
	intro: (by: string) =>
		`Thấy quyết định chưa đúng, bạn viết cho Chợ Biz đến hết ${at(by)}. Người đã tạm ngừng gian hàng không phải là người xem giải trình.`,
	once: 'Mỗi lần tạm ngừng giải trình một lần: bạn kể điều đã xảy ra, điều đã sửa, và mã đơn nếu có.',
	label: 'Điều bạn muốn nói',
	send: 'Gửi giải trình',
	sent: 'Đã gửi giải trình.',
	late: `Đã hết ${applicationConfig.appealDays} ngày giải trình.`,
	onlyAdmins: 'Quản trị của gian hàng gửi giải trình được.',
	yours: 'Bạn đã viết',
	sentAt: (iso: string) => `Gửi lúc ${at(iso)}.`,
	answerBy: (iso: string) => `Chợ Biz trả lời muộn nhất ${at(iso)}.`,
	answer: 'Chợ Biz trả lời',
	states: appealStateMessages,
} as const;
