import { getAddress } from '#src/domains/addresses/index.ts';
import { findChosenLines, variantIdsIn } from '#src/domains/cart/index.ts';
import { getVariantsForCart } from '#src/domains/catalog/index.ts';
import type { MemberActor } from '#src/platform/actor.ts';
import type { Context } from '#src/platform/context.ts';
import { onOneConnection } from '#src/platform/db/index.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { together } from '#src/shared/together.ts';
import { ordersConfig, type Quote, type QuoteInput, refuse } from '../contract.ts';
import { buyerRecord } from '../db/order-repository.ts';
import { quoteOf } from '../rules/quote.ts';
import { quotedLines } from '../rules/quoted-line.ts';
import { findChosenVouchers } from './steps/find-chosen-vouchers.ts';
import { quoteWithCoin } from './steps/quote-with-coin.ts';

/** What the chosen lines cost now, by shops. Not from a replica: the order is compared with it. */
export function getQuote(
	{ actor, db }: Context<MemberActor>,
	{ lineIds, addressId, vouchers: choices = [], coinVnd }: QuoteInput,
): Promise<Result<Quote, Failure<'orders.address_not_found'>>> {
	const { customerId } = actor;
	return onOneConnection(db, async (read) => {
		const [address, lines, variants, { refusedAt, now }, find] = await together([
			addressId ? getAddress(read, customerId, addressId) : Promise.resolve(null),
			findChosenLines(read, customerId, lineIds),
			getVariantsForCart(read, variantIdsIn(lineIds), customerId),
			buyerRecord(read, customerId, ordersConfig.placeGapMs),
			findChosenVouchers(read, customerId, choices),
		]);
		if (addressId && !address) return refuse('orders.address_not_found');
		const vouchers = { choices, find };
		const quote = quoteOf(quotedLines(lines, variants), { destination: address, refusedAt, now, vouchers });
		return ok(await quoteWithCoin(read, quote, coinVnd, { customerId, refusedAt, now }));
	});
}
