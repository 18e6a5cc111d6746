import type { ReadDatabase } from '#src/platform/db/index.ts';
import { type KnownVoucher, vouchersByCode } from '../db/voucher-repository.ts';
import { codeKey } from '../rules/voucher-code.ts';

/** What a code means at a shop, or among the platform's vouchers when `shopId` is null; null when it means nothing. */
export type FindVoucher = (shopId: string | null, code: string) => KnownVoucher | null;

/** Looks up all these codes at once. Nothing typed asks nothing. */
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
