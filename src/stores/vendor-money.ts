import { callApi } from '#src/browser/api.ts';
import type { SaleRates } from '#src/domains/fees/contract.ts';
import type { BankAccount } from '#src/domains/payments/contract-account.ts';
import type { CreateVoucherInput, VoucherView } from '#src/domains/promotions/contract.ts';
import type { PayoutAccountView, PayoutView } from '#src/domains/settlement/contract.ts';
import { shopMoneyWords } from '#src/messages/vi/shop-money-screen.ts';
import { shopVoucherWords } from '#src/messages/vi/shop-vouchers-screen.ts';
import { type Told, told, toldBeside } from './told.ts';

const PAYOUTS = '/api/vendor/money/payouts';
const VOUCHERS = '/api/vendor/vouchers';

/** Null when nobody answered. */
export async function readSaleRates(): Promise<SaleRates | null> {
	const answer = await callApi<SaleRates>('GET', '/api/vendor/money/rates');
	return answer.ok ? answer.value : null;
}

export const askPayout = (): Promise<PayoutView | null> => told(callApi('POST', PAYOUTS), shopMoneyWords.asked);
export const withdrawPayout = (id: string): Promise<PayoutView | null> =>
	told(callApi('POST', `${PAYOUTS}/${id}/withdraw`), shopMoneyWords.withdrawn);
export const savePayoutAccount = (account: BankAccount): Promise<PayoutAccountView | null> =>
	told(callApi('PUT', '/api/vendor/money/account', { body: account }), shopMoneyWords.accountSaved);

export const createVoucher = (voucher: CreateVoucherInput): Promise<Told<VoucherView>> =>
	toldBeside(callApi('POST', VOUCHERS, { body: voucher }), shopVoucherWords.created);
export const endVoucher = (id: string): Promise<VoucherView | null> =>
	told(callApi('POST', `${VOUCHERS}/${id}/end`), shopVoucherWords.ended);
