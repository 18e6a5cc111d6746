import { clawBackCoin, returnCoin } from '#src/domains/coin/index.ts';
import type { AccountRef, TransferLeg } from '#src/domains/ledger/contract.ts';
import { postTransfers } from '#src/domains/ledger/index.ts';
import type { Quantities } from '#src/domains/orders/contract/quantities.ts';
import { changeOrders, linesOfOrders, type Order, recordEvents } from '#src/domains/orders/db/order-repository.ts';
import type { LockedOrder } from '#src/domains/orders/index.ts';
import { requestRefund } from '#src/domains/payments/index.ts';
import type { Scope } from '#src/platform/context.ts';
import { newId } from '#src/shared/ids.ts';
import type { Source } from '#src/shared/source.ts';
import { findRefundOf, recordRefund, refundedQuantities } from '../../db/refund-repository.ts';
import type { OrderRefund, RefundLine } from '../../db/tables.ts';
import { getFeesLeft } from '../../queries/get-fees-after-refunds.ts';
import { heldCashAccount } from '../../rules/cash-claims.ts';
import type { FeesLeft } from '../../rules/fees-after-refunds.ts';
import { bankVndOf, remainderOfSplit, sumParts, unitShare, WHOLE_PERCENT } from '../../rules/refund-shares.ts';
import { cashHeldFor } from './cash-held-by-shop.ts';

export type RefundShare = {
	readonly source: Source;
	/** `completed`: units refunded in part before that are now refunded in full. */
	readonly lines: readonly (Quantities & { readonly completed?: number })[];
	readonly shippingVnd: number;
	readonly reason: string;
	readonly percent?: number;
	readonly isUncollected?: boolean;
	readonly bank?: { readonly bankSealed: string; readonly bankShown: string } | null;
};

/**
 * Refunds items to their sources: cash to the bank, coin to its grants, vouchers to the platform. Call with the
 * order's lock held; a repeated call for the same source changes nothing.
 */
export async function refundShare(scope: Scope, locked: LockedOrder, input: RefundShare): Promise<OrderRefund> {
	const { group, order } = locked;
	const { source, shippingVnd, reason, percent = WHOLE_PERCENT } = input;
	const earlier = await findRefundOf(scope.read, source);
	if (earlier) return earlier;
	const lines = await sharesOfLines(scope, order, input);
	const parts = sumParts(lines);
	const bankVnd = bankVndOf({ ...parts, shippingVnd });
	const cashChannel = input.isUncollected ? 'uncollected' : 'bank';
	const channel = bankVnd === 0 ? 'none' : group.paymentMethod === 'vnpay' ? 'vnpay' : cashChannel;
	const bank = channel === 'bank' && input.bank ? input.bank : { bankSealed: null, bankShown: null };
	const refund: OrderRefund = {
		id: newId(),
		orderId: order.id,
		sourceType: source.type,
		sourceId: source.id,
		reason,
		percent,
		channel,

		...parts,
		shippingVnd,
		postageVnd: 0,
		shopCashVnd: channel === 'bank' ? await shopPart(scope, order, bankVnd) : 0,
		...bank,
		transferBatchId: null,
		issuedAt: await scope.now(),
		paidAt: null,
	};
	const isBooked = order.holdDays !== null;
	const feesBefore = isBooked ? await getFeesLeft(scope.read, order) : null;
	await recordRefund(scope.db, refund, lines);
	if (feesBefore) await takeBack(scope, order, refund.id, feesBefore);
	if (refund.platformVnd > 0) await returnVoucherShare(scope, refund);
	await returnCoinShare(scope, order, refund);
	if (channel === 'vnpay') await requestBank(scope, locked, refund, bankVnd);
	if (channel === 'bank') await bookShopDebt(scope, order, refund, bankVnd);
	await auditRefund(scope, refund);
	return refund;
}

async function sharesOfLines(
	{ read }: Scope,
	order: Order,
	{ lines: wanted, percent = WHOLE_PERCENT }: RefundShare,
): Promise<readonly Omit<RefundLine, 'refundId'>[]> {
	const gone = await refundedQuantities(read, order.id);
	const bought = await linesOfOrders(read, [order.id]);
	return bought.flatMap((line) => {
		const of = wanted.find(({ lineId }) => lineId === line.id);
		if (!of) return [];
		const { quantity, completed = 0 } = of;
		const back = gone.find(({ lineId }) => lineId === line.id);
		const before = back?.quantity ?? 0;
		const share = unitShare(line, { before, taken: quantity, percent });
		const remainder = back && completed > 0 ? [remainderOfSplit(line, { ...back, before, completed })] : [];
		return [{ lineId: line.id, quantity, completed, ...sumParts([share, ...remainder]) }];
	});
}

