import type { InputHTMLAttributes } from 'react';
import { Field } from './Field.tsx';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id' | 'onChange' | 'value' | 'required'> & {
	readonly id: string;
	readonly label: string;
	readonly hint?: string | undefined;
	readonly error?: string | undefined;
	readonly isOptional?: boolean;
	readonly value: string;
	readonly onChange: (text: string) => void;
};

export function TextField({ id, label, hint, error, isOptional = false, onChange, ...input }: Props) {
	return (
		<Field id={id} label={label} hint={hint} error={error} isOptional={isOptional}>
			{(control) => (
				<input
					{...input}
					{...control}
					className="field-input"
					onChange={(event) => onChange(event.currentTarget.value)}
				/>
			)}
		</Field>
	);
}
