import type { ReactNode } from 'react';
import { controlMessages as messages } from '#src/messages/vi/ui.ts';
import { FieldError } from './FieldError.tsx';
import { countText, tooLongText } from './text-limit.ts';

/** Attributes for the control, so that screen readers announce label, hint and error. */
export type FieldControl = {
	readonly id: string;
	readonly 'aria-describedby': string | undefined;
	readonly 'aria-invalid': true | undefined;
	readonly 'data-refused': true | undefined;
	readonly required: boolean;
};

export type FieldProps = {
	readonly id: string;
	readonly label: string;
	readonly hint?: string | undefined;
	/** Says what is wrong and how to correct it. */
	readonly error?: string | undefined;
	readonly isOptional?: boolean | undefined;
	readonly isUnmarked?: boolean | undefined;
};
/** A longer text is not cut off but marked with an error. */
export type TextFieldProps = FieldProps & {
	readonly maxLength?: number;
	readonly value: string;
	readonly onChange: (text: string) => void;
};
type Props = FieldProps & {
	readonly text?: string;
	/** The value cannot be submitted. */
	readonly isRejected?: boolean;
	readonly maxLength?: number | undefined;
	readonly children: (control: FieldControl) => ReactNode;
};

export function Field({ id, label, hint, error, isOptional = false, isUnmarked = false, ...of }: Props) {
	const { text = '', isRejected = false, maxLength, children } = of;
	const tooLong = tooLongText(text, maxLength);
	const wrong = tooLong ?? error;
	const count = countText(text, maxLength);
	const described = [hint && `${id}-goi-y`, wrong && `${id}-loi`].filter(Boolean).join(' ');
	return (
		<div className="field">
			<label className="field-label" htmlFor={id}>
				{label} {isOptional && <span className="field-optional">{messages.optional}</span>}
			</label>
			{children({
				id,
				'aria-describedby': described || undefined,
				'aria-invalid': wrong ? true : undefined,
				'data-refused': tooLong || isRejected ? true : undefined,
				required: !isOptional && !isUnmarked,
			})}
			{count && (
				<p className="field-count" data-over={tooLong ? true : undefined}>
					{count}
				</p>
			)}
			{hint && (
				<p className="field-hint" id={`${id}-goi-y`}>
					{hint}
				</p>
			)}
			<FieldError id={`${id}-loi`} words={wrong} />
		</div>
	);
}
