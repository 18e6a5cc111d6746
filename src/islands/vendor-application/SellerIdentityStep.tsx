import { needsTaxCode } from '#src/domains/shop-applications/rules/application-check.ts';
import type { ApplicationForm } from '#src/domains/vendors/contract/application.ts';
import { LEGAL_KINDS, SHOP_TEXTS } from '#src/domains/vendors/contract/shop.ts';
import { legalKindMessages, applyMessages as messages } from '#src/messages/vi/vendor/vendor-application.ts';
import { EmailSuggestion } from '../forms/EmailSuggestion.tsx';
import { FieldError } from '../ui/fields/FieldError.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import type { FieldNotes } from './ApplicationSteps.tsx';
import { IdentityPart } from './IdentityPart.tsx';
import type { Identity } from './use-identity.ts';

type Props = {
	readonly form: ApplicationForm;
	readonly write: (typed: ApplicationForm) => void;
	readonly notes: FieldNotes;
	readonly identity: Identity;
};

export function SellerIdentityStep({ form, write, notes, identity }: Props) {
	const kind = form.legalKind ?? 'individual';
	return (
		<>
			<fieldset className="checkout-choices" aria-describedby="tu-cach-loi">
				<legend>{messages.kind}</legend>
				{LEGAL_KINDS.map((value) => (
					<label className="choice checkout-choice" key={value}>
						<input
							type="radio"
							name="legalKind"
							checked={form.legalKind === value}
							data-wrong={notes.legalKind ? true : undefined}
							onChange={() => write({ legalKind: value })}
						/>
						<span>
							<strong>{legalKindMessages[value]}</strong>
							<span className="checkout-choice-text">{messages.kindHints[value]}</span>
						</span>
					</label>
				))}
				<FieldError id="tu-cach-loi" words={notes.legalKind ?? ''} />
			</fieldset>
			<TextField
				id="ten-phap-ly"
				label={messages.legalName[kind]}
				hint={messages.legalNameHint}
				autoComplete={kind === 'individual' ? 'name' : 'organization'}
				maxLength={SHOP_TEXTS.legalName.max}
				value={form.legalName ?? ''}
				error={notes.legalName}
				onChange={(legalName) => write({ legalName })}
			/>
			<TextField
				id="ma-so-thue"
				label={messages.taxCode}
				inputMode="numeric"
				hint={form.legalKind ? undefined : messages.taxCodeHint}
				isOptional={form.legalKind !== undefined && !needsTaxCode(form.legalKind)}
				isUnmarked={form.legalKind === undefined}
				value={form.taxCode ?? ''}
				error={notes.taxCode}
				onChange={(taxCode) => write({ taxCode })}
			/>
			<TextField
				id="dia-chi-phap-ly"
				label={messages.legalAddress}
				hint={messages.publicHint}
				autoComplete="street-address"
				maxLength={SHOP_TEXTS.legalAddress.max}
				value={form.legalAddress ?? ''}
				error={notes.legalAddress}
				onChange={(legalAddress) => write({ legalAddress })}
			/>
			<TextField
				id="dien-thoai"
				label={messages.phone}
				hint={messages.publicHint}
				type="tel"
				autoComplete="tel"
				value={form.phone ?? ''}
				error={notes.phone}
				onChange={(phone) => write({ phone })}
			/>
			<TextField
				id="thu-dien-tu"
				label={messages.email}
				hint={messages.publicHint}
				type="email"
				autoComplete="email"
				value={form.email ?? ''}
				error={notes.email}
				onChange={(email) => write({ email })}
			/>
			<EmailSuggestion email={form.email ?? ''} onTake={(email) => write({ email })} />
			<IdentityPart identity={identity} note={notes.identity} />
		</>
	);
}
