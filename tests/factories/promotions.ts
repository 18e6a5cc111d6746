import type { CreateVoucherInput, VoucherView } from '#src/domains/promotions/contract.ts';
import { createPlatformVoucher, createVoucher } from '#src/domains/promotions/index.ts';
import { DAY_MS, startOfVietnamDay } from '#src/shared/time.ts';
import { contextOf, system, vendor } from '#tests/context.ts';
import type { TestDatabase } from '#tests/database.ts';

type MadeIn = Pick<TestDatabase, 'db' | 'jobs'>;
let drawn = 0;

export function voucherPlan(overrides: Partial<CreateVoucherInput> = {}): CreateVoucherInput {
	drawn += 1;
	const now = Date.now();
	return {
		code: `VOUCHER${drawn}`,
		discount: { kind: 'fixed', amountVnd: 20_000 },
		minGoodsVnd: 40_000,
		startsAt: startOfVietnamDay(new Date(now)).toISOString(),
		endsAt: new Date(now + 30 * DAY_MS).toISOString(),
		usesMax: 100,
		usesPerCustomer: 1,
		isListed: true,
		...overrides,
	};
}

export async function makeShopVoucher(
	database: MadeIn,
	{ id, ownerId }: { readonly id: string; readonly ownerId: string },
	overrides: Partial<CreateVoucherInput> = {},
): Promise<VoucherView> {
	const made = await createVoucher(contextOf(database, vendor(ownerId, id)), voucherPlan(overrides));
	if (!made.ok) throw new Error(made.error.code);
	return made.value;
}

export async function makePlatformVoucher(
	database: MadeIn,
	overrides: Partial<CreateVoucherInput> = {},
): Promise<VoucherView> {
	const made = await createPlatformVoucher(contextOf(database, system()), voucherPlan(overrides));
	if (!made.ok) throw new Error(made.error.code);
	return made.value;
}
