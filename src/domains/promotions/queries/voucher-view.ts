import type { VoucherTerms, VoucherView } from '../contract.ts';
import type { VoucherRow } from '../db/tables.ts';
import { discountOf, type KnownVoucher } from '../db/voucher-repository.ts';
import { closedReason } from '../rules/voucher-applies.ts';

const STATES = { not_started: 'waiting', ended: 'ended', used_up: 'used_up' } as const;

export function toVoucherView(row: VoucherRow, now: Date): VoucherView {
	const { id, code, minGoodsVnd, usesMax, usesPerCustomer, uses, isListed, startsAt, endsAt, endedAt } = row;
	const discount = discountOf(row);
	const closed = closedReason({ ...row, discount }, now);
	return {
		id,
		code,
		discount,
		minGoodsVnd,
		usesMax,
		usesPerCustomer,
		uses,
		isListed,
		startsAt: startsAt.toISOString(),
		endsAt: (endedAt ?? endsAt).toISOString(),
		state: closed ? STATES[closed] : 'live',
	};
}

export const toTerms = ({ id, code, discount, minGoodsVnd, startsAt, endsAt }: KnownVoucher): VoucherTerms => ({
	id,
	code,
	discount,
	minGoodsVnd,
	startsAt: startsAt.toISOString(),
	endsAt: endsAt.toISOString(),
});
