import { addMs, DAY_MS, HOUR_MS } from '#src/shared/time.ts';
import type { VariantPriceHistory } from '../../contract/attributes.ts';
import { DISCOUNT_WINDOW_DAYS } from '../../contract/discount.ts';

type Steps = VariantPriceHistory['steps'];
export type PriceLine = {
	readonly path: string;
	readonly end: { readonly x: number; readonly y: number };
	readonly lowestVnd: number;
	readonly highestVnd: number;
};
export type PriceSpan = { readonly priceVnd: number; readonly from: Date; readonly to: Date | null };
export type DrawnHistory = {
	readonly variantIds: readonly string[];
	readonly line: PriceLine;
	readonly spans: readonly PriceSpan[];
};

export const PRICE_LINE_BOX = { width: 300, height: 48 } as const;
const MARGIN = 5;
const DRAWN_MAX = 6;

export function drawnHistories(histories: readonly VariantPriceHistory[], now: Date): readonly DrawnHistory[] {
	const since = addMs(now, -DISCOUNT_WINDOW_DAYS * DAY_MS);
	const changed = histories.filter(({ steps }) => steps.length > 1);
	const alike = Map.groupBy(changed, ({ steps }) =>
		steps.map(({ priceVnd, from, to }) => [priceVnd, hourOf(from), to && hourOf(to)].join(' ')).join(),
	);
	return [...alike.values()].slice(0, DRAWN_MAX).flatMap((group) => {
		const [first] = group;
		if (!first) return [];
		const variantIds = group.map(({ variantId }) => variantId);
		return [{ variantIds, line: lineOf(first.steps, since, now), spans: spansOf(first.steps, since) }];
	});
}

const hourOf = (at: Date): number => Math.floor(at.getTime() / HOUR_MS);

function lineOf(steps: Steps, since: Date, now: Date): PriceLine {
	const prices = steps.map(({ priceVnd }) => priceVnd);
	const [lowestVnd, highestVnd] = [Math.min(...prices), Math.max(...prices)];
	const span = highestVnd - lowestVnd || 1;
	const inner = { width: PRICE_LINE_BOX.width - 2 * MARGIN, height: PRICE_LINE_BOX.height - 2 * MARGIN };
	const xOf = (at: Date): number => {
		const share = (at.getTime() - since.getTime()) / (now.getTime() - since.getTime());
		return rounded(MARGIN + Math.min(1, Math.max(0, share)) * inner.width);
	};
	const yOf = (priceVnd: number): number => rounded(MARGIN + (1 - (priceVnd - lowestVnd) / span) * inner.height);
	const [first, ...later] = steps;
	const start = `M${xOf(first?.from ?? since)} ${yOf(first?.priceVnd ?? lowestVnd)}`;
	const turns = later.map(({ priceVnd, from }) => `H${xOf(from)}V${yOf(priceVnd)}`);
	const end = { x: xOf(steps.at(-1)?.to ?? now), y: yOf(steps.at(-1)?.priceVnd ?? lowestVnd) };
	return { path: `${start}${turns.join('')}H${end.x}`, end, lowestVnd, highestVnd };
}

const spansOf = (steps: Steps, since: Date): readonly PriceSpan[] =>
	steps.map(({ from, ...step }) => ({ ...step, from: from < since ? since : from })).reverse();

const rounded = (value: number): number => Math.round(value * 10) / 10;
