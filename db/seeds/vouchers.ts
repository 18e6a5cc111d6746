import type { CreateVoucherInput } from '#src/domains/promotions/contract.ts';
import { createPlatformVoucher, createVoucher } from '#src/domains/promotions/index.ts';
import type { SystemActor } from '#src/platform/actor.ts';
import { type Context, databaseNow } from '#src/platform/context.ts';
import { addMs, DAY_MS } from '#src/shared/time.ts';
import { expectOk, vendorActor } from './in-the-past.ts';
import { shopByIndex } from './shops.ts';

type Plan = Pick<CreateVoucherInput, 'code' | 'discount' | 'minGoodsVnd'> & Partial<CreateVoucherInput>;

const fixed = (amountVnd: number) => ({ kind: 'fixed', amountVnd }) as const;
const share = (percent: number, capVnd: number) => ({ kind: 'percent', percent, capVnd }) as const;

const PLATFORM: readonly Plan[] = [
	{ code: 'CHAOBAN', discount: fixed(20_000), minGoodsVnd: 100_000, usesPerCustomer: 3 },
	{ code: 'CHOBIZ5', discount: share(5, 50_000), minGoodsVnd: 200_000, usesPerCustomer: 5 },
	{ code: 'QUENTAY', discount: fixed(30_000), minGoodsVnd: 300_000, isListed: false },
];
const OF_SHOPS: readonly (readonly [shop: number, plan: Plan])[] = [
	[0, { code: 'GIAM15K', discount: fixed(15_000), minGoodsVnd: 150_000, usesPerCustomer: 2 }],
	[0, { code: 'KHACHQUEN', discount: share(10, 40_000), minGoodsVnd: 300_000 }],
	[1, { code: 'GIAM10', discount: share(10, 30_000), minGoodsVnd: 100_000 }],
	[2, { code: 'MOIVE', discount: fixed(10_000), minGoodsVnd: 50_000, usesMax: 50 }],
];

export async function loadVouchers(context: Context<SystemActor>): Promise<void> {
	const now = await databaseNow(context.fresh);
	for (const plan of PLATFORM) expectMade(await createPlatformVoucher(context, whole(plan, now)), plan.code);
	for (const [place, plan] of OF_SHOPS) {
		const shop = await shopByIndex(context.read, place);
		const owner = { ...context, actor: vendorActor(shop.ownerId, shop.id) };
		expectMade(await createVoucher(owner, whole(plan, now)), plan.code);
	}
}

type Made = Awaited<ReturnType<typeof createVoucher>>;
const expectMade = (made: Made, what: string) =>
	!made.ok && made.error.code === 'promotions.code_taken' ? null : expectOk(made, what);

const whole = (plan: Plan, now: Date): CreateVoucherInput => ({
	startsAt: now.toISOString(),
	endsAt: addMs(now, 30 * DAY_MS).toISOString(),
	usesMax: 1000,
	usesPerCustomer: 1,
	isListed: true,
	...plan,
});
