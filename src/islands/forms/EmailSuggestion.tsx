import { Button } from '#src/islands/ui/Button.tsx';
import { emailSuggestionMessages as messages } from '#src/messages/vi/identity-suggestion.ts';
import { checkEmail } from '#src/shared/email-check.ts';

type Props = {
	readonly email: string;
	readonly onTake: (email: string) => void;
	/** The person keeps an address that looks mistyped; absent where the address is not refused. */
	readonly keep?: { readonly isConfirmed: boolean; readonly onChange: (isConfirmed: boolean) => void };
};

/** Offers the address that was probably meant, with one tap to take it over. */
export function EmailSuggestion({ email, onTake, keep }: Props) {
	const verdict = email.includes('@') ? checkEmail(email) : null;
	if (!verdict || verdict.kind === 'sound' || verdict.suggestion === null) return null;
	const { suggestion } = verdict;
	return (
		<div className="account-actions" role="status">
			<Button kind="secondary" onClick={() => onTake(suggestion)}>
				{messages.take(suggestion)}
			</Button>
			{verdict.kind === 'mistyped' && keep && (
				<label className="choice">
					<input
						type="checkbox"
						checked={keep.isConfirmed}
						onChange={(event) => keep.onChange(event.currentTarget.checked)}
					/>
					<span>{messages.keep}</span>
				</label>
			)}
		</div>
	);
}
