import { promotionsConfig } from '#src/domains/promotions/contract.ts';
import { judgeVoucher, type VoucherFacts } from '#src/domains/promotions/rules/voucher-applies.ts';
import { shareOf } from '#src/shared/money.ts';
import type { AppliedVoucher, VoucherSelection } from '../contract/vouchers.ts';

const BASIS_POINTS = 100;

type Known = VoucherFacts & { readonly id: string; readonly code: string };
/** Looks up a code of a shop, or of the platform when `shopId` is null. */
export type VoucherLookup = (shopId: string | null, code: string) => Known | null;

export type ChosenVouchers = { readonly choices: readonly VoucherSelection[]; readonly find: VoucherLookup };
export const NO_VOUCHERS: ChosenVouchers = { choices: [], find: () => null };

export type ShopVouchers = {
	readonly shopVoucher: AppliedVoucher | null;
	readonly platformVoucher: AppliedVoucher | null;
};
export const choicesIn = (
	shops: readonly {
		readonly shopId: string;
		readonly shopVoucher?: { readonly code: string } | undefined;
		readonly platformVoucher?: { readonly code: string } | undefined;
	}[],
): readonly VoucherSelection[] =>
	shops
		.filter(({ shopVoucher, platformVoucher }) => shopVoucher ?? platformVoucher)
		.map(({ shopId, shopVoucher, platformVoucher }) => ({
			shopId,
			shopCode: shopVoucher?.code,
			platformCode: platformVoucher?.code,
		}));

const maxDiscount = (goodsVnd: number): number => shareOf(goodsVnd, promotionsConfig.discountMaxPercent * BASIS_POINTS);

type Order = { readonly shopId: string; readonly goodsVnd: number };

/** Applies the shop voucher first, then the platform voucher to the remaining amount. */
export function applyVouchers(
	orders: readonly Order[],
	{ choices, find }: ChosenVouchers,
	now: Date,
): readonly ShopVouchers[] {
	const used = new Map<string, number>();
	const apply = (order: Order, payerShopId: string | null, code: string | undefined, takenVnd: number) => {
		if (code === undefined) return null;
		const voucher = find(payerShopId, code);
		if (!voucher) return { code, discountVnd: 0, problem: 'unknown' } satisfies AppliedVoucher;
		const usedInSameQuote = used.get(voucher.id) ?? 0;
		const leftVnd = order.goodsVnd - takenVnd;
		const judged = judgeVoucher(voucher, { goodsVnd: order.goodsVnd, leftVnd, usedInSameQuote, now });
		const discountVnd = Math.min(judged.discountVnd, maxDiscount(order.goodsVnd) - takenVnd);
		const problem = judged.problem ?? (discountVnd > 0 ? null : 'half_reached');
		if (!problem) used.set(voucher.id, usedInSameQuote + 1);
		return { code: voucher.code, discountVnd: problem ? 0 : discountVnd, problem } satisfies AppliedVoucher;
	};
	return orders.map((order) => {
		const choice = choices.find(({ shopId }) => shopId === order.shopId);
		const shopVoucher = apply(order, order.shopId, choice?.shopCode, 0);
		const takenVnd = shopVoucher?.discountVnd ?? 0;
		return { shopVoucher, platformVoucher: apply(order, null, choice?.platformCode, takenVnd) };
	});
}
