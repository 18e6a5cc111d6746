import minus from 'icon:minus';
import plus from 'icon:plus';
import { type KeyboardEvent, useId, useState } from 'react';
import { controlMessages as messages, typedNumberMessages as numberText } from '#src/messages/vi/ui.ts';
import { type QuantityFault, type QuantityLimits, readQuantity } from '#src/shared/text/typed-quantity.ts';
import { FieldError } from './fields/FieldError.tsx';
import { Icon } from './Icon.tsx';

type Props = {
	/** The accessible name: `Số lượng Áo thun`. */
	readonly label: string;
	readonly value: number;
	readonly min: number;
	readonly max: number;
	readonly step?: number;
	readonly isDisabled?: boolean;
	readonly onChange: (value: number) => void;
};

const faultText: Readonly<Record<QuantityFault, (limits: QuantityLimits) => string>> = {
	not_whole: ({ min }) => numberText.countNeeded(min),
	too_low: ({ min }) => numberText.atLeast(min),
	too_high: ({ max }) => numberText.atMost(max),
	between_steps: ({ min, step }) => numberText.inSteps(step, min),
};

/** A typed number counts on blur or Enter. */
export function QuantityStepper({ label, value, isDisabled = false, step = 1, onChange, ...range }: Props) {
	const id = useId();
	const limits = { ...range, step };
	const [typed, setTyped] = useState<string | null>(null);
	const [fault, setFault] = useState<QuantityFault | null>(null);
	const take = (next: number): void => {
		setTyped(null);
		setFault(null);
		if (next !== value) onChange(next);
	};
	const leave = (): void => {
		if (typed === null) return;
		const read = readQuantity(typed, limits);
		if (typeof read === 'number') take(read);
		else setFault(read);
	};
	const press = (event: KeyboardEvent): void => {
		if (event.key === 'Escape') take(value);
		if (event.key === 'ArrowUp' && value + step <= limits.max) take(value + step);
		if (event.key === 'ArrowDown' && value - step >= limits.min) take(Math.min(value - step, limits.max));
		if (event.key === 'Enter') leave();
		// Must not submit the surrounding form.
		if (['ArrowUp', 'ArrowDown', 'Enter'].includes(event.key)) event.preventDefault();
	};
	return (
		<div className="stepper">
			<fieldset className="stepper-box" disabled={isDisabled}>
				<legend className="sr-only">{label}</legend>
				<button
					className="stepper-button"
					type="button"
					aria-label={messages.less}
					disabled={value - step < limits.min}
					onClick={() => take(Math.min(value - step, limits.max))}
				>
					<Icon shapes={minus} size={18} />
				</button>
				<input
					className="stepper-value"
					aria-label={label}
					aria-describedby={fault ? `${id}-loi` : undefined}
					aria-invalid={fault ? true : undefined}
					data-refused={fault ? true : undefined}
					inputMode="numeric"
					autoComplete="off"
					value={typed ?? value}
					onFocus={(event) => event.currentTarget.select()}
					onChange={(event) => {
						setTyped(event.currentTarget.value);
						// An error that disappears only on blur would move the button that is being clicked.
						setFault(null);
					}}
					onBlur={leave}
					onKeyDown={press}
				/>
				<button
					className="stepper-button"
					type="button"
					aria-label={messages.more}
					disabled={value + step > limits.max}
					onClick={() => take(value + step)}
				>
					<Icon shapes={plus} size={18} />
				</button>
			</fieldset>
			<output className="sr-only" aria-live="polite">
				{value}
			</output>
			<FieldError id={`${id}-loi`} words={fault ? faultText[fault](limits) : undefined} />
		</div>
	);
}
