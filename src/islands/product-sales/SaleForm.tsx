import { useState } from 'react';
import type { ProductSales } from '#src/domains/scheduled-prices/contract.ts';
import { saleScreenMessages as messages } from '#src/messages/vi/vendor/scheduled-prices.ts';
import { vietnamDay } from '#src/shared/time.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { Button } from '../ui/Button.tsx';
import { AmountField } from '../ui/fields/AmountField.tsx';
import { DayField } from '../ui/fields/DayField.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import {
	filledPrices,
	newDraft,
	percentOf,
	type SaleDraft,
	type SaleErrors,
	type SaleVariant,
	toSaleInput,
	validateSale,
} from './sale-draft.ts';
import { planSale } from './store.ts';

type Props = {
	readonly productId: string;
	readonly sales: ProductSales;
	readonly onPlanned: () => Promise<void>;
	readonly onClose: () => void;
};

export function SaleForm({ productId, sales: { variants, now: loadedAt }, onPlanned, onClose }: Props) {
	const now = new Date(loadedAt);
	const [draft, setDraft] = useState(() => newDraft(now));
	const wrong = validateSale(draft, variants, now);
	const { isBusy, wasSent, onSubmit } = useSubmit(Object.keys(wrong).length === 0, async () => {
		const { value } = await planSale(toSaleInput(productId, draft));
		if (value) await onPlanned();
	});
	const errors = wasSent ? wrong : {};
	const change = (changes: Partial<SaleDraft>) => setDraft({ ...draft, ...changes });
	const percent = percentOf(draft.percent);
	const today = vietnamDay(now);
	const text = (name: 'startTime' | 'endTime' | 'percent' | 'quantity' | 'each', label: string, hint?: string) => (
		<TextField
			id={`giam-${name}`}
			label={label}
			{...(hint ? { hint } : {})}
			isOptional={name === 'percent' || name === 'each'}
			inputMode={name === 'startTime' || name === 'endTime' ? 'text' : 'numeric'}
			autoComplete="off"
			value={draft[name]}
			error={errors[name]}
			onChange={(value) => change({ [name]: value })}
		/>
	);
	const check = (name: 'isNow' | 'isLimited', label: string) => (
		<label className="choice">
			<input
				type="checkbox"
				checked={draft[name]}
				onChange={(event) => change({ [name]: event.currentTarget.checked })}
			/>
			<span>{label}</span>
		</label>
	);
	const day = (name: 'startDay' | 'endDay', label: string) => (
		<DayField
			id={`giam-${name}`}
			label={label}
			min={today}
			value={draft[name]}
			error={errors[name]}
			onChange={(value) => change({ [name]: value })}
		/>
	);
	return (
		<form className="account-form sale-form" noValidate onSubmit={onSubmit}>
			{check('isNow', messages.startNow)}
			{!draft.isNow && (
				<div className="shop-days">
					{day('startDay', messages.startDay)}
					{text('startTime', messages.startTime, messages.timeHint)}
				</div>
			)}
			<div className="shop-days">
				{day('endDay', messages.endDay)}
				{text('endTime', messages.endTime, messages.maxDays)}
			</div>
			<div className="sale-fill">
				{text('percent', messages.percent, messages.percentHint(variants.length))}
				<Button
					kind="secondary"
					disabled={percent === null}
					onClick={() => change({ prices: filledPrices(variants, percent ?? 0) })}
				>
					{messages.fill}
				</Button>
			</div>
			<Prices variants={variants} prices={draft.prices} errors={errors} onChange={(prices) => change({ prices })} />
			{check('isLimited', messages.limit)}
			{draft.isLimited && (
				<div className="shop-days">
					{text('quantity', messages.quantity(variants.length))}
					{text('each', messages.each, messages.eachHint)}
				</div>
			)}
			<div className="button-row">
				<Button type="submit" isBusy={isBusy}>
					{messages.submit}
				</Button>
				<Button kind="quiet" onClick={onClose}>
					{messages.close}
				</Button>
			</div>
		</form>
	);
}

type PricesProps = {
	readonly variants: readonly SaleVariant[];
	readonly prices: SaleDraft['prices'];
	readonly errors: SaleErrors;
	readonly onChange: (prices: SaleDraft['prices']) => void;
};

const Prices = ({ variants, prices, errors, onChange }: PricesProps) => (
	<div className="sale-prices">
		{variants.map(({ id, label, priceVnd }) => (
			<AmountField
				key={id}
				id={`giam-gia-${id}`}
				label={messages.priceOf(label)}
				hint={messages.priceHint(priceVnd, variants.length > 1)}
				isOptional={variants.length > 1}
				amountVnd={prices[id] ?? 0}
				error={errors[id]}
				onChange={(amountVnd) => onChange({ ...prices, [id]: amountVnd })}
			/>
		))}
	</div>
);
