import { notifyCustomers } from '#src/domains/notifications/index.ts';
import { listStaff } from '#src/domains/vendors/index.ts';
import { rolesWith } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import type { Scope } from '#src/platform/context.ts';
import type { Payout } from '../../db/tables.ts';
import { isSecurityNotice, type ShopMoneyNotice, type ShopMoneyParams } from '../../rules/notices.ts';

type ShopNotice = Partial<ShopMoneyParams> & {
	readonly shopId: string;
	readonly kind: ShopMoneyNotice;
	/** Deduplication key: one notice is sent per kind and key. */
	readonly about: string;
};

const NOTHING: ShopMoneyParams = { amountVnd: 0, bank: '', lastDigits: '', reason: '', isChange: false };

/** Runs in the transaction of the change, so that a notice is sent exactly if the change is committed. */
export async function notifyShop(scope: Scope, { shopId, kind, about, ...facts }: ShopNotice): Promise<void> {
	const params: ShopMoneyParams = { ...NOTHING, ...facts, shopId };
	const noticeClass = isSecurityNotice(kind) ? 'security' : 'order';
	const told = { class: noticeClass, kind, params, dedupeKey: `${kind}:${about}` } as const;
	const staff = await listStaff(scope.read, shopId, rolesWith('money.see'));
	await notifyCustomers(
		scope,
		staff.map((customerId) => ({ customerId, ...told })),
	);
}

export const notifyPayoutEnd = (
	scope: Scope,
	{ id, shopId, amountVnd, bank, lastDigits }: Payout,
	state: 'paid' | 'failed' | 'cancelled',
	reason = '',
): Promise<void> =>
	notifyShop(scope, { shopId, kind: `settlement.payout_${state}`, about: id, amountVnd, bank, lastDigits, reason });
