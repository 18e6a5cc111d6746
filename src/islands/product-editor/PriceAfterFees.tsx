import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { SaleRates } from '#src/domains/fees/contract.ts';
import { PLAN_PRICE_MIN_VND } from '#src/domains/order-money/rules/price-plan.ts';
import { $editor } from '#src/islands/product-editor/store.ts';
import { readSaleRates } from '#src/islands/vendor-money/store.ts';
import { pricePlanMessages as messages } from '#src/messages/vi/vendor/vendor.ts';
import { PlanLines } from '../vendor-money/PlanLines.tsx';

/** Calculates the payout of the price in the first row; the rates are loaded on demand. */
export function PriceAfterFees() {
	const { categoryId, variants } = useStore($editor).form;
	const [rates, setRates] = useState<SaleRates | 'failed' | null>(null);
	const request = async () => {
		if (rates === null || rates === 'failed') setRates((await readSaleRates()) ?? 'failed');
	};
	return (
		<details className="goods-narrow" onToggle={({ currentTarget }) => currentTarget.open && void request()}>
			<summary>{messages.inEditor}</summary>
			<AmountAfterFees rates={rates} categoryId={categoryId} priceVnd={variants[0]?.priceVnd ?? 0} />
		</details>
	);
}

type Props = {
	readonly rates: SaleRates | 'failed' | null;
	readonly categoryId: string;
	readonly priceVnd: number;
};

function AmountAfterFees({ rates, categoryId, priceVnd }: Props) {
	if (rates === null) return <span className="skeleton plan-skeleton" aria-hidden="true" />;
	if (rates === 'failed') return <p className="field-hint">{messages.failed}</p>;
	const category = rates.categories.find(({ id }) => id === categoryId);
	if (!category) return <p className="field-hint">{messages.chooseCategory}</p>;
	if (priceVnd < PLAN_PRICE_MIN_VND) return <p className="field-hint">{messages.ask}</p>;
	const { commissionBp } = category;
	return (
		<PlanLines plan={{ priceVnd, discountVnd: 0, shippingShareVnd: 0 }} rates={{ commissionBp, taxBp: rates.taxBp }} />
	);
}
