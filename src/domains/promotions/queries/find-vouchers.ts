import type { ReadDatabase } from '#src/platform/db/index.ts';
import { type KnownVoucher, vouchersByCode } from '../db/voucher-repository.ts';
import { codeKey } from '../rules/voucher-code.ts';

export type FindVoucher = (shopId: string | null, code: string) => KnownVoucher | null;

/** Looks up all codes in one query; runs no query without codes. */
export async function findVouchers(
	read: ReadDatabase,
	customerId: string,
	shopIds: readonly string[],
	codes: readonly string[],
): Promise<FindVoucher> {
	if (codes.length === 0) return () => null;
	const keys = [...new Set(codes.map(codeKey))];
	const found = await vouchersByCode(read, customerId, shopIds, keys);
	return (shopId, code) => {
		const key = codeKey(code);
		return found.find((voucher) => voucher.shopId === shopId && voucher.codeKey === key) ?? null;
	};
}
