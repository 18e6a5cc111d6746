import { shippingConfig, type ZoneRate } from '#src/domains/shipping/contract.ts';
import { shippingScreenMessages as messages } from '#src/messages/vi/vendor/vendor-shipping.ts';
import { AmountField } from '../ui/fields/AmountField.tsx';

type Props = {
	readonly id: string;
	readonly label: string;
	/** Null means that nothing is delivered there. */
	readonly rate: ZoneRate | null;
	/** The initial rate when delivery is switched on again. */
	readonly usual: ZoneRate;
	readonly error: string | undefined;
	readonly onChange: (rate: ZoneRate | null) => void;
};
const KG = 1000;
const { firstG, stepG, firstMaxVnd, nextMaxVnd, transitDaysMax } = shippingConfig;

export function RateFields({ id, label, rate, usual, error, onChange }: Props) {
	return (
		<fieldset className="rate">
			<legend className="field-label">{label}</legend>
			<label className="choice">
				<input
					type="checkbox"
					checked={rate !== null}
					onChange={({ currentTarget }) => onChange(currentTarget.checked ? usual : null)}
				/>
				<span>{messages.delivers}</span>
			</label>
			{rate && <Numbers id={id} rate={rate} error={error} onChange={onChange} />}
		</fieldset>
	);
}

type NumbersProps = Pick<Props, 'id' | 'error' | 'onChange'> & { readonly rate: ZoneRate };

function Numbers({ id, rate, error, onChange }: NumbersProps) {
	const { firstVnd, nextVnd, transitDays } = rate;
	const day = (which: 'min' | 'max', value: number) =>
		onChange({ ...rate, transitDays: { ...transitDays, [which]: value } });
	return (
		<div className="rate-numbers">
			<AmountField
				id={`${id}-dau`}
				label={messages.first(firstG / KG)}
				amountVnd={firstVnd}
				max={firstMaxVnd}
				onChange={(vnd) => onChange({ ...rate, firstVnd: vnd })}
			/>
			<AmountField
				id={`${id}-them`}
				label={messages.next(stepG / KG)}
				amountVnd={nextVnd}
				max={nextMaxVnd}
				onChange={(vnd) => onChange({ ...rate, nextVnd: vnd })}
			/>
			<AmountField
				id={`${id}-nhanh`}
				label={messages.fastest}
				amountVnd={transitDays.min}
				max={transitDaysMax}
				error={error}
				onChange={(value) => day('min', value)}
			/>
			<AmountField
				id={`${id}-cham`}
				label={messages.slowest}
				amountVnd={transitDays.max}
				max={transitDaysMax}
				onChange={(value) => day('max', value)}
			/>
		</div>
	);
}
