import minus from 'icon:minus';
import plus from 'icon:plus';
import { controlWords as words } from '#src/messages/vi/controls.ts';
import { Icon } from './Icon.tsx';

type Props = {
	/** What is counted, for those who cannot see it: `Số lượng Áo thun`. */
	readonly label: string;
	readonly value: number;
	readonly min: number;
	readonly max: number;
	readonly step?: number;
	readonly isDisabled?: boolean;
	readonly onChange: (value: number) => void;
};

export function QuantityStepper({ label, value, min, max, step = 1, isDisabled = false, onChange }: Props) {
	return (
		<fieldset className="stepper-box" disabled={isDisabled}>
			<legend className="sr-only">{label}</legend>
			<button
				className="stepper-button"
				type="button"
				aria-label={words.less}
				disabled={value - step < min}
				onClick={() => onChange(value - step)}
			>
				<Icon shapes={minus} size={18} />
			</button>
			<output className="stepper-value" aria-live="polite">
				{value}
			</output>
			<button
				className="stepper-button"
				type="button"
				aria-label={words.more}
				disabled={value + step > max}
				onClick={() => onChange(value + step)}
			>
				<Icon shapes={plus} size={18} />
			</button>
		</fieldset>
	);
}
