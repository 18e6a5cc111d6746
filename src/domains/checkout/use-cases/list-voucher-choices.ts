import { findChosenLines } from '#src/domains/cart/index.ts';
import { getVariantsForCart } from '#src/domains/catalog/index.ts';
import { listVoucherOptions, toTerms } from '#src/domains/promotions/index.ts';
import { judgeVoucher } from '#src/domains/promotions/rules/voucher-applies.ts';
import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, databaseNow } from '#src/platform/context.ts';
import type { VoucherOffers, VoucherOffersInput } from '../contract/vouchers.ts';
import { quoteOf } from '../rules/quote.ts';
import { quotedLines } from '../rules/quoted-line.ts';

export async function listVoucherChoices(
	{ actor, fresh: read }: Context<MemberActor>,
	{ lineIds }: VoucherOffersInput,
): Promise<VoucherOffers> {
	const { customerId } = actor;
	const now = await databaseNow(read);
	const lines = await findChosenLines(read, customerId, lineIds);
	const variants = await getVariantsForCart(
		read,
		lines.map(({ variantId }) => variantId),
		customerId,
	);
	const { shops } = quoteOf(quotedLines(lines, variants), { destination: null, refusedAt: [], now });
	const offers = await listVoucherOptions(
		read,
		customerId,
		shops.map(({ shopId }) => shopId),
	);
	const judged = (goodsVnd: number, payerShopId: string | null) =>
		offers
			.filter(({ shopId }) => shopId === payerShopId)
			.map((offer) => ({
				...toTerms(offer),
				isSaved: offer.isSaved,
				...judgeVoucher(offer, { goodsVnd, leftVnd: goodsVnd, usedInSameQuote: 0, now }),
			}))
			.sort(
				(a, b) => Number(b.isSaved && !b.problem) - Number(a.isSaved && !a.problem) || b.discountVnd - a.discountVnd,
			);
	return {
		shops: shops.map(({ shopId, goodsVnd }) => ({
			shopId,
			shop: judged(goodsVnd, shopId),
			platform: judged(goodsVnd, null),
		})),
	};
}
