import type { ReactNode } from 'react';
import { applyMessages as messages } from '#src/messages/vi/vendor/vendor-application.ts';
import { FieldError } from '../ui/fields/FieldError.tsx';

type Props = {
	readonly isAgreed: boolean;
	readonly error: string | undefined;
	readonly onChange: (isAgreed: boolean) => void;
	readonly children?: ReactNode;
};

export function AgreementStep({ isAgreed, error, onChange, children }: Props) {
	return (
		<>
			<div className="apply-agreement">{children}</div>
			<label className="choice">
				<input
					type="checkbox"
					checked={isAgreed}
					aria-describedby="dong-y-loi"
					onChange={({ currentTarget }) => onChange(currentTarget.checked)}
				/>
				<span>{messages.agree}</span>
			</label>
			<FieldError id="dong-y-loi" words={isAgreed ? '' : (error ?? '')} />
		</>
	);
}
