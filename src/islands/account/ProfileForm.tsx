import { useState } from 'react';
import type { ProfileView } from '#src/domains/identity/contract/identity.ts';
import { saveProfile } from '#src/islands/account/store.ts';
import { useSubmit } from '#src/islands/forms/use-submit.ts';
import { Button } from '#src/islands/ui/Button.tsx';
import { TextField } from '#src/islands/ui/fields/TextField.tsx';
import { profileFormMessages as formText } from '#src/messages/vi/account.ts';
import { accountScreenMessages as messages } from '#src/messages/vi/identity.ts';
import { NAME_MAX_LENGTH } from '#src/shared/limits/identity-limits.ts';
import { PHONE_MAX_LENGTH, toE164 } from '#src/shared/phone.ts';

/** `phone`: null where a code verifies the number in its own card. */
type Props = { readonly profile: Pick<ProfileView, 'name'> & { readonly phone: string | null } };

export function ProfileForm({ profile }: Props) {
	const [name, setName] = useState(profile.name);
	const hasPhone = profile.phone !== null;
	const [phone, setPhone] = useState(profile.phone ?? '');
	const [refused, setRejected] = useState<Readonly<Record<string, string>>>({});
	const wrong = validateTexts(name, phone);
	const { isBusy, wasSent, onSubmit } = useSubmit(Object.keys(wrong).length === 0, async () =>
		setRejected((await saveProfile(hasPhone ? { name, phone } : { name })) ?? {}),
	);
	const errors = wasSent ? { ...refused, ...wrong } : refused;
	return (
		<form className="account-form" onSubmit={onSubmit} noValidate>
			<TextField
				id="ho-ten"
				label={formText.name}
				value={name}
				onChange={setName}
				error={errors.name}
				autoComplete="name"
				maxLength={NAME_MAX_LENGTH}
			/>
			{hasPhone && (
				<TextField
					id="dien-thoai"
					label={formText.phone}
					hint={formText.phoneHint}
					value={phone}
					onChange={setPhone}
					error={errors.phone}
					type="tel"
					autoComplete="tel"
					inputMode="tel"
					maxLength={PHONE_MAX_LENGTH}
					isOptional
				/>
			)}
			<Button type="submit" isBusy={isBusy}>
				{formText.save}
			</Button>
		</form>
	);
}

const validateTexts = (name: string, phone: string): Readonly<Record<string, string>> => ({
	...(name.trim() === '' ? { name: messages.nameMissing } : {}),
	...(phone.trim() !== '' && toE164(phone) === null ? { phone: messages.phoneWrong } : {}),
});
