import { emptyListMessages, controlMessages as messages } from '#src/messages/vi/ui.ts';
import { Field, type FieldProps } from './fields/Field.tsx';

type Option = { readonly value: string; readonly label: string };
type Props = FieldProps & {
	readonly options: readonly Option[];
	readonly value: string;
	readonly onChange: (value: string) => void;
	readonly placeholder?: string;
	readonly isDisabled?: boolean;
};

/** The native select: suited for up to about twenty options. */
export function Select({
	options,
	value,
	onChange,
	placeholder = messages.choose,
	isDisabled = false,
	...field
}: Props) {
	return (
		<Field {...field}>
			{(control) => (
				<select
					{...control}
					className="field-input"
					value={value}
					disabled={isDisabled}
					onChange={(event) => onChange(event.currentTarget.value)}
				>
					<option value="">{options.length === 0 ? emptyListMessages.listEmpty : placeholder}</option>
					{options.map((option) => (
						<option key={option.value} value={option.value}>
							{option.label}
						</option>
					))}
				</select>
			)}
		</Field>
	);
}
