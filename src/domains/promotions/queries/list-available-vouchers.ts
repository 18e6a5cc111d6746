import type { ReadDatabase } from '#src/platform/db/index.ts';
import { promotionsConfig, type VoucherTerms } from '../contract.ts';
import { type KnownVoucher, listedVouchers } from '../db/voucher-repository.ts';
import { closedReason } from '../rules/voucher-applies.ts';
import { toTerms } from './voucher-view.ts';

const { shownMax } = promotionsConfig;

export const listVoucherOptions = (
	read: ReadDatabase,
	customerId: string | null,
	shopIds: readonly string[],
): Promise<readonly KnownVoucher[]> => listedVouchers(read, customerId, shopIds, shownMax);

export type AvailableVouchers = {
	readonly vouchers: readonly VoucherTerms[];
	/** Next time at which the offer changes; null when nothing is offered. */
	readonly until: Date | null;
};

export async function listAvailableVouchers(read: ReadDatabase, shopId: string, now: Date): Promise<AvailableVouchers> {
	const listed = (await listedVouchers(read, null, [shopId], shownMax * 2)).filter((one) => one.shopId === shopId);
	const live = listed.filter((voucher) => closedReason(voucher, now) === null);
	const turns = listed.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]).filter((at) => at > now);
	const until = turns.length > 0 ? new Date(Math.min(...turns.map((at) => at.getTime()))) : null;
	return { vouchers: live.slice(0, shownMax).map(toTerms), until };
}
