import { sumVnd } from '#src/shared/money.ts';
import {
	type Movement,
	type MovementKind,
	SALE_PARTS,
	type SalePart,
	type Statement,
	saleLines,
} from '../contract/statement.ts';
import type { Span } from './statement-period.ts';

type Summed = Pick<Movement, 'kind' | 'changeVnd' | 'parts'> & { readonly times?: number };

export function statementOf(openingVnd: number, movements: readonly Summed[], { from, to }: Span): Statement {
	const of = (kind: MovementKind): number =>
		sumVnd(movements.filter((movement) => movement.kind === kind).map(({ changeVnd }) => changeVnd));
	const orders = sumVnd(movements.map(({ parts, times = 1 }) => (parts ? times : 0)));
	const sales = movements.flatMap(({ parts }) => parts ?? []);
	const parts = Object.fromEntries(SALE_PARTS.map((part) => [part, sumVnd(sales.map((sale) => sale[part]))]));
	const [salesVnd, refundsVnd, goodwillVnd] = [of('sale'), of('refund'), of('goodwill')];
	const postageVnd = of('postage');
	const [adjustmentsVnd, payoutsVnd] = [of('adjustment') + of('cash_kept') + of('carrier_fee'), of('payout')];
	const netVnd = salesVnd + refundsVnd + postageVnd + goodwillVnd + adjustmentsVnd;
	return {
		from: from.toISOString(),
		to: to.toISOString(),
		openingVnd,
		orders,
		...(parts as Record<SalePart, number>),

		salesVnd,
		refundsVnd,
		postageVnd,
		goodwillVnd,
		adjustmentsVnd,
		payoutsVnd,
		netVnd,
		closingVnd: openingVnd + netVnd + payoutsVnd,
	};
}

export const saleVnd = (parts: Readonly<Record<SalePart, number>>): number =>
	sumVnd(saleLines(parts).map(({ amountVnd, isCounted }) => (isCounted ? amountVnd : 0)));
