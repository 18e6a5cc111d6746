import { findVouchers } from '#src/domains/promotions/index.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { VoucherSelection } from '../../contract/vouchers.ts';

export function findChosenVouchers(read: ReadDatabase, customerId: string, choices: readonly VoucherSelection[]) {
	const codes = choices.flatMap(({ shopCode, platformCode }) => [shopCode ?? [], platformCode ?? []].flat());
	const shopIds = choices.flatMap(({ shopId, shopCode }) => (shopCode === undefined ? [] : [shopId]));
	return findVouchers(read, customerId, shopIds, codes);
}
