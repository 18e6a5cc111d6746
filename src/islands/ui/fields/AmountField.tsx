import { useState } from 'react';
import { typedNumberMessages as messages } from '#src/messages/vi/ui.ts';
import { formatCount } from '#src/shared/text/amount-text.ts';
import { isHalfTypedVnd, readTypedVnd } from '#src/shared/text/typed-amount.ts';
import { isTooLong, readGrouped } from '#src/shared/text/typed-number.ts';
import { Field, type FieldProps } from './Field.tsx';
import { useGroupedCaret } from './use-grouped-caret.ts';

type Props = FieldProps & {
	/** 0 shows an empty field. */
	readonly amountVnd: number;
	/** A higher amount shows an error in the field. */
	readonly max?: number;
	/** Called with 0 for invalid input, which the field keeps and marks as wrong. */
	readonly onChange: (amountVnd: number) => void;
	readonly onBlur?: () => void;
};

export function AmountField({ amountVnd, max = Number.POSITIVE_INFINITY, onChange, onBlur, ...field }: Props) {
	const [typed, setTyped] = useState('');
	const [isLeft, setLeft] = useState(false);
	// `1,2tr` stays as typed until the field is left.
	const isTypedShort = typed !== '' && readTypedVnd(typed) === amountVnd;
	const text = amountVnd === 0 || isTypedShort ? typed : formatCount(amountVnd);
	const isUnread = readTypedVnd(text) === null;
	const unread = isTooLong(text) ? messages.tooLong : messages.notWhole;
	const wrong = isUnread ? unread : amountVnd > max ? messages.atMost(max) : undefined;
	const { input, holdCaret } = useGroupedCaret(text);
	const read = (value: string, caret: number): void => {
		const amount = readGrouped(text, value);
		if (amount) holdCaret(value, caret);
		setTyped(amount ? '' : value);
		setLeft(false);
		onChange(amount ?? readTypedVnd(value) ?? 0);
	};
	return (
		<Field
			{...field}
			error={isUnread && !isLeft && isHalfTypedVnd(text) ? undefined : (wrong ?? field.error)}
			isRejected={wrong !== undefined}
		>
			{(control) => (
				<input
					{...control}
					ref={input}
					className="field-input"
					inputMode="numeric"
					autoComplete="off"
					value={text}
					onBlur={() => {
						setLeft(true);
						if (isTypedShort && amountVnd > 0) setTyped('');
						onBlur?.();
					}}
					onChange={({ currentTarget: { value, selectionEnd } }) => read(value, selectionEnd ?? value.length)}
				/>
			)}
		</Field>
	);
}
