import type { SavedAddress } from '#src/domains/addresses/contract.ts';
import { getAddress } from '#src/domains/addresses/index.ts';
import { type ChosenLines, lockChosenLines, removeChosenLines } from '#src/domains/cart/index.ts';
import type { VariantForCart } from '#src/domains/catalog/contract/product.ts';
import { getVariantsForCart } from '#src/domains/catalog/index.ts';
import { findRates } from '#src/domains/fees/index.ts';
import { commitReservation, reserveStock } from '#src/domains/inventory/index.ts';
import { fail, type OrderFailure, ordersConfig } from '#src/domains/orders/contract/order.ts';
import { type NewGroup, type Order, recordGroup } from '#src/domains/orders/db/order-repository.ts';
import { stockLineOf, stockSourceOf } from '#src/domains/orders/rules/stock-of-order.ts';
import { lockShops } from '#src/domains/vendors/index.ts';
import type { MemberActor } from '#src/platform/actor.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import { isUniqueViolation } from '#src/platform/db/index.ts';
import type { Failure } from '#src/shared/failure.ts';
import { MAX_VND, sumVnd } from '#src/shared/money.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { SECOND_MS } from '#src/shared/time.ts';
import type { PaymentStart, PlacedGroup, PlaceOrderInput } from '../contract/place-order.ts';
import type { Quote } from '../contract/quote.ts';
import { type BuyerRecord, buyerRecord } from '../db/checkout-repository.ts';
import { ordersPlaced } from '../events.ts';
import { quoteOf } from '../rules/quote.ts';
import { quoteDifferences } from '../rules/quote-differences.ts';
import { choicesIn } from '../rules/quote-vouchers.ts';
import { quotedLines } from '../rules/quoted-line.ts';
import { paymentWindow } from '../rules/unpaid-order-window.ts';
import { type Agreed, draftGroup } from './steps/draft-orders.ts';
import { findChosenVouchers } from './steps/find-chosen-vouchers.ts';
import { quoteWithCoin } from './steps/quote-with-coin.ts';
import { redeemVouchersAndCoin } from './steps/redeem-vouchers-and-coin.ts';
import { startPayment } from './steps/start-payment.ts';

type Answer<T> = Result<T, Failure<OrderFailure>>;

/** Creates one group with one order per shop, all or nothing, or fails with the differences to the quote. */
export async function placeOrder(context: Context<MemberActor>, input: PlaceOrderInput): Promise<Answer<PlacedGroup>> {
	const once = () => transact(context, (scope) => place(scope, input));
	for (let again = 0; again < MAX_RETRIES; again += 1)
		try {
			return await once();
		} catch (problem) {
			if (!isRetryable(problem)) throw problem;
		}
	return once();
}

/**
 * Another buyer took the stock between read and lock. The retry needs a new transaction: in the same one, the
 * buyer's own voucher and coin would count as used.
 */
class ConflictError extends Error {}
const MAX_RETRIES = 3;
const NUMBERS = ['orders_number_key', 'order_groups_number_key'];
/** Nothing was committed; a duplicate order number is drawn again. */
const isRetryable = (problem: unknown): boolean =>
	problem instanceof ConflictError || NUMBERS.some((key) => isUniqueViolation(problem, key));

async function place(scope: Scope<MemberActor>, input: PlaceOrderInput): Promise<Answer<PlacedGroup>> {
	const { customerId } = scope.actor;
	const lineIds = input.lines.map(({ lineId }) => lineId);
	const shopIds = input.shops.map(({ shopId }) => shopId);
	// Lock order: cart, then shops. All data for the decision is read while both are locked.
	const chosen = (await lockChosenLines(scope, customerId, lineIds)) ?? { cartId: '', lines: [] };
	await lockShops(scope.db, shopIds);
	const buyer = await buyerRecord(scope.read, customerId, ordersConfig.placeGapMs);
	const { now } = buyer;
	if (buyer.hasJustPlaced) return fail('orders.too_fast', { retryAfterS: ordersConfig.placeGapMs / SECOND_MS });
	const window = paymentWindow(now, now);
	if (!window.ok) return window;
	const address = await getAddress(scope.read, customerId, input.addressId);
	if (!address) return fail('orders.address_not_found');
	const variantIds = chosen.lines.map(({ variantId }) => variantId);
	const variants = await getVariantsForCart(scope.read, variantIds, customerId);
	const basis = { chosen, variants, buyer, address, reservedUntil: window.value.reservedUntil };
	const agreed = await checkAgreed(scope, input, basis);
	if (!agreed.ok) return agreed;
	const drafted = draftGroup(agreed.value);
	await recordGroup(scope.db, drafted);
	await removeChosenLines(scope, chosen);
	const placed = await announce(scope, drafted, window.value.bankUntil);
	// Last, because other buyers wait for these vouchers and stock rows while they are locked.
	if (placed.ok) await reserveAndRedeem(scope, drafted, agreed.value);
	return placed;
}

