import type { ReturnAmount } from '#src/domains/returns/contract/return.ts';
import { formatVnd } from '#src/shared/money.ts';
import { coinText } from './coin-screen.ts';

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
