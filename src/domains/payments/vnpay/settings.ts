export const PROTOCOL_VERSION = '2.1.0';

export interface VnpaySettings {
	/** Origin without a trailing slash: VNPAY's own, or the local sandbox's. */
	readonly host: string;
	readonly tmnCode: string;
	readonly hashSecret: string;
	/** Our own address as VNPAY's merchant API wants to hear it. */
	readonly serverIp: string;
}
