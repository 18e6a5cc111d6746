import type { Seal } from '#src/platform/seal/index.ts';
import type { PaymentPurpose } from './contract/payments.ts';
import type { SettleHandler } from './settle-handler.ts';
import type { VnpayClient } from './vnpay/client.ts';
import type { VnpaySettings } from './vnpay/settings.ts';

export type PaymentsWiring = {
	readonly provider: PaymentProvider | null;
	/** True for the local sandbox, where no money moves. */
	readonly isSandbox?: boolean;
	/** True for test sites with fake adapters, where no bank transfer may be made. */
	readonly isTestSite?: boolean;
	readonly returnUrl: string;
	/** Encrypts the bank accounts for transfers of rejected refunds. */
	readonly accountSeal: Seal;
	readonly settleHandlers: Readonly<Partial<Record<PaymentPurpose, SettleHandler>>>;
};
export type PaymentProvider = { readonly settings: VnpaySettings; readonly client: VnpayClient };

let wired: PaymentsWiring | undefined;

export function wirePayments(wiring: PaymentsWiring): void {
	wired = wiring;
}

export function paymentsWiring(): PaymentsWiring {
	if (!wired) throw new Error('The composition root has not called wirePayments');
	return wired;
}

export const isPaymentSandbox = (): boolean => paymentsWiring().isSandbox === true;

export function settleHandlerOf(purpose: PaymentPurpose): SettleHandler {
	const handler = paymentsWiring().settleHandlers[purpose];
	if (!handler) throw new Error(`Nobody settles payments for ${purpose}`);
	return handler;
}
