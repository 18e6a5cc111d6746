import type { OrderNoticeParams } from '#src/domains/orders/rules/notices.ts';
import { LEGAL_IDENTITY } from '#src/shared/brand.ts';
import { SILENT, until } from './investigation-screen.ts';

type Notified = Pick<OrderNoticeParams, 'number' | 'caseNumber' | 'dueBy'>;
const SEE = 'Xem đơn hàng';

export const buyerInvestigationNotice = ({ number, caseNumber, dueBy }: Notified) => ({
	title: `Đơn ${number} đã tới tay bạn chưa?`,
	body: [
		`${SILENT} Nếu đã nhận đủ, bạn bấm “Đã nhận hàng” nhé.`,
		caseNumber && dueBy
			? `Nếu chưa, chúng tôi đã mở hồ sơ tra soát số ${caseNumber} và gian hàng đang hỏi bên vận chuyển. Đến ${until(dueBy)} vẫn không rõ hàng ở đâu thì đơn khép lại và bạn không mất khoản nào.`
			: 'Nếu chưa, gian hàng đang tìm giúp bạn.',
		`Cần hỏi thêm, bạn gửi số ${caseNumber ? 'hồ sơ' : 'đơn'} tới ${LEGAL_IDENTITY.complaintsEmail}.`,
	].join('\n'),
	action: SEE,
});

export const shopInvestigationNotice = ({ number, caseNumber, dueBy }: Notified) => ({
	title: `Đơn ${number} đã tới nơi chưa?`,
	body: [
		`${SILENT} Bạn hỏi bên vận chuyển và báo người mua; giao rồi thì bạn bấm “Đã giao đến nơi”.`,
		caseNumber && dueBy
			? `Hồ sơ tra soát số ${caseNumber} đã mở. Đến ${until(dueBy)} chưa rõ thì hàng coi như thất lạc, người mua không mất khoản nào.`
			: '',
	]
		.filter(Boolean)
		.join('\n'),
	action: SEE,
});
