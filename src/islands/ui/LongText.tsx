import { Field, type TextFieldProps } from './Field.tsx';

type Props = TextFieldProps & { readonly className?: string };

/** A text of several lines. */
export function LongText({ className = '', value, onChange, ...field }: Props) {
	return (
		<Field {...field} text={value}>
			{(control) => (
				<textarea
					{...control}
					className={`field-input ${className}`.trim()}
					value={value}
					onChange={({ currentTarget }) => onChange(currentTarget.value)}
				/>
			)}
		</Field>
	);
}
