import { useState } from 'react';
import { dayMessages as messages } from '#src/messages/vi/ui.ts';
import { type DayParts, dayOfParts, partsOfDay } from '#src/shared/time/day-parts.ts';
import type { FieldProps } from './Field.tsx';
import { FieldError } from './FieldError.tsx';

type Props = Omit<FieldProps, 'isUnmarked' | 'isOptional'> & {
	/** `YYYY-MM-DD`; empty while incomplete. */
	readonly value: string;
	readonly onChange: (day: string) => void;
};
const PARTS = ['day', 'month', 'year'] as const;
const LENGTHS = { day: 2, month: 2, year: 4 } as const;

/** Three fields, because a date field shows day and month in the order of the browser's language. */
export function BirthDateField({ id, label, hint, error, value, onChange }: Props) {
	const [typed, setTyped] = useState<DayParts>(() => partsOfDay(value));
	// A restored draft arrives after the first rendering.
	const parts = value === '' || dayOfParts(typed) === value ? typed : partsOfDay(value);
	const change = (name: keyof DayParts, text: string) => {
		const next = { ...parts, [name]: text.replace(/\D/g, '') };
		setTyped(next);
		onChange(dayOfParts(next));
	};
	const described = [hint && `${id}-goi-y`, error && `${id}-loi`].filter(Boolean).join(' ');
	return (
		<fieldset className="field birth-date" aria-describedby={described || undefined}>
			<legend className="field-label">{label}</legend>
			<div className="birth-date-parts">
				{PARTS.map((name) => (
					<label key={name}>
						<span className="field-hint">{messages[name]}</span>
						<input
							id={name === 'day' ? id : `${id}-${name}`}
							className="field-input"
							inputMode="numeric"
							autoComplete={`bday-${name}`}
							maxLength={LENGTHS[name]}
							required
							aria-invalid={error ? true : undefined}
							value={parts[name]}
							onChange={({ currentTarget }) => change(name, currentTarget.value)}
						/>
					</label>
				))}
			</div>
			{hint && (
				<p className="field-hint" id={`${id}-goi-y`}>
					{hint}
				</p>
			)}
			<FieldError id={`${id}-loi`} words={error} />
		</fieldset>
	);
}
