import { useState } from 'react';
import { type OwnShopPage, SHOP_DESCRIPTION_MAX, TAGLINE_MAX } from '#src/domains/vendors/contract/shop.ts';
import { type ShownPage, saveShopPage } from '#src/islands/vendor-settings/store.ts';
import { changedMessages } from '#src/messages/vi/ui.ts';
import { shopPageMessages as messages } from '#src/messages/vi/vendor/vendor-settings.ts';
import { useFormDraft } from '../forms/use-form-draft.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { Button } from '../ui/Button.tsx';
import { ChangedText } from '../ui/ChangedText.tsx';
import { LongText } from '../ui/fields/LongText.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { useLeaveWarning } from '../ui/fields/use-leave-warning.ts';
import { ChangedByOther } from '../vendor/ChangedByOther.tsx';
import { type Folded, SettingsPart } from './SettingsPart.tsx';
import { ShopPicture } from './ShopPicture.tsx';

type Props = Folded & { readonly page: Pick<OwnShopPage, 'tagline' | 'description' | 'logoHash' | 'bannerHash'> };

/** `seen` is the version last loaded from the server, to detect concurrent changes. */
type Form = { readonly seen: ShownPage; readonly kept: ShownPage };

export function ShopPageForm({ page: { tagline, description, logoHash, bannerHash }, isOpenAtFirst }: Props) {
	const read: ShownPage = { tagline, description, logoHash, bannerHash };
	const [{ seen, kept: stored }, setForm, settleForm] = useFormDraft<Form>('shop-page', { seen: read, kept: read });
	const change = (part: Partial<ShownPage>) => setForm((now) => ({ ...now, kept: { ...now.kept, ...part } }));
	const [theirs, setTheirs] = useState<ShownPage | null>(null);
	const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
	const hasUnsaved = JSON.stringify(stored) !== JSON.stringify(seen);
	useLeaveWarning(hasUnsaved);
	const { isBusy: isSaving, onSubmit } = useSubmit(true, async () => {
		const saved = await saveShopPage(stored, seen);
		setErrors(saved.fields);
		setTheirs(saved.theirs);
		if (saved.value !== null) settleForm({ seen: stored, kept: stored });
	});
	const settle = (isTheirs: boolean): void => {
		if (!theirs) return;
		if (isTheirs) settleForm({ seen: theirs, kept: theirs });
		else setForm({ seen: theirs, kept: stored });
		setTheirs(null);
	};
	return (
		<SettingsPart
			id="gioi-thieu-gian-hang"
			title={messages.aboutTitle}
			said={messages.aboutSaid(seen)}
			isUnsaved={hasUnsaved}
			hasError={theirs !== null || Object.values(errors).some(Boolean)}
			isOpenAtFirst={isOpenAtFirst}
		>
			<form className="account-form shop-page-form" onSubmit={onSubmit} noValidate>
				<ShopPicture
					kind="banner"
					hash={stored.bannerHash}
					error={errors.bannerHash}
					onChange={(bannerHash) => change({ bannerHash })}
				/>
				<ShopPicture
					kind="logo"
					hash={stored.logoHash}
					error={errors.logoHash}
					onChange={(logoHash) => change({ logoHash })}
				/>
				<TextField
					id="cau-gioi-thieu"
					label={messages.tagline}
					hint={messages.taglineHint}
					value={stored.tagline}
					onChange={(text) => change({ tagline: text })}
					error={errors.tagline}
					maxLength={TAGLINE_MAX}
					isOptional
				/>
				<LongText
					id="loi-gioi-thieu"
					label={messages.description}
					hint={messages.descriptionHint}
					error={errors.description}
					className="shop-page-text"
					maxLength={SHOP_DESCRIPTION_MAX}
					value={stored.description}
					onChange={(text) => change({ description: text })}
					isOptional
				/>
				{theirs && <Theirs theirs={theirs} mine={stored} onSettle={settle} />}
				<Button type="submit" isBusy={isSaving}>
					{messages.save}
				</Button>
				{hasUnsaved && <p className="field-hint">{messages.unsaved}</p>}
			</form>
		</SettingsPart>
	);
}

type TheirsProps = {
	readonly theirs: ShownPage;
	readonly mine: ShownPage;
	readonly onSettle: (isTheirs: boolean) => void;
};

function Theirs({ theirs, mine, onSettle }: TheirsProps) {
	const hasOtherPictures = theirs.logoHash !== mine.logoHash || theirs.bannerHash !== mine.bannerHash;
	return (
		<ChangedByOther what={messages.changedWhat} onSettle={onSettle}>
			<p className="field-hint">
				{changedMessages.marks} {changedMessages.struck}
			</p>
			<p>
				<strong>
					{theirs.tagline || mine.tagline ? (
						<ChangedText mine={mine.tagline} theirs={theirs.tagline} shows="both" />
					) : (
						messages.noTagline
					)}
				</strong>
			</p>
			{(theirs.description || mine.description) && (
				<p className="shop-page-theirs">
					<ChangedText mine={mine.description} theirs={theirs.description} shows="both" />
				</p>
			)}
			{hasOtherPictures && <p>{messages.otherPictures}</p>}
		</ChangedByOther>
	);
}
