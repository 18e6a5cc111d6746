import { Field } from './Field.tsx';

type Props = {
	readonly id: string;
	readonly label: string;
	readonly hint?: string | undefined;
	readonly error?: string | undefined;
	readonly isOptional?: boolean;
	readonly className?: string;
	readonly minLength?: number;
	readonly maxLength: number;
	readonly value: string;
	readonly onChange: (text: string) => void;
};

/** A text of several lines. */
export function LongText({ id, label, hint, error, isOptional = false, className = '', onChange, ...area }: Props) {
	return (
		<Field id={id} label={label} hint={hint} error={error} isOptional={isOptional}>
			{(control) => (
				<textarea
					{...area}
					{...control}
					className={`field-input ${className}`.trim()}
					onChange={({ currentTarget }) => onChange(currentTarget.value)}
				/>
			)}
		</Field>
	);
}
