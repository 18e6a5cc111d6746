import type { CashClaimState } from '#src/domains/order-money/contract.ts';
import type { CarrierClaims, RemittanceLineState, RemittancesFailure } from '#src/domains/remittances/contract.ts';
import { remittancesConfig } from '#src/domains/remittances/contract.ts';
import type { PayoutSource } from '#src/domains/settlement/contract/settlement.ts';
import type { SaleBasis } from '#src/domains/settlement/contract/statement.ts';
import { formatCount } from '#src/shared/text/amount-text.ts';
import type { MessageTable } from '../../message-table.ts';
import { carrierMessages } from '../orders.ts';

export const cashClaimStateMessages: Readonly<Record<CashClaimState, string>> = {
	expected: 'Chờ hãng xác nhận đã thu',
	collected: 'Hãng đã thu, chờ nộp',
	remitted: 'Hãng đã nộp',
};

export const remittanceLineStateMessages: Readonly<Record<RemittanceLineState, string>> = {
	pending: 'Chờ ghi sổ',
	different: 'Có chênh lệch',
	booked: 'Đã ghi sổ',
	dismissed: 'Không ghi sổ',
};

const daysText = (days: number): string => (days === 0 ? 'giao hôm nay' : `giao ${formatCount(days)} ngày trước`);

export const cashClaimMessages = {
	title: 'Tiền thu hộ chờ đối soát',
	unremitted: 'Chưa rút được, chờ hãng vận chuyển nộp',
	hint: 'Tiền mặt hãng vận chuyển thu hộ cho gian hàng. Hãng xác nhận đã thu và nộp cho Chợ Biz thì phần này mới được rút. Chợ Biz không ứng trước.',
	none: 'Không có kiện nào chờ hãng nộp tiền thu hộ.',
	carrierLine: ({ parcels, expected, oldestDays }: CarrierClaims): string =>
		[
			`${formatCount(parcels)} kiện`,
			expected > 0 && `${formatCount(expected)} kiện hãng chưa xác nhận đã thu`,
			`lâu nhất ${formatCount(oldestDays)} ngày`,
		]
			.filter(Boolean)
			.join(' · '),
	overdue: (parcels: number): string =>
		`${formatCount(parcels)} kiện quá ${remittancesConfig.overdueDays} ngày. Chợ Biz đang nhắc hãng; bạn cũng nên hỏi bưu cục đã gửi.`,
	late: `Quá ${remittancesConfig.overdueDays} ngày`,
	days: daysText,
	noTracking: 'không có mã vận đơn',
	carrier: 'Hãng vận chuyển',
	allCarriers: 'Tất cả',
	show: 'Xem',
	parcels: 'Từng kiện',
	pages: 'Trang tiền thu hộ',
	first: 'Trang đầu',
	next: 'Trang sau',
	noneOfCarrier: 'Hãng này không còn kiện nào chờ nộp tiền.',
} as const;

const carrierName = (carrier: SaleBasis['carrier']): string => (carrier ? carrierMessages[carrier] : 'hãng vận chuyển');

/** What the money of a sale rests on. */
export function saleBasisText({ kind, carrier, reference }: SaleBasis): string {
	if (kind === 'online') return 'Người mua trả trước';
	if (kind === 'shop_cash') return 'Gian hàng tự thu tiền mặt';
	if (kind === 'awaiting') return `Tiền mặt, chờ ${carrierName(carrier)} nộp`;
	if (kind === 'remitted')
		return `Tiền mặt, ${carrierName(carrier)} đã nộp${reference ? `, đối soát ${reference}` : ''}`;
	return 'Tiền mặt, đơn cũ';
}

export function payoutSourceText({ kind, carrier, reference, orders }: PayoutSource): string {
	const of = orders > 0 ? ` (${formatCount(orders)} đơn)` : '';
	if (kind === 'online') return `Người mua trả trước, bizcoin và mã giảm giá của Chợ Biz${of}`;
	if (kind === 'remittance') return `Tiền thu hộ ${carrierName(carrier)} đã nộp, đối soát ${reference}${of}`;
	if (kind === 'shop_cash') return `Đơn gian hàng tự thu tiền mặt, còn lại sau phí${of}`;
	return orders > 0 ? `Đơn cũ và khoản khác${of}` : 'Hoàn tiền, phí và khoản khác';
}
export const payoutSourcesTitle = 'Gồm những khoản nào';

export const remittancesMessages = {
	'remittances.role_not_allowed': 'Phần tiền của gian hàng dành cho quản trị và kế toán của gian hàng.',
	'remittances.file_unreadable': ({ problems }) => `Tệp đối soát chưa đọc được: ${problems}`,
	'remittances.reference_used': ({ reference }) =>
		`Mã đối soát ${reference} của hãng này đã ghi với nội dung khác. Hãng cần gửi tệp sửa với mã mới.`,
	'remittances.not_found': 'Hãng này không có đối soát nào mang mã đó.',
	'remittances.difference_not_found': 'Không có chênh lệch nào đang chờ với mã đó.',
	'remittances.note_missing': 'Ghi rõ căn cứ của quyết định.',
	'remittances.fee_above_amount': 'Phí không lớn hơn tiền thu hộ của kiện.',
	'remittances.nothing_owed': 'Hãng không còn nợ tiền thu hộ nào cho mã này.',
} satisfies MessageTable<RemittancesFailure>;
