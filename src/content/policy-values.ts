import { cartConfig } from '#src/domains/cart/contract.ts';
import {
	DISCOUNT_ADVERTISED_DAYS,
	DISCOUNT_MAX_PERCENT,
	DISCOUNT_WINDOW_DAYS,
} from '#src/domains/catalog/contract/discount.ts';
import { coinConfig } from '#src/domains/coin/contract/coin.ts';
import { CHECK_WITHIN_HOURS, SAMPLE_ONE_IN } from '#src/domains/compliance/contract/moderation.ts';
import { conversationsConfig } from '#src/domains/conversations/contract/conversation.ts';
import { feesConfig } from '#src/domains/fees/contract.ts';
import { complaintsConfig, recordsConfig } from '#src/domains/operations/contract/operations.ts';
import { ordersConfig } from '#src/domains/orders/contract/order.ts';
import { remittancesConfig } from '#src/domains/remittances/contract.ts';
import { returnsConfig } from '#src/domains/returns/contract/return.ts';
import { returnShippingConfig } from '#src/domains/returns/contract/return-shipping.ts';
import { settlementConfig } from '#src/domains/settlement/contract/settlement.ts';
import { shippingConfig, type ZoneRate } from '#src/domains/shipping/contract.ts';
import { sanctionConfig } from '#src/domains/vendors/contract/sanction.ts';
import { INFO_ROUNDS_MAX, newShopConfig, REVIEW_WORKING_DAYS } from '#src/domains/vendors/contract/shop.ts';
import { BRAND, LEGAL_IDENTITY } from '#src/shared/brand.ts';
import { KNOWN_BROWSER_DAYS } from '#src/shared/limits/identity-limits.ts';
import { formatCount, formatNumber, formatVnd } from '#src/shared/money.ts';
import { policyExamples } from './policy-examples.ts';

const BASIS_POINTS_PER_PERCENT = 100;

/** Values that policies may quote as `{{name}}`, taken from the code that applies them. */
export const POLICY_VALUES: Readonly<Record<string, string>> = {
	brand: BRAND.name,
	...prefixed('identity', LEGAL_IDENTITY),
	'identity.knownBrowserDays': String(KNOWN_BROWSER_DAYS),
	...orders(),
	...returns(),
	...shipping(),
	...coin(),
	...shops(),
	...complaints(),
	...fees(),
	...policyExamples(),
	'messages.keptMonths': String(conversationsConfig.keptMonths),
	'cash.overdueDays': String(remittancesConfig.overdueDays),
	'cash.reviewDays': String(remittancesConfig.reviewDays),
	'cart.units': String(cartConfig.unitsPerLineMax),
	'cart.lines': String(cartConfig.linesMax),
	'cart.visitorDays': String(cartConfig.visitorDays),
	'catalog.checkHours': String(CHECK_WITHIN_HOURS),
	'catalog.sampleOneIn': String(SAMPLE_ONE_IN),
	'shops.newDays': String(newShopConfig.days),
	'shops.newOrders': String(newShopConfig.orders),
	'catalog.discountDays': String(DISCOUNT_WINDOW_DAYS),
	'catalog.discountAskedDays': String(DISCOUNT_ADVERTISED_DAYS),
	'catalog.discountMax': String(DISCOUNT_MAX_PERCENT),
	'records.orderYears': String(recordsConfig.orderYears),
	'records.listingYears': String(recordsConfig.listingYears),
};

