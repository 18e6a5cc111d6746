import type { InputHTMLAttributes } from 'react';
import { Field, type TextFieldProps } from './Field.tsx';

type Props = TextFieldProps &
	Pick<
		InputHTMLAttributes<HTMLInputElement>,
		'type' | 'inputMode' | 'autoComplete' | 'min' | 'placeholder' | 'onKeyDown' | 'onBlur'
	>;

export function TextField({ id, label, hint, error, isOptional, isUnmarked, ...rest }: Props) {
	const { maxLength, value, onChange, ...input } = rest;
	return (
		<Field
			id={id}
			label={label}
			hint={hint}
			error={error}
			isOptional={isOptional}
			isUnmarked={isUnmarked}
			maxLength={maxLength}
			text={value}
		>
			{(control) => (
				<input
					{...input}
					{...control}
					className="field-input"
					value={value}
					onChange={(event) => onChange(event.currentTarget.value)}
				/>
			)}
		</Field>
	);
}
