import { useLayoutEffect, useRef } from 'react';
import { formatCount } from '#src/shared/amount-text.ts';
import { Field, type FieldProps } from './Field.tsx';

const MAX_DIGITS = 12;

type Props = FieldProps & {
	/** Nothing stands in the field at 0. */
	readonly amountVnd: number;
	readonly onChange: (amountVnd: number) => void;
	readonly onBlur?: () => void;
};

const digitsOf = (text: string): string => text.replace(/\D/g, '').slice(0, MAX_DIGITS);

/** An amount of money, its thousands grouped while it is typed. */
export function AmountField({ amountVnd, onChange, onBlur, ...field }: Props) {
	const input = useRef<HTMLInputElement>(null);
	const digitsBehind = useRef<number | null>(null);
	const text = amountVnd === 0 ? '' : formatCount(amountVnd);
	// The caret stays before the same digits, however the points move.
	useLayoutEffect(() => {
		if (digitsBehind.current === null) return;
		let at = text.length;
		for (let behind = 0; at > 0 && behind < digitsBehind.current; at--) if (text[at - 1] !== '.') behind++;
		input.current?.setSelectionRange(at, at);
		digitsBehind.current = null;
	});
	return (
		<Field {...field}>
			{(control) => (
				<input
					{...control}
					ref={input}
					className="field-input"
					inputMode="numeric"
					autoComplete="off"
					value={text}
					onBlur={onBlur}
					onChange={({ currentTarget: { value, selectionEnd } }) => {
						digitsBehind.current = digitsOf(value.slice(selectionEnd ?? value.length)).length;
						onChange(Number(digitsOf(value)));
					}}
				/>
			)}
		</Field>
	);
}