function prefixed(prefix: string, values: Readonly<Record<string, string | number>>): Record<string, string> {
	return Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}.${name}`, String(value)]));
}

function orders(): Record<string, string> {
	const { cash, confirm, complete, shopCancelGoodwill, latePaid } = ordersConfig;
	return prefixed('orders', {
		payMinutes: ordersConfig.payMinutes,
		payWithinMinutes: ordersConfig.payWithinMinutes,
		cashMax: formatVnd(cash.orderMaxVnd),
		cashRefusals: cash.refusalsMax,
		cashRefusalDays: cash.refusalDays,
		cashOffDays: cash.offDays,
		remindHours: confirm.remindHours,
		overdueHours: confirm.overdueHours,
		cancelHours: confirm.cancelHours,
		cancelAnswerHours: ordersConfig.cancelAnswerHours,
		packGraceDays: ordersConfig.packGraceDays,
		askArrivalDays: ordersConfig.askArrivalDays,
		findDays: ordersConfig.findDays,
		contactDays: ordersConfig.contactVisibleDays,
		completeDays: complete.afterDays,
		completeRemindDays: complete.remindDays,
		goodwillPercent: shopCancelGoodwill.percent,
		goodwillMax: formatVnd(shopCancelGoodwill.maxVnd),
		goodwillDayMax: formatVnd(shopCancelGoodwill.shopDayMaxVnd),
		lateRefundHours: latePaid.refundHours,
		lateGoodwillPercent: latePaid.goodwillPercent,
		lateGoodwillMax: formatVnd(latePaid.goodwillMaxVnd),
	});
}

function returns(): Record<string, string> {
	const { buyer, shop, refundIssuedHours, dispute } = returnsConfig;
	return {
		...prefixed('returns', { ...buyer, refundIssuedHours }),
		...prefixed('returns', { shopAnswerHours: shop.answerHours, inspectHours: shop.inspectHours }),
		...prefixed('returns', { postageMax: formatVnd(returnShippingConfig.maxVnd) }),
		...prefixed('dispute', dispute),
	};
}

function shipping(): Record<string, string> {
	const { zones } = shippingConfig;
	return {
		...prefixed('shipping', {
			firstKg: formatCount(shippingConfig.firstG / 1000),
			stepGrams: shippingConfig.stepG,
			unknownGrams: shippingConfig.unknownG,
			divisor: formatCount(shippingConfig.volumetricDivisor),
			firstMax: formatVnd(shippingConfig.firstMaxVnd),
			nextMax: formatVnd(shippingConfig.nextMaxVnd),
		}),
		...zone('sameProvince', zones.same_province),
		...zone('sameRegion', zones.same_region),
		...zone('otherRegion', zones.other_region),
	};
}

function zone(name: string, rate: ZoneRate): Record<string, string> {
	return prefixed(`shipping.${name}`, {
		first: formatVnd(rate.firstVnd),
		next: formatVnd(rate.nextVnd),
		days: `${rate.transitDays.min}–${rate.transitDays.max}`,
	});
}

function coin(): Record<string, string> {
	const { earnMax, otherEarns, bonusSpend, topUp } = coinConfig;
	return prefixed('coin', {
		earnPercent: formatNumber(coinConfig.earnBasisPoints / BASIS_POINTS_PER_PERCENT),
		maxPerOrder: formatCount(earnMax.perOrder),
		maxPerDay: formatCount(earnMax.perDay),
		maxPerWeek: formatCount(earnMax.perWeek),
		reviewWithPhoto: formatCount(otherEarns.reviewWithPhoto),
		firstOrder: formatCount(otherEarns.firstOrder),
		giftGoodsMin: formatVnd(coinConfig.firstOrderGift.goodsMinVnd),
		giftDays: coinConfig.firstOrderGift.daysAfterDelivery,
		bonusGoodsPercent: bonusSpend.goodsPercent,
		bonusPerDay: formatCount(bonusSpend.perDay),
		bonusMonths: coinConfig.bonusMonths,
		noticeDays: coinConfig.expiryNoticeDays.join(' ngày và '),
		revivedDays: coinConfig.revivedDays,
		topUpAmounts: topUp.amountsVnd.map(formatVnd).join(', '),
		topUpPerDay: formatVnd(topUp.perDayVnd),
		topUpHeld: formatCount(topUp.heldVnd),
		topUpRefundDays: topUp.refundableDays,
	});
}

function shops(): Record<string, string> {
	const { holdDays } = feesConfig;
	return prefixed('shops', {
		reviewDays: REVIEW_WORKING_DAYS,
		infoRounds: INFO_ROUNDS_MAX,
		feeNoticeDays: feesConfig.changeNoticeDays,
		holdDays: holdDays.standard,
		holdDaysPremium: holdDays.premium,
		holdDaysNew: holdDays.newShop,
		payoutLeast: formatVnd(settlementConfig.payoutLeastVnd),
		negativeLimit: formatVnd(settlementConfig.negativeLimitVnd),
	});
}

function fees(): Record<string, string> {
	const { base, withheldBp } = feesConfig;
	const percent = (basisPoints: number): string => `${formatNumber(basisPoints / BASIS_POINTS_PER_PERCENT)}%`;
	const { categoryBp } = base;
	return prefixed('fees', {
		goods: percent(base.goodsBp),
		shipping: percent(base.shippingBp),
		phones: percent(categoryBp['dien-thoai-phu-kien']),
		computers: percent(categoryBp['may-tinh-van-phong']),
		appliances: percent(categoryBp['dien-gia-dung']),
		farmGoods: percent(categoryBp['nong-san-dac-san']),
		fashion: percent(categoryBp['thoi-trang']),
		beauty: percent(categoryBp['suc-khoe-lam-dep']),
		withheldVat: percent(withheldBp.household.vat),
		withheldPit: percent(withheldBp.household.pit),
	});
}

function complaints(): Record<string, string> {
	const { payment, refund, service, personalData } = complaintsConfig;
	return {
		...prefixed('complaints.payment', payment),
		...prefixed('complaints.refund', refund),
		...prefixed('complaints.service', service),
		...prefixed('complaints.data', personalData),
		'complaints.blockDays': String(sanctionConfig.listing_block.days),
	};
}
