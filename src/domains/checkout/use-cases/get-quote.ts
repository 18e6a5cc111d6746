import { getAddress } from '#src/domains/addresses/index.ts';
import { findChosenLines } from '#src/domains/cart/index.ts';
import { getVariantsForCart } from '#src/domains/catalog/index.ts';
import { fail, ordersConfig } from '#src/domains/orders/contract/order.ts';
import type { MemberActor } from '#src/platform/actor.ts';
import type { Context } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import type { Quote, QuoteInput } from '../contract/quote.ts';
import { buyerRecord } from '../db/checkout-repository.ts';
import { quoteOf } from '../rules/quote.ts';
import { quotedLines } from '../rules/quoted-line.ts';
import { findChosenVouchers } from './steps/find-chosen-vouchers.ts';
import { quoteWithCoin } from './steps/quote-with-coin.ts';

/** Reads from the primary, because placing the order compares with this quote. */
export async function getQuote(
	{ actor, fresh: read }: Context<MemberActor>,
	{ lineIds, addressId, vouchers: choices = [], coinVnd }: QuoteInput,
): Promise<Result<Quote, Failure<'orders.address_not_found'>>> {
	const { customerId } = actor;
	const address = addressId ? await getAddress(read, customerId, addressId) : null;
	if (addressId && !address) return fail('orders.address_not_found');
	const lines = await findChosenLines(read, customerId, lineIds);
	const variantIds = lines.map(({ variantId }) => variantId);
	const variants = await getVariantsForCart(read, variantIds, customerId);
	const { refusedAt, now } = await buyerRecord(read, customerId, ordersConfig.placeGapMs);
	const vouchers = { choices, find: await findChosenVouchers(read, customerId, choices) };
	const quote = quoteOf(quotedLines(lines, variants), { destination: address, refusedAt, now, vouchers });
	return ok(await quoteWithCoin(read, quote, coinVnd, { customerId, refusedAt, now }));
}
