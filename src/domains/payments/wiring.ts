import type { Seal } from '#src/platform/seal/index.ts';
import type { PaymentPurpose } from './contract.ts';
import type { SettleHandler } from './settle-handler.ts';
import type { VnpayClient } from './vnpay/client.ts';
import type { VnpaySettings } from './vnpay/settings.ts';

export type PaymentsWiring = {
	/** Null where no provider is set up: nothing can be paid online. */
	readonly provider: PaymentProvider | null;
	/** The provider is our own stand-in, where no money moves. */
	readonly isSandbox?: boolean;
	/** No bank transfer is made for a site that runs on stand-ins. */
	readonly isTestSite?: boolean;
	/** The page that VNPAY sends the buyer back to, in full. */
	readonly returnUrl: string;
	/** Seals the bank accounts that refused refunds are transferred to. */
	readonly accountSeal: Seal;
	readonly settleHandlers: Readonly<Partial<Record<PaymentPurpose, SettleHandler>>>;
};
export type PaymentProvider = { readonly settings: VnpaySettings; readonly client: VnpayClient };

let wired: PaymentsWiring | undefined;

/** Called once by the composition root of each process. */
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
