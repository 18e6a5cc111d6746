import type { KeyboardEvent } from 'react';
import { Field, type TextFieldProps } from './Field.tsx';

type Props = TextFieldProps & {
	readonly className?: string;
	readonly onKeyDown?: (event: KeyboardEvent) => void;
};

export function LongText({ className = '', value, onChange, onKeyDown, ...field }: Props) {
	return (
		<Field {...field} text={value}>
			{(control) => (
				<textarea
					{...control}
					className={`field-input ${className}`.trim()}
					value={value}
					onKeyDown={onKeyDown}
					onChange={({ currentTarget }) => onChange(currentTarget.value)}
				/>
			)}
		</Field>
	);
}
