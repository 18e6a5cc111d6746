import { weekdayText } from '#src/messages/instant-text.ts';
import { dayMessages as messages } from '#src/messages/vi/ui.ts';
import type { TextFieldProps } from './Field.tsx';
import { TextField } from './TextField.tsx';

type Props = Omit<TextFieldProps, 'maxLength'> & { readonly min?: string };

/** The chosen day also stands in words, because the field shows it in the order of the browser's language. */
export const DayField = ({ hint, value, ...field }: Props) => (
	<TextField {...field} type="date" value={value} hint={value ? messages.chosen(weekdayText(value)) : hint} />
);
