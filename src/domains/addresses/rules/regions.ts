import type { Region } from '../contract.ts';

/**
 * Official province codes rise from north to south: Thanh Hoá (38) is the first of the centre, Đồng Nai (75) of the
 * south.
 */
const CENTRE_FROM = 38;
const SOUTH_FROM = 75;

export function regionOf(provinceCode: string): Region {
	const code = Number(provinceCode);
	if (code < CENTRE_FROM) return 'bac';
	return code < SOUTH_FROM ? 'trung' : 'nam';
}
