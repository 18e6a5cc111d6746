import { regionOf } from '#src/domains/addresses/rules/regions.ts';
import { type ShippingTerms, shippingConfig, type ZoneRate } from '#src/domains/shipping/contract.ts';
import { zoneBetween } from '#src/domains/shipping/rules/rate.ts';
import { shippingScreenMessages as messages } from '#src/messages/vi/vendor/vendor-shipping.ts';
import { Button } from '../ui/Button.tsx';
import { Select } from '../ui/Select.tsx';
import type { Places } from './ProfilePreview.tsx';
import { RateFields } from './RateFields.tsx';

type Props = {
	readonly terms: ShippingTerms;
	readonly places: Places;
	readonly errors: Readonly<Record<string, string>>;
	readonly onChange: (provinces: ShippingTerms['provinces']) => void;
};
const placeOf = (provinceCode: string) => ({ provinceCode, region: regionOf(provinceCode) });

export function ProvinceRates({ terms: { zones, provinces }, places, errors, onChange }: Props) {
	const taken = new Set(provinces.map(({ provinceCode }) => provinceCode));
	const usualOf = (code: string): ZoneRate => {
		const zone = zoneBetween(placeOf(places.home), placeOf(code));
		return zones[zone] ?? shippingConfig.zones[zone];
	};
	const set = (code: string, rate: ZoneRate | null) =>
		onChange(provinces.map((own) => (own.provinceCode === code ? { ...own, rate } : own)));
	const nameOf = (code: string): string => places.provinces.find((place) => place.code === code)?.name ?? code;
	return (
		<div className="rate-provinces">
			<h3>{messages.provincesTitle}</h3>
			<p className="field-hint">{messages.provincesText}</p>
			{provinces.map(({ provinceCode, rate }) => (
				<div key={provinceCode}>
					<RateFields
						id={`phi-${provinceCode}`}
						label={nameOf(provinceCode)}
						rate={rate}
						usual={usualOf(provinceCode)}
						error={errors[`terms.${provinceCode}`]}
						onChange={(changed) => set(provinceCode, changed)}
					/>
					<Button kind="quiet" onClick={() => onChange(provinces.filter((own) => own.provinceCode !== provinceCode))}>
						{messages.removeProvince(nameOf(provinceCode))}
					</Button>
				</div>
			))}
			<Select
				id="them-tinh"
				label={messages.addProvince}
				options={places.provinces
					.filter(({ code }) => !taken.has(code))
					.map(({ code, name }) => ({ value: code, label: name }))}
				value=""
				isOptional
				onChange={(code) => code && onChange([...provinces, { provinceCode: code, rate: usualOf(code) }])}
			/>
		</div>
	);
}
