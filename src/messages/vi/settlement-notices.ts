import { settlementConfig } from '#src/domains/settlement/contract/settlement.ts';
import type { ShopMoneyNotice, ShopMoneyParams } from '#src/domains/settlement/rules/notices.ts';
import { LEGAL_IDENTITY } from '#src/shared/brand.ts';
import { formatVnd } from '#src/shared/money.ts';
import { accountText } from './banks.ts';

type NoticeMessages = { readonly title: string; readonly body: string; readonly action: string };
type NoticeText = (params: ShopMoneyParams) => NoticeMessages;

const { accountHoldHours, negativeLimitVnd, negativeDays } = settlementConfig;
const SEE = 'Xem tiền của gian hàng';
const lines = (...texts: readonly string[]): string => texts.filter(Boolean).join('\n');
const accountOf = ({ bank, lastDigits }: Pick<ShopMoneyParams, 'bank' | 'lastDigits'>): string =>
	accountText(bank, lastDigits);
const because = (reason: string): string => (reason === '' ? '' : `Lý do: ${reason}`);
const NOT_YOU = `Nếu không phải người của gian hàng làm việc này, bạn gọi ngay ${LEGAL_IDENTITY.phone} để Chợ Biz giữ tiền lại.`;

/** Reasons found only when the payout was about to be sent. */
const CANCELLED_BECAUSE: Readonly<Record<string, string>> = {
	balance: 'Lý do: phần được rút không còn đủ, thường vì có đơn vừa được hoàn tiền hoặc đang có yêu cầu trả hàng.',
	account: 'Lý do: tài khoản ngân hàng nhận tiền vừa đổi hoặc đang tạm dừng.',
	shop: 'Người của gian hàng đã rút lại yêu cầu này.',
};

export const shopMoneyNoticeMessages: Readonly<Record<ShopMoneyNotice, NoticeText>> = {
	'settlement.payout_opened': ({ amountVnd, ...account }) => ({
		title: `Sắp chuyển ${formatVnd(amountVnd)} cho gian hàng`,
		body: lines(
			`Tiền sẽ về tài khoản ${accountOf(account)}.`,
			'Chợ Biz duyệt rồi gửi lệnh cho ngân hàng; tiền về tới nơi bạn được báo thêm một lần nữa.',
		),
		action: SEE,
	}),
	'settlement.payout_paid': ({ amountVnd, ...account }) => ({
		title: `Đã chuyển ${formatVnd(amountVnd)} cho gian hàng`,
		body: `Ngân hàng đã chuyển về tài khoản ${accountOf(account)}. Chi tiết nằm trong sao kê của gian hàng.`,
		action: SEE,
	}),
	'settlement.payout_failed': ({ amountVnd, reason, ...account }) => ({
		title: `Chưa chuyển được ${formatVnd(amountVnd)} cho gian hàng`,
		body: lines(
			`Ngân hàng không chuyển được về tài khoản ${accountOf(account)}.`,
			because(reason),
			'Tiền đã trở lại số dư của gian hàng. Bạn xem lại số tài khoản và tên chủ tài khoản; lần chuyển sau sẽ gồm cả số này.',
		),
		action: SEE,
	}),
	'settlement.payout_cancelled': ({ amountVnd, reason }) => ({
		title: `Lần chuyển ${formatVnd(amountVnd)} đã dừng lại`,
		body: lines(
			CANCELLED_BECAUSE[reason] ?? because(reason),
			'Tiền vẫn ở số dư của gian hàng. Khi số dư được rút đủ cho một lần chuyển, lần sau sẽ gồm cả số này.',
		),
		action: SEE,
	}),
	'settlement.account_submitted': ({ isChange, ...account }) => ({
		title: isChange ? 'Tài khoản nhận tiền của gian hàng vừa đổi' : 'Gian hàng vừa khai tài khoản nhận tiền',
		body: lines(
			`Tài khoản mới: ${accountOf(account)}. Chợ Biz kiểm tra xong mới chuyển tiền vào tài khoản này.`,
			isChange ? `Trong ${accountHoldHours} giờ tới, không khoản nào được chuyển đi.` : '',
			NOT_YOU,
		),
		action: SEE,
	}),
	'settlement.account_active': (account) => ({
		title: 'Tài khoản nhận tiền đã được duyệt',
		body: lines(`Từ nay tiền của gian hàng về tài khoản ${accountOf(account)}.`, NOT_YOU),
		action: SEE,
	}),
	'settlement.account_rejected': ({ reason, ...account }) => ({
		title: 'Tài khoản nhận tiền chưa được duyệt',
		body: lines(
			`Tài khoản ${accountOf(account)} chưa dùng được.`,
			because(reason),
			'Bạn khai lại; tên chủ tài khoản cần đúng với tên pháp lý của gian hàng.',
		),
		action: SEE,
	}),
	'settlement.account_restricted': ({ reason }) => ({
		title: 'Việc nhận tiền của gian hàng đang tạm dừng',
		body: lines(
			because(reason),
			`Tiền bán hàng vẫn được ghi vào số dư và không mất đi. Bạn gọi ${LEGAL_IDENTITY.phone} để được mở lại.`,
		),
		action: SEE,
	}),
	'settlement.debt_begun': ({ amountVnd }) => ({
		title: `Số dư của gian hàng đang âm ${formatVnd(amountVnd)}`,
		body: lines(
			'Thường vì có đơn được hoàn tiền sau khi tiền đã chuyển cho gian hàng. Số này trừ dần vào tiền bán hàng sắp tới, bạn không cần chuyển gì.',
			`Âm từ ${formatVnd(negativeLimitVnd)} hoặc kéo dài ${negativeDays} ngày thì gian hàng tạm không đăng thêm được sản phẩm mới.`,
		),
		action: SEE,
	}),
	'settlement.listing_capped': ({ amountVnd }) => ({
		title: 'Gian hàng tạm không đăng thêm được sản phẩm',
		body: lines(
			`Số dư đang âm ${formatVnd(amountVnd)}: đã tới mức ${formatVnd(negativeLimitVnd)} hoặc đã kéo dài ${negativeDays} ngày.`,
			'Sản phẩm đang bán vẫn bán bình thường. Số dư hết âm là bạn đăng thêm được ngay hôm sau.',
		),
		action: SEE,
	}),
	'settlement.listing_free': () => ({
		title: 'Gian hàng đăng thêm được sản phẩm rồi',
		body: 'Số dư không còn vượt mức nợ cho phép. Bạn đăng sản phẩm mới như bình thường nhé.',
		action: SEE,
	}),
};
