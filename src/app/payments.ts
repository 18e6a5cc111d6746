import { finaliseOrderPayment } from '#src/domains/checkout/index.ts';
import { finaliseTopUpPayment } from '#src/domains/coin/index.ts';
import { createVnpayClient, type PaymentsWiring, wirePayments } from '#src/domains/payments/index.ts';
import type { Config } from '#src/platform/config/index.ts';
import { createSeal } from '#src/platform/seal/index.ts';
import { url } from '#src/routes.ts';

/** VNPAY only records the address, so a fixed one suffices. */
const SERVER_IP = '127.0.0.1';

const settleHandlers: PaymentsWiring['settleHandlers'] = {
	order: finaliseOrderPayment,
	top_up: finaliseTopUpPayment,
};

export function wirePaymentsFrom(settings: Config): void {
	const { VNPAY_HOST: host, VNPAY_HASH_SECRET: hashSecret, VNPAY_TMN_CODE: tmnCode } = settings;
	const vnpay = host && hashSecret ? { host: new URL(host).origin, tmnCode, hashSecret, serverIp: SERVER_IP } : null;
	wirePayments({
		isSandbox: settings.isPaymentSandbox,
		isTestSite: settings.isTestSite,
		provider: vnpay && { settings: vnpay, client: createVnpayClient(vnpay) },
		returnUrl: settings.siteUrl + url.paymentResult(),
		accountSeal: createSeal(settings.APP_SECRET, 'refund-accounts'),
		settleHandlers,
	});
}
