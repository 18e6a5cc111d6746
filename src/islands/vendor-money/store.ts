import { callApi } from '#src/browser/api.ts';
import type { SaleRates } from '#src/domains/fees/contract.ts';
import type { BankAccount } from '#src/domains/payments/contract/refund-account.ts';
import type { CreateVoucherInput, VoucherView } from '#src/domains/promotions/contract.ts';
import type { PayoutAccountView, PayoutView } from '#src/domains/settlement/contract/settlement.ts';
import { shopMoneyMessages } from '#src/messages/vi/vendor/vendor-money.ts';
import { shopVoucherMessages } from '#src/messages/vi/vouchers.ts';
import { type ToastResult, withInlineMessage, withToast } from '#src/stores/with-toast.ts';

const PAYOUTS = '/api/vendor/money/payouts';
const VOUCHERS = '/api/vendor/vouchers';

export async function readSaleRates(): Promise<SaleRates | null> {
	const answer = await callApi<SaleRates>('GET', '/api/vendor/money/rates');
	return answer.ok ? answer.value : null;
}

export const requestPayout = (): Promise<PayoutView | null> =>
	withToast(callApi('POST', PAYOUTS), shopMoneyMessages.asked);
export const withdrawPayout = (id: string): Promise<PayoutView | null> =>
	withToast(callApi('POST', `${PAYOUTS}/${id}/withdraw`), shopMoneyMessages.withdrawn);
export const savePayoutAccount = (account: BankAccount): Promise<PayoutAccountView | null> =>
	withToast(callApi('PUT', '/api/vendor/money/account', { body: account }), shopMoneyMessages.accountSaved);

export const createVoucher = (voucher: CreateVoucherInput): Promise<ToastResult<VoucherView>> =>
	withInlineMessage(callApi('POST', VOUCHERS, { body: voucher }), shopVoucherMessages.created);
export const endVoucher = (id: string): Promise<VoucherView | null> =>
	withToast(callApi('POST', `${VOUCHERS}/${id}/end`), shopVoucherMessages.ended);
