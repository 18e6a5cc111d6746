import { useState } from 'react';
import { regionOf } from '#src/domains/addresses/rules/regions.ts';
import type { ShippingTerms } from '#src/domains/shipping/contract.ts';
import { chargeableG, feeVnd, rateBetween } from '#src/domains/shipping/rules/rate.ts';
import { shippingScreenMessages as messages } from '#src/messages/vi/vendor/vendor-shipping.ts';
import { formatNumber } from '#src/shared/money.ts';
import { TextField } from '../ui/fields/TextField.tsx';
import { Select } from '../ui/Select.tsx';

export type Places = {
	readonly home: string;
	readonly provinces: readonly { readonly code: string; readonly name: string }[];
};
type Props = { readonly terms: ShippingTerms; readonly places: Places };
const EXAMPLE_KG = '1,2';
const KG = 1000;
/** Kilograms with one or two decimals, or three after a comma. Rejects `1.000`, which could mean a thousand. */
const WEIGHT = /^\d{1,4}(?:[.,]\d{1,2}|,\d{3})?$/;
const placeOf = (provinceCode: string) => ({ provinceCode, region: regionOf(provinceCode) });

export function ProfilePreview({ terms, places: { home, provinces } }: Props) {
	const [to, setTo] = useState(home);
	const [kg, setKg] = useState(EXAMPLE_KG);
	const isWeight = WEIGHT.test(kg.trim());
	const weightG = isWeight ? Math.round(Number(kg.replace(',', '.')) * KG) : 0;
	const name = provinces.find(({ code }) => code === to)?.name ?? '';
	const rate = rateBetween(terms, placeOf(home), placeOf(to));
	const isKnown = weightG > 0 && name !== '';
	return (
		<div className="rate-preview">
			<h3>{messages.previewTitle}</h3>
			<div className="shop-days">
				<TextField
					id="xem-thu-can"
					label={messages.previewKg}
					inputMode="decimal"
					value={kg}
					error={isWeight || kg.trim() === '' ? undefined : messages.previewWrong}
					onChange={setKg}
				/>
				<Select
					id="xem-thu-noi"
					label={messages.previewTo}
					options={provinces.map(({ code, name: label }) => ({ value: code, label }))}
					value={to}
					onChange={setTo}
				/>
			</div>
			<p role="status">
				{isKnown && !rate && messages.previewNone(name)}
				{isKnown &&
					rate &&
					messages.preview(
						formatNumber(weightG / KG),
						name,
						feeVnd(rate, chargeableG([{ quantity: 1, weightG, sizeCm: null }])),
						rate.transitDays.min,
						rate.transitDays.max,
					)}
			</p>
		</div>
	);
}
