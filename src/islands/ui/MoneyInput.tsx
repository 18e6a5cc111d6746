import { useLayoutEffect, useRef } from 'react';
import { formatCount } from '#src/shared/money.ts';
import { Field } from './Field.tsx';
import { groupTyped } from './money-text.ts';

type Suggestion = { readonly label: string; readonly amountVnd: number };
type Props = {
	readonly id: string;
	readonly label: string;
	readonly hint?: string | undefined;
	readonly error?: string | undefined;
	readonly isOptional?: boolean;
	/** `null` = nothing typed yet. */
	readonly valueVnd: number | null;
	readonly onChange: (amountVnd: number | null) => void;
	/** Amounts one tap away, e.g. `−5 %`. */
	readonly suggestions?: readonly Suggestion[];
};

/** An amount in ₫ that groups its thousands while it is typed. */
export function MoneyInput({ valueVnd, onChange, suggestions = [], ...field }: Props) {
	const input = useRef<HTMLInputElement>(null);
	const caret = useRef<number | null>(null);
	// Grouping moves the text under the caret: put it back before the person sees it.
	useLayoutEffect(() => {
		if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
		caret.current = null;
	});
	return (
		<Field {...field}>
			{(control) => (
				<>
					<div className="field-affix">
						<input
							{...control}
							ref={input}
							className="field-input"
							inputMode="numeric"
							autoComplete="off"
							value={valueVnd === null ? '' : formatCount(valueVnd)}
							onChange={({ currentTarget }) => {
								const typed = groupTyped(
									currentTarget.value,
									currentTarget.selectionStart ?? currentTarget.value.length,
								);
								caret.current = typed.caret;
								onChange(typed.amountVnd);
							}}
						/>
						<span className="field-unit" aria-hidden="true">
							₫
						</span>
					</div>
					{suggestions.length > 0 && (
						<div className="chip-row">
							{suggestions.map(({ label, amountVnd }) => (
								<button
									className="chip"
									type="button"
									key={label}
									aria-pressed={amountVnd === valueVnd}
									onClick={() => onChange(amountVnd)}
								>
									{label}
								</button>
							))}
						</div>
					)}
				</>
			)}
		</Field>
	);
}
