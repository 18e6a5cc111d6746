export const PROTOCOL_VERSION = '2.1.0';

export interface VnpaySettings {
	readonly host: string;
	readonly tmnCode: string;
	readonly hashSecret: string;
	readonly serverIp: string;
}
