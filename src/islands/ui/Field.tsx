import circleAlert from 'icon:circle-alert';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

/** What the control inside must carry so that label, hint and error are said with it. */
export type FieldControl = {
	readonly id: string;
	readonly 'aria-describedby': string | undefined;
	readonly 'aria-invalid': true | undefined;
	readonly required: boolean;
};

type Props = {
	readonly id: string;
	readonly label: string;
	readonly hint?: string | undefined;
	/** What is wrong and what to do. */
	readonly error?: string | undefined;
	readonly isOptional?: boolean;
	readonly children: (control: FieldControl) => ReactNode;
};

export function Field({ id, label, hint, error, isOptional = false, children }: Props) {
	const described = [hint && `${id}-goi-y`, error && `${id}-loi`].filter(Boolean).join(' ');
	return (
		<div className="field">
			<label className="field-label" htmlFor={id}>
				{label} {isOptional && <span className="field-optional">(không bắt buộc)</span>}
			</label>
			{children({
				id,
				'aria-describedby': described || undefined,
				'aria-invalid': error ? true : undefined,
				required: !isOptional,
			})}
			{hint && (
				<p className="field-hint" id={`${id}-goi-y`}>
					{hint}
				</p>
			)}
			<div aria-live="polite">
				{error && (
					<p className="field-error" id={`${id}-loi`}>
						<Icon shapes={circleAlert} size={18} />
						{error}
					</p>
				)}
			</div>
		</div>
	);
}
