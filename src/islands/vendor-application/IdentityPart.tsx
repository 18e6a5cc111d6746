import { applyMessages as messages } from '#src/messages/vi/vendor/vendor-application.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { BirthDateField } from '../ui/fields/BirthDateField.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import type { Identity } from './use-identity.ts';

type Props = { readonly identity: Identity; readonly note: string | undefined };

export function IdentityPart({ identity, note }: Props) {
	const { typed, errors, type } = identity;
	return (
		<fieldset className="apply-identity">
			<legend>{messages.identityTitle}</legend>
			<p className="order-soft">{messages.identityText}</p>
			{identity.isRequested ? (
				<>
					<TextField
						id="so-can-cuoc"
						label={messages.number}
						hint={messages.numberHint}
						inputMode="numeric"
						autoComplete="off"
						value={typed.number}
						error={errors.number ?? note}
						onChange={(number) => type({ number })}
					/>
					<BirthDateField
						id="ngay-sinh"
						label={messages.birthDate}
						value={typed.birthDate}
						error={errors.birthDate}
						onChange={(birthDate) => type({ birthDate })}
					/>
					<Button kind="secondary" isBusy={identity.isBusy} onClick={() => void identity.submit()}>
						{messages.checkIdentity}
					</Button>
				</>
			) : (
				<>
					<Alert kind={note ? 'warning' : 'success'}>
						<p>{note ?? messages.identityDone}</p>
					</Alert>
					<Button kind="quiet" onClick={identity.requestAgain}>
						{messages.changeIdentity}
					</Button>
				</>
			)}
		</fieldset>
	);
}
