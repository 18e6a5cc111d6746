import { auctionsConfig } from '#src/domains/auctions/contract.ts';
import { bargainingConfig } from '#src/domains/bargaining/contract.ts';
import { PICTURES_MAX, PRE_ORDER_DAYS_MAX } from '#src/domains/catalog/contract/product.ts';
import { coinConfig } from '#src/domains/coin/contract/coin.ts';
import { freightConfig } from '#src/domains/freight/contract.ts';
import { reviewsConfig } from '#src/domains/reviews/contract.ts';
import { shippingConfig } from '#src/domains/shipping/contract.ts';
import { healthConfig, newShopConfig } from '#src/domains/vendors/contract/shop.ts';
import { formatCount, formatNumber, formatVnd } from '#src/shared/money.ts';
import { POLICY_VALUES } from './policy-values.ts';

type Numbers = { readonly [name: string]: number | Numbers };
const { steps, ...auctionNumbers } = auctionsConfig;

/** Values that articles may quote as `{{name}}`: those of policies and those of features to come. */
export const NEWS_VALUES: Readonly<Record<string, string>> = {
	...POLICY_VALUES,
	...numbersOf('bargaining', bargainingConfig),
	...numbersOf('auctions', auctionNumbers),
	...numbersOf('freight', freightConfig),
	...numbersOf('reviews', reviewsConfig),
	...numbersOf('health', healthConfig),
	...numbersOf('newShop', newShopConfig),
	'auctions.stepTable': stepTable(),
	'catalog.picturesMax': String(PICTURES_MAX),
	'catalog.preOrderDaysMax': String(PRE_ORDER_DAYS_MAX),
	'shipping.stepKg': formatNumber(shippingConfig.stepG / 1000),
	'coin.earnOfMillion': formatCount((1_000_000 * coinConfig.earnBasisPoints) / 10_000),
	...examples(),
};

function examples(): Record<string, string> {
	const deposit = Math.max((1_500_000 * freightConfig.deposit.percent) / 100, freightConfig.deposit.leastVnd);
	return {
		'example.bulkyKg': formatCount(volumetricKg(40 * 30 * 30)),
		'example.bulkyFee': formatVnd(farFee(40 * 30 * 30)),
		'example.compactKg': formatNumber(volumetricKg(30 * 25 * 20)),
		'example.compactFee': formatVnd(farFee(30 * 25 * 20)),
		'example.floor': formatVnd((500_000 * bargainingConfig.floorPercent) / 100),
		'example.secondBid': formatVnd(1_200_000 + stepAt(1_200_000)),
		'example.thirdBid': formatVnd(1_500_000 + stepAt(1_500_000)),
		'example.bidStep': formatVnd(stepAt(1_200_000)),
		'example.cupboardKg': formatCount(1.44 * freightConfig.kgPerM3),
		'example.deposit': formatVnd(deposit),
		'example.cancelled': formatVnd((deposit * freightConfig.cancel.percent) / 100),
		'example.cancelledLate': formatVnd((deposit * freightConfig.cancel.latePercent) / 100),
	};
}

function volumetricKg(volumeCm3: number): number {
	return volumeCm3 / shippingConfig.volumetricDivisor;
}

/** Shipping fee of a light but large parcel to another region. */
function farFee(volumeCm3: number): number {
	const { firstVnd, nextVnd } = shippingConfig.zones.other_region;
	const beyondG = volumetricKg(volumeCm3) * 1000 - shippingConfig.firstG;
	return firstVnd + Math.ceil(beyondG / shippingConfig.stepG) * nextVnd;
}

function stepAt(priceVnd: number): number {
	return steps.find(({ belowVnd }) => priceVnd < belowVnd)?.stepVnd ?? 0;
}

/**
 * Flattens `{ deposit: { fromVnd: 5000000 } }` to `auctions.deposit.fromVnd`; names ending in Vnd are formatted as
 * money.
 */
function numbersOf(prefix: string, numbers: Numbers): Record<string, string> {
	return Object.fromEntries(
		Object.entries(numbers).flatMap(([name, value]) => {
			const full = `${prefix}.${name}`;
			if (typeof value !== 'number') return Object.entries(numbersOf(full, value));
			return [[full, /vnd$/i.test(name) ? formatVnd(value) : formatCount(value)]];
		}),
	);
}

function stepTable(): string {
	const rows = steps.map(({ belowVnd, stepVnd }, index) => {
		const from = steps[index - 1]?.belowVnd;
		const span =
			from === undefined
				? `Dưới ${formatVnd(belowVnd)}`
				: Number.isFinite(belowVnd)
					? `Từ ${formatVnd(from)} tới dưới ${formatVnd(belowVnd)}`
					: `Từ ${formatVnd(from)}`;
		return `| ${span} | ${formatVnd(stepVnd)} |`;
	});
	return ['| Giá hiện tại | Bước giá |', '| --- | --- |', ...rows].join('\n');
}

const EXAMPLE = /\{\{\s*vd (\d+)\s*\}\}/g;

/** `{{vd 350000}}` is an amount of an example that no code defines. */
export const fillExamples = (text: string): string =>
	text.replace(EXAMPLE, (_, amount: string) => formatVnd(Number(amount)));