async function auditRefund(scope: Scope, { orderId, channel, reason, issuedAt, ...parts }: OrderRefund): Promise<void> {
	const isAtBank = channel === 'vnpay' || channel === 'bank';
	if (!isAtBank && parts.coinBonusVnd + parts.coinPaidVnd === 0) return;
	const asked = { orderId, kind: 'refund_asked', party: 'system', reason, at: issuedAt } as const;
	await recordEvents(scope.db, isAtBank ? [asked] : [asked, { ...asked, kind: 'refunded' }]);
}

/** Reverses the booked sale by the difference of its shares before and after the refund. */
async function takeBack(scope: Scope, order: Order, refundId: string, before: FeesLeft): Promise<void> {
	const after = await getFeesLeft(scope.read, order);
	const credit = escrowOf(order.id);
	const owner = { ownerId: order.shopId };
	const shop: AccountRef = order.releasedAt
		? { kind: 'vendor_payable', ...owner }
		: { kind: 'vendor_reserve', ...owner };
	const shopVnd = before.shopVnd - after.shopVnd;
	const parts: readonly (readonly [string, AccountRef, number])[] = [
		['commission_back', { kind: 'commission' }, before.commissionVnd - after.commissionVnd],
		['tax_back', { kind: 'tax_withheld' }, before.taxVnd - after.taxVnd],
		['shop_back', shop, shopVnd],
	];
	const legs = parts.flatMap(([leg, debit, amountVnd]): readonly TransferLeg[] =>
		// Rounding can make a difference of 1 ₫ negative, which swaps the accounts.
		amountVnd === 0
			? []
			: [
					amountVnd > 0
						? { leg, debit, credit, amountVnd }
						: { leg, debit: credit, credit: debit, amountVnd: -amountVnd },
				],
	);
	await postTransfers(scope, { source: { type: 'order_refund', id: refundId }, legs });
	if (order.releasedAt) return;
	const reservedVnd = order.reservedVnd - shopVnd;
	if (reservedVnd < 0) throw new Error(`refund ${refundId} takes more than order ${order.number} has in reserve`);
	await changeOrders(scope.db, [order.id], { reservedVnd });
}

async function returnCoinShare(scope: Scope, order: Order, refund: OrderRefund): Promise<void> {
	const { cashVnd, coinBonusVnd: bonusVnd, coinPaidVnd: paidVnd, platformVnd } = refund;
	const of = { orderId: order.id, source: { type: 'order_refund', id: refund.id } } as const;
	await returnCoin(scope, { ...of, bonusVnd, paidVnd });
	const numerator = cashVnd + bonusVnd + paidVnd + platformVnd;
	const denominator = order.goodsVnd - order.shopDiscountVnd;
	if (numerator > 0) await clawBackCoin(scope, { ...of, numerator, denominator });
}

async function returnVoucherShare(scope: Scope, { id, orderId, platformVnd }: OrderRefund): Promise<void> {
	const legs = [
		{ leg: 'platform_voucher', debit: escrowOf(orderId), credit: { kind: 'promotion_cost' }, amountVnd: platformVnd },
	] as const;
	await postTransfers(scope, { source: { type: 'order_refund', id }, legs });
}

const escrowOf = (orderId: string) => ({ kind: 'order_escrow', ownerId: orderId }) as const;

async function requestBank(
	scope: Scope,
	{ order }: LockedOrder,
	refund: OrderRefund,
	amountVnd: number,
): Promise<void> {
	const asked = await requestRefund(scope, {
		purpose: 'order',
		reference: order.groupId,
		amountVnd,
		from: escrowOf(order.id),
		payableOwner: order.id,
		source: { type: 'order_refund', id: refund.id },
		reason: refund.reason,
	});
	if (!asked.ok) throw new Error(`refund of order ${order.number} was refused: ${asked.error.code}`);
}

/** Share of a cash refund that the shop collected itself and still holds; after the release it owes all of it. */
async function shopPart({ read }: Scope, order: Order, bankVnd: number): Promise<number> {
	if (order.releasedAt) return 0;
	const { takenVnd, heldVnd } = await cashHeldFor(read, order);
	return heldVnd === 0 ? 0 : Math.floor((bankVnd * heldVnd) / takenVnd);
}

async function bookShopDebt(
	scope: Scope,
	{ shopId }: Order,
	{ id, orderId, shopCashVnd }: OrderRefund,
	amountVnd: number,
): Promise<void> {
	const owed: TransferLeg = {
		leg: 'owed',
		debit: escrowOf(orderId),
		credit: { kind: 'refund_payable', ownerId: orderId },
		amountVnd,
	};
	const held: TransferLeg = {
		leg: 'cash_kept',
		debit: { kind: 'vendor_payable', ownerId: shopId },
		credit: heldCashAccount(shopId),
		amountVnd: shopCashVnd,
	};
	const source = { type: 'order_refund', id };
	await postTransfers(scope, { source, legs: shopCashVnd > 0 ? [owed, held] : [owed] });
}
