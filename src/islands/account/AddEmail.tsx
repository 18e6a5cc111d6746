import { useState } from 'react';
import { addEmail } from '#src/islands/account/store.ts';
import { EmailSuggestion } from '#src/islands/forms/EmailSuggestion.tsx';
import { useSubmit } from '#src/islands/forms/use-submit.ts';
import { Button } from '#src/islands/ui/Button.tsx';
import { TextField } from '#src/islands/ui/fields/TextField.tsx';
import { addEmailMessages as messages } from '#src/messages/vi/account.ts';

/** For an account that was registered by phone. */
export function AddEmail() {
	const [email, setEmail] = useState('');
	const [isConfirmed, setConfirmed] = useState(false);
	const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
	const { isBusy, onSubmit } = useSubmit(email.trim() !== '', async () => {
		setErrors((await addEmail({ email, isConfirmed })).fields);
	});
	const change = (typed: string): void => {
		setEmail(typed);
		setConfirmed(false);
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
			{errors.email && <EmailSuggestion email={email} onTake={change} keep={{ isConfirmed, onChange: setConfirmed }} />}
			<Button type="submit" kind="secondary" isBusy={isBusy}>
				{messages.send}
			</Button>
		</form>
	);
}
