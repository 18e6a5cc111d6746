import type { Region } from '../contract.ts';

/** Codes of provinces rise from north to south: Thanh Hoá (38) begins the centre, Đồng Nai (75) the south. */
const CENTRE_FROM = 38;
const SOUTH_FROM = 75;

export function regionOf(provinceCode: string): Region {
	const code = Number(provinceCode);
	if (code < CENTRE_FROM) return 'bac';
	return code < SOUTH_FROM ? 'trung' : 'nam';
}
