import { useState } from 'react';
import { confirmPhone, requestPhoneCode } from '#src/islands/account/store.ts';
import { useSubmit } from '#src/islands/forms/use-submit.ts';
import { Badge } from '#src/islands/ui/Badge.tsx';
import { Button } from '#src/islands/ui/Button.tsx';
import { TextField } from '#src/islands/ui/fields/TextField.tsx';
import { phoneCardMessages as messages, profileFormMessages } from '#src/messages/vi/account.ts';
import { accountScreenMessages } from '#src/messages/vi/identity.ts';
import { url } from '#src/routes.ts';
import { CODE_DIGITS } from '#src/shared/limits/identity-limits.ts';
import { PHONE_MAX_LENGTH, toE164 } from '#src/shared/phone.ts';

type Props = {
	readonly phone: string | null;
	readonly isVerified: boolean;
	/** Where a sign-in that is not recent is repeated; null when the number may change now. */
	readonly signInHref: string | null;
	readonly hasOutbox: boolean;
};

/** Verifies a number by a code, or replaces a verified one. */
export function PhoneCard({ phone: initial, isVerified: wasVerified, signInHref, hasOutbox }: Props) {
	const [shown, setShown] = useState({ phone: initial, isVerified: wasVerified });
	const [isChanging, setChanging] = useState(false);
	const done = (phone: string | null): void => {
		setShown({ phone, isVerified: true });
		setChanging(false);
	};
	if (!shown.isVerified || (isChanging && !signInHref))
		return <PhoneSteps initial={shown.isVerified ? '' : (shown.phone ?? '')} hasOutbox={hasOutbox} onDone={done} />;
	return (
		<div className="account-form">
			<p>
				<strong>{shown.phone}</strong> <Badge tone="primary">{messages.verified}</Badge>
			</p>
			{isChanging && signInHref ? (
				<>
					<p className="field-hint">{messages.againWhy}</p>
					<a className="btn btn-secondary" href={signInHref}>
						{messages.again}
					</a>
				</>
			) : (
				<Button kind="secondary" onClick={() => setChanging(true)}>
					{messages.change}
				</Button>
			)}
		</div>
	);
}

type StepsProps = {
	readonly initial: string;
	readonly hasOutbox: boolean;
	readonly onDone: (phone: string | null) => void;
};

function PhoneSteps({ initial, hasOutbox, onDone }: StepsProps) {
	const [phone, setPhone] = useState(initial);
	const [sentTo, setSentTo] = useState<string | null>(null);
	const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
	const isRead = toE164(phone) !== null;
	const { isBusy, wasSent, onSubmit } = useSubmit(isRead, async () => {
		const sent = await requestPhoneCode(phone);
		setErrors(sent.fields);
		if (sent.value) setSentTo(sent.value.phone);
	});
	if (sentTo !== null)
		return <CodeStep phone={sentTo} hasOutbox={hasOutbox} onDone={onDone} onOther={() => setSentTo(null)} />;
	return (
		<form className="account-form" onSubmit={onSubmit} noValidate>
			<TextField
				id="dien-thoai"
				label={profileFormMessages.phone}
				hint={messages.why}
				value={phone}
				onChange={setPhone}
				error={wasSent && !isRead ? accountScreenMessages.phoneWrong : errors.phone}
				type="tel"
				inputMode="tel"
				autoComplete="tel"
				maxLength={PHONE_MAX_LENGTH}
			/>
			<Button type="submit" isBusy={isBusy}>
				{messages.send}
			</Button>
		</form>
	);
}

type CodeProps = Omit<StepsProps, 'initial'> & { readonly phone: string; readonly onOther: () => void };

function CodeStep({ phone, hasOutbox, onDone, onOther }: CodeProps) {
	const [code, setCode] = useState('');
	const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
	const isWhole = code.replace(/\D/g, '').length === CODE_DIGITS;
	const { isBusy, wasSent, onSubmit } = useSubmit(isWhole, async () => {
		const confirmed = await confirmPhone(phone, code);
		setErrors(confirmed.fields);
		if (confirmed.value) onDone(confirmed.value.phone);
	});
	return (
		<form className="account-form" onSubmit={onSubmit} noValidate>
			<p role="status">{messages.sentTo(phone)}</p>
			<TextField
				id="ma-xac-nhan"
				label={messages.code}
				value={code}
				onChange={setCode}
				error={wasSent && !isWhole ? messages.codeMissing : (errors.code ?? errors.phone)}
				inputMode="numeric"
				autoComplete="one-time-code"
				maxLength={CODE_DIGITS + 3}
			/>
			<div className="account-actions">
				<Button type="submit" isBusy={isBusy}>
					{messages.confirm}
				</Button>
				<Button kind="quiet" onClick={onOther}>
					{messages.other}
				</Button>
				{hasOutbox && (
					<a className="btn btn-quiet" href={url.outbox()} target="_blank" rel="noopener">
						{messages.outbox}
					</a>
				)}
			</div>
		</form>
	);
}
