import { useId, useState } from 'react';
import {
	PROFILE_NAME_MAX,
	SHIPPING_ZONES,
	type ShippingProfile,
	type ShippingTerms,
	shippingConfig,
} from '#src/domains/shipping/contract.ts';
import { type ProfileDraft, saveProfile } from '#src/islands/vendor-shipping/store.ts';
import { shippingScreenMessages as messages } from '#src/messages/vi/vendor/vendor-shipping.ts';
import { useFormDraft } from '../forms/use-form-draft.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { DialogFoot } from '../ui/DialogFoot.tsx';
import { AmountField } from '../ui/fields/AmountField.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { useLeaveWarning } from '../ui/fields/use-leave-warning.ts';
import { ChangedByOther } from '../vendor/ChangedByOther.tsx';
import { COPIED_TERMS } from './copied-terms.ts';
import { type Places, ProfilePreview } from './ProfilePreview.tsx';
import { ProvinceRates } from './ProvinceRates.tsx';
import { RateFields } from './RateFields.tsx';
import { RateSummary } from './RateSummary.tsx';

type Props = {
	readonly initial: ProfileDraft;
	readonly places: Places;
	readonly isOpen: boolean;
	readonly onSaved: (profiles: readonly ShippingProfile[]) => void;
	readonly onClose: () => void;
};
type Rejected = { readonly fields: Readonly<Record<string, string>>; readonly detail: string };
const NOT_REJECTED: Rejected = { fields: {}, detail: '' };

export function ProfileDialog({ initial, places, isOpen, onSaved, onClose }: Props) {
	const id = useId();
	const [stored, setStored] = useState(initial);
	const name = initial.id ?? (initial.isCommon ? 'common' : 'special');
	const [draft, setDraft, settleDraft] = useFormDraft(`rates:${name}`, initial);
	const [theirs, setTheirs] = useState<ShippingProfile | null>(null);
	const [refused, setRejected] = useState(NOT_REJECTED);
	useLeaveWarning(JSON.stringify(draft) !== JSON.stringify(stored));
	const { isBusy, onSubmit } = useSubmit(true, async () => {
		const answer = await saveProfile(draft);
		setRejected(answer.kind === 'refused' ? answer : NOT_REJECTED);
		if (answer.kind === 'changed') setTheirs(answer.theirs);
		if (answer.kind !== 'saved') return;
		setStored(draft);
		settleDraft(draft);
		onSaved(answer.profiles);
	});
	const settle = (taken: Partial<ProfileDraft>): void => {
		if (theirs) setDraft({ ...draft, ...taken, version: theirs.version });
		setTheirs(null);
	};
	const title = initial.id
		? messages.editTitle(initial.name)
		: initial.isCommon
			? messages.newCommon
			: messages.newSpecial;
	const foot = <DialogFoot no={messages.close} onCancel={onClose} yes={messages.save} form={id} isBusy={isBusy} />;
	return (
		<Dialog title={title} isOpen={isOpen} isSheet onClose={onClose} foot={foot}>
			<form id={id} className="rate-form" noValidate onSubmit={onSubmit}>
				<ProfileFields draft={draft} places={places} errors={refused.fields} onChange={setDraft} />
				{refused.detail && <Alert kind="error">{Object.values(refused.fields)[0] ?? refused.detail}</Alert>}
				{theirs && (
					<ChangedByOther
						what={messages.changedWhat}
						onSettle={(isTheirs) => settle(isTheirs ? { name: theirs.name, terms: theirs.terms } : {})}
					>
						<p>
							<strong>{theirs.name}</strong>
						</p>
						<RateSummary terms={theirs.terms} />
					</ChangedByOther>
				)}
			</form>
		</Dialog>
	);
}

type FieldsProps = Pick<Props, 'places'> & {
	readonly draft: ProfileDraft;
	readonly errors: Rejected['fields'];
	readonly onChange: (draft: ProfileDraft) => void;
};

function ProfileFields({ draft, places, errors, onChange }: FieldsProps) {
	const { terms } = draft;
	const change = (part: Partial<ShippingTerms>): void => onChange({ ...draft, terms: { ...terms, ...part } });
	return (
		<>
			<TextField
				id="ten-bang-phi"
				label={messages.name}
				hint={messages.nameHint}
				maxLength={PROFILE_NAME_MAX}
				value={draft.name}
				error={errors.name}
				onChange={(name) => onChange({ ...draft, name })}
			/>
			{draft.id === null && <p className="field-hint">{messages.copied}</p>}
			{SHIPPING_ZONES.map((zone) => (
				<RateFields
					key={zone}
					id={`phi-${zone}`}
					label={messages.zone[zone]}
					rate={terms.zones[zone]}
					usual={shippingConfig.zones[zone]}
					error={errors[`terms.${zone}`]}
					onChange={(rate) => change({ zones: { ...terms.zones, [zone]: rate } })}
				/>
			))}
			<p className="field-hint">
				{messages.zeroFree} {messages.daysHint}
			</p>
			<AmountField
				id="mien-phi-tu"
				label={messages.freeFrom}
				hint={messages.freeHint}
				amountVnd={terms.freeFromVnd ?? 0}
				max={shippingConfig.freeFromMaxVnd}
				error={errors['terms.freeFromVnd']}
				isOptional
				onChange={(vnd) => change({ freeFromVnd: vnd === 0 ? null : vnd })}
			/>
			<ProvinceRates terms={terms} places={places} errors={errors} onChange={(own) => change({ provinces: own })} />
			<ProfilePreview terms={terms} places={places} />
			<Button kind="quiet" onClick={() => change(COPIED_TERMS)}>
				{messages.copyAgain}
			</Button>
		</>
	);
}
