import { type PlanRates, type PricePlan, planSale } from '#src/domains/order-money/rules/price-plan.ts';
import { pricePlanMessages as messages } from '#src/messages/vi/vendor/vendor.ts';
import { formatVnd } from '#src/shared/money.ts';

type Props = { readonly plan: PricePlan; readonly rates: PlanRates };

export function PlanLines({ plan, rates }: Props) {
	const { commissionVnd, taxVnd, remainsVnd } = planSale(plan, rates);
	const { lines } = messages;
	return (
		<dl className="plan-lines">
			<Line label={lines.price} value={formatVnd(plan.priceVnd)} />
			{plan.discountVnd > 0 && (
				<Line label={lines.discount} value={formatVnd(-Math.min(plan.discountVnd, plan.priceVnd))} />
			)}
			<Line label={lines.commission(rates.commissionBp)} value={formatVnd(-commissionVnd)} />
			<Line label={lines.coin} value={lines.coinNote} />
			{rates.taxBp > 0 && <Line label={lines.tax(rates.taxBp)} value={formatVnd(-taxVnd)} />}
			{plan.shippingShareVnd > 0 && <Line label={lines.share} value={formatVnd(-plan.shippingShareVnd)} />}
			<div className="plan-remains">
				<dt>{lines.remains}</dt>
				<dd className="money">{formatVnd(remainsVnd)}</dd>
			</div>
			{remainsVnd < 0 && <p className="field-hint">{messages.loss}</p>}
		</dl>
	);
}

function Line({ label, value }: { readonly label: string; readonly value: string }) {
	return (
		<div>
			<dt>{label}</dt>
			<dd className="money">{value}</dd>
		</div>
	);
}
