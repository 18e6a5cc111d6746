import type { Attempt } from '../../db/attempt-repository.ts';
import { buildPaymentUrl } from '../../vnpay/payment-url.ts';
import { paymentsWiring } from '../../wiring.ts';

export function paymentUrlOf(attempt: Attempt): string {
	const { provider, returnUrl } = paymentsWiring();
	if (!provider) throw new Error('No payment provider is set up');
	const { txnRef, amountVnd, orderInfo, clientIp, createdAt, expiresAt } = attempt;
	return buildPaymentUrl(provider.settings, {
		txnRef,
		amountVnd,
		orderInfo,
		clientIp,
		createdAt,
		expiresAt,
		returnUrl,
	});
}
