import { useState } from 'react';
import { applyWords as words } from '#src/messages/vi/application-screen.ts';
import { tellIdentity } from '#src/stores/shop-application.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';

type Props = {
	readonly hasIdentity: boolean;
	readonly note: string | undefined;
	readonly onTold: (hasIdentity: boolean) => void;
};
const NOTHING = { number: '', birthDate: '' };

/** Sent by itself and forgotten: the number is kept neither here nor there. */
export function IdentityPart({ hasIdentity, note, onTold }: Props) {
	const [typed, setTyped] = useState(NOTHING);
	const [isAnew, setAnew] = useState(false);
	const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
	const [isBusy, setBusy] = useState(false);
	const tell = async (): Promise<void> => {
		if (isBusy) return;
		setBusy(true);
		const { value, fields } = await tellIdentity(typed);
		setBusy(false);
		setErrors(fields);
		if (value === null) return;
		setTyped(NOTHING);
		setAnew(false);
		onTold(true);
	};
	return (
		<fieldset className="apply-identity">
			<legend>{words.identityTitle}</legend>
			<p className="order-soft">{words.identityText}</p>
			{hasIdentity && !isAnew ? (
				<>
					<Alert kind={note ? 'warning' : 'success'}>
						<p>{note ?? words.identityDone}</p>
					</Alert>
					<Button kind="quiet" onClick={() => setAnew(true)}>
						{words.changeIdentity}
					</Button>
				</>
			) : (
				<>
					<TextField
						id="so-can-cuoc"
						label={words.number}
						hint={words.numberHint}
						inputMode="numeric"
						autoComplete="off"
						value={typed.number}
						error={errors.number ?? note}
						onChange={(number) => setTyped({ ...typed, number })}
					/>
					<TextField
						id="ngay-sinh"
						label={words.birthDate}
						type="date"
						autoComplete="bday"
						value={typed.birthDate}
						error={errors.birthDate}
						onChange={(birthDate) => setTyped({ ...typed, birthDate })}
					/>
					<Button kind="secondary" isBusy={isBusy} onClick={() => void tell()}>
						{words.checkIdentity}
					</Button>
				</>
			)}
		</fieldset>
	);
}
