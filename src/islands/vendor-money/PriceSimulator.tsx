import { useState } from 'react';
import type { SaleRates } from '#src/domains/fees/contract.ts';
import { PLAN_PRICE_MIN_VND, priceFor } from '#src/domains/order-money/rules/price-plan.ts';
import { pricePlanMessages as messages } from '#src/messages/vi/vendor/vendor.ts';
import { AmountField } from '../ui/fields/AmountField.tsx';
import { Field } from '../ui/fields/Field.tsx';
import { PlanLines } from './PlanLines.tsx';

type Props = { readonly rates: SaleRates };
const DIRECTIONS = ['remains', 'price'] as const;

/** Calculates the payout of a price and the price for a payout; stores nothing. */
export function PriceSimulator({ rates: { taxBp, categories } }: Props) {
	const [categoryId, setCategory] = useState(categories[0]?.id ?? '');
	const [way, setWay] = useState<(typeof DIRECTIONS)[number]>('remains');
	const [typedVnd, setTyped] = useState(0);
	const [discountVnd, setDiscount] = useState(0);
	const [shippingShareVnd, setShare] = useState(0);
	const commissionBp = categories.find(({ id }) => id === categoryId)?.commissionBp ?? 0;
	const rates = { commissionBp, taxBp };
	const beside = { discountVnd, shippingShareVnd };
	const priceVnd = way === 'remains' ? typedVnd : priceFor(typedVnd, beside, rates);
	const isRequested = way === 'price' ? typedVnd > 0 : typedVnd >= PLAN_PRICE_MIN_VND;
	return (
		<div className="plan">
			<div className="plan-fields">
				<CategoryField categories={categories} value={categoryId} onChange={setCategory} />
				<fieldset className="plan-ways">
					<legend className="field-label">{messages.way}</legend>
					{DIRECTIONS.map((known) => (
						<label className="choice" key={known}>
							<input type="radio" name="cach-tinh" checked={way === known} onChange={() => setWay(known)} />
							<span>{messages.ways[known]}</span>
						</label>
					))}
				</fieldset>
				<AmountField
					id="tinh-thu-so"
					label={way === 'remains' ? messages.price : messages.wanted}
					amountVnd={typedVnd}
					onChange={setTyped}
				/>
				<div className="plan-pair">
					<AmountField
						id="tinh-thu-ma"
						label={messages.discount}
						amountVnd={discountVnd}
						onChange={setDiscount}
						isOptional
					/>
					<AmountField
						id="tinh-thu-giao"
						label={messages.share}
						hint={messages.shareHint}
						amountVnd={shippingShareVnd}
						onChange={setShare}
						isOptional
					/>
				</div>
			</div>
			<div className="plan-result" role="status">
				<h3>{messages.result}</h3>
				{isRequested ? (
					<>
						<PlanLines plan={{ priceVnd, ...beside }} rates={rates} />
						{way === 'price' && <p>{messages.useful(priceVnd)}</p>}
					</>
				) : (
					<p className="field-hint">{messages.ask}</p>
				)}
				<p className="field-hint">{messages.ownRate}</p>
			</div>
		</div>
	);
}

type CategoryProps = {
	readonly categories: SaleRates['categories'];
	readonly value: string;
	readonly onChange: (id: string) => void;
};

function CategoryField({ categories, value, onChange }: CategoryProps) {
	const parents = [...Map.groupBy(categories, ({ parentName }) => parentName)];
	return (
		<Field id="tinh-thu-danh-muc" label={messages.category}>
			{(control) => (
				<select
					{...control}
					className="field-input"
					value={value}
					onChange={({ currentTarget }) => onChange(currentTarget.value)}
				>
					{parents.map(([parent, children]) => (
						<optgroup key={parent} label={parent}>
							{children.map(({ id, name }) => (
								<option key={id} value={id}>
									{name}
								</option>
							))}
						</optgroup>
					))}
				</select>
			)}
		</Field>
	);
}
