import { useState } from 'react';
import { addEmail } from '#src/islands/account/store.ts';
import { useSubmit } from '#src/islands/forms/use-submit.ts';
import { Button } from '#src/islands/ui/Button.tsx';
import { TextField } from '#src/islands/ui/fields/TextField.tsx';
import { addEmailMessages as messages } from '#src/messages/vi/account.ts';
import { checkEmail } from '#src/shared/email-check.ts';

/** For an account that was registered by phone. */
export function AddEmail() {
	const [email, setEmail] = useState('');
	const [isKept, setKept] = useState(false);
	const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
	const verdict = checkEmail(email);
	const suggestion = verdict.kind === 'sound' || !errors.email ? null : verdict.suggestion;
	const { isBusy, onSubmit } = useSubmit(email.trim() !== '', async () => {
		setErrors((await addEmail({ email, isKept })).fields);
	});
	const change = (typed: string): void => {
		setEmail(typed);
		setKept(false);
	};
	return (
		<form className="account-form" onSubmit={onSubmit} noValidate>
			<TextField
				id="them-email"
				label={messages.label}
				hint={messages.hint}
				value={email}
				onChange={change}
				error={errors.email}
				type="email"
				inputMode="email"
				autoComplete="email"
				maxLength={254}
			/>
			{suggestion && (
				<div className="account-actions">
					<Button kind="secondary" onClick={() => change(suggestion)}>
						{messages.take(suggestion)}
					</Button>
					{verdict.kind === 'mistyped' && (
						<label className="choice">
							<input type="checkbox" checked={isKept} onChange={(event) => setKept(event.currentTarget.checked)} />
							<span>{messages.kept}</span>
						</label>
					)}
				</div>
			)}
			<Button type="submit" kind="secondary" isBusy={isBusy}>
				{messages.send}
			</Button>
		</form>
	);
}
