import { toVnpayAmount } from './amount.ts';
import { toOrderInfo } from './order-info.ts';
import type { VnpaySettings } from './settings.ts';
import { PROTOCOL_VERSION } from './settings.ts';
import { signedQuery } from './signature.ts';
import { toVnpayTime } from './vietnam-time.ts';

export interface PaymentRequest {
	readonly txnRef: string;
	readonly amountVnd: number;
	readonly orderInfo: string;
	readonly clientIp: string;
	readonly createdAt: Date;
	readonly expiresAt: Date;
	readonly returnUrl: string;
}

const TXN_REF = /^[A-Za-z0-9]{1,100}$/;

export function buildPaymentUrl(settings: VnpaySettings, request: PaymentRequest): string {
	if (!TXN_REF.test(request.txnRef)) throw new RangeError('A txnRef is 1 to 100 letters and digits');
	const query = signedQuery(
		{
			vnp_Version: PROTOCOL_VERSION,
			vnp_Command: 'pay',
			vnp_TmnCode: settings.tmnCode,
			vnp_Amount: toVnpayAmount(request.amountVnd),
			vnp_CurrCode: 'VND',
			vnp_TxnRef: request.txnRef,
			vnp_OrderInfo: toOrderInfo(request.orderInfo),
			vnp_OrderType: 'other',
			// Our site is Vietnamese only, so VNPAY's page is too.
			vnp_Locale: 'vn',
			vnp_IpAddr: request.clientIp,
			vnp_ReturnUrl: request.returnUrl,
			vnp_CreateDate: toVnpayTime(request.createdAt),
			vnp_ExpireDate: toVnpayTime(request.expiresAt),
		},
		settings.hashSecret,
	);
	return `${settings.host}/paymentv2/vpcpay.html?${query}`;
}