const isUnpaid = ({ state }: Order): boolean => state === 'pending_payment';

/** Lock order: vouchers, coin, stock, as in every other writer. */
async function reserveAndRedeem(scope: Scope, drafted: NewGroup, agreed: Agreed): Promise<void> {
	const reduced = await redeemVouchersAndCoin(scope, drafted, agreed);
	const taken = reduced.ok ? await reserve(scope, drafted, agreed.reservedUntil) : reduced;
	if (!taken.ok) throw new ConflictError(taken.error.code);
}

type OrderBasis = {
	readonly chosen: ChosenLines;
	readonly variants: ReadonlyMap<string, VariantForCart>;
	readonly buyer: BuyerRecord;
	readonly address: SavedAddress;
	readonly reservedUntil: Date;
};

/** Fails with the differences unless the current quote equals the one that the buyer saw. */
async function checkAgreed(
	scope: Scope<MemberActor>,
	input: PlaceOrderInput,
	{ chosen, variants, buyer: { now, refusedAt }, address, reservedUntil }: OrderBasis,
): Promise<Answer<Agreed>> {
	const { customerId } = scope.actor;
	const choices = choicesIn(input.shops);
	const rates = await findRates(scope.read, now);
	const find = await findChosenVouchers(scope.read, customerId, choices);
	const circumstances = { destination: address, refusedAt, now, vouchers: { choices, find } };
	const priced = quoteOf(quotedLines(chosen.lines, variants), circumstances);
	const coinOf = (wantedVnd: number | undefined) =>
		quoteWithCoin(scope.read, priced, wantedVnd, { customerId, refusedAt, now });
	const quote = await coinOf(input.coinVnd);
	const differences = quoteDifferences(input, quote);
	if (differences.length > 0 || quote.totalVnd !== input.totalVnd || !quote.isComplete) {
		// When products are gone, a voucher problem is only a consequence, so the missing products are reported.
		const isGone = differences.some(({ kind }) => kind === 'unavailable' || kind === 'gone');
		const isVoucher = differences.some(({ problem }) => problem);
		const code = isVoucher && !isGone ? 'orders.voucher_not_usable' : 'orders.quote_changed';
		const offered = quote.coin ? quote : await coinOf(0);
		return fail(code, { differences, quote: offered, totalVnd: quote.totalVnd });
	}
	const refusal = rejectAmount(input, quote);
	if (refusal) return refusal;
	const isCash = input.payment === 'cod';
	const facts = { customerId, input, quote, variants, find, address, rates, now };
	return ok({ ...facts, reservedUntil: isCash ? null : reservedUntil });
}

function rejectAmount(input: PlaceOrderInput, quote: Quote) {
	const isTooLarge = quote.payVnd > MAX_VND;
	if (isTooLarge) return fail('orders.amount_too_large', { maxVnd: MAX_VND });
	if (input.payment !== 'cod' || !quote.cashRefusal) return null;
	if (quote.cashRefusal === 'refused_before') return fail('orders.cash_refused_before');
	return fail('orders.cash_amount', { maxVnd: ordersConfig.cash.orderMaxVnd });
}

/** One call for all shops, because stock rows must be locked in the order of their ids. */
async function reserve(scope: Scope, { lines, orders }: NewGroup, reservedUntil: Date | null) {
	const reserved = await reserveStock(scope, lines.map(stockLineOf), reservedUntil);
	const placed = reservedUntil === null ? [] : orders.filter(({ state }) => state === 'placed');
	if (reserved.ok && placed.length > 0) await commitReservation(scope, ...placed.map(stockSourceOf));
	return reserved;
}

async function announce(scope: Scope, drafted: NewGroup, bankUntil: Date): Promise<Answer<PlacedGroup>> {
	const { group, orders } = drafted;
	let payment: PaymentStart | null = null;
	const unpaid = orders.filter(isUnpaid);
	if (unpaid.length > 0) {
		const started = await startPayment(scope, group, unpaid, bankUntil);
		if (!started.ok) return started;
		payment = started.value;
	}
	const orderIds = orders.filter(({ state }) => state === 'placed').map(({ id }) => id);
	if (orderIds.length > 0) await scope.publish(scope.db, ordersPlaced({ groupId: group.id, orderIds, txnRef: null }));
	return ok({
		groupNumber: group.number,
		totalVnd: sumVnd(orders.map(({ totalVnd }) => totalVnd)),
		payVnd: sumVnd(orders.map(({ payVnd }) => payVnd)),
		orders: orders.map(({ number, shopName, totalVnd, payVnd }) => ({ number, shopName, totalVnd, payVnd })),
		payment,
	});
}
