import { type FormEvent, useState } from 'react';
import { type OwnShopPage, SHOP_DESCRIPTION_MAX, TAGLINE_MAX } from '#src/domains/vendors/contract.ts';
import { shopPageWords as words } from '#src/messages/vi/shop-page-screen.ts';
import { type ShownPage, saveShopPage } from '#src/stores/vendor-shop.ts';
import { Button } from '../ui/Button.tsx';
import { LongText } from '../ui/LongText.tsx';
import { TextField } from '../ui/TextField.tsx';
import { refusesLength } from '../ui/text-limit.ts';
import { useLeaveWarning } from '../ui/use-leave-warning.ts';
import { ChangedByOther } from './ChangedByOther.tsx';
import { ShopPicture } from './ShopPicture.tsx';

type Props = { readonly page: Pick<OwnShopPage, 'tagline' | 'description' | 'logoHash' | 'bannerHash'> };

/** What the shop says of itself; what was typed stays when saving fails, or when somebody else was faster. */
export function ShopPageForm({ page: { tagline, description, logoHash, bannerHash } }: Props) {
	const [seen, setSeen] = useState<ShownPage>({ tagline, description, logoHash, bannerHash });
	const [kept, setKept] = useState(seen);
	const [theirs, setTheirs] = useState<ShownPage | null>(null);
	const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
	const [isSaving, setSaving] = useState(false);
	const hasUnsaved = JSON.stringify(kept) !== JSON.stringify(seen);
	useLeaveWarning(hasUnsaved);
	const save = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
		event.preventDefault();
		if (isSaving || refusesLength(event.currentTarget)) return;
		setSaving(true);
		const saved = await saveShopPage(kept, seen);
		setErrors(saved.fields);
		setTheirs(saved.theirs);
		if (saved.value !== null) setSeen(kept);
		setSaving(false);
	};
	const settle = (isTheirs: boolean): void => {
		if (!theirs) return;
		setSeen(theirs);
		if (isTheirs) setKept(theirs);
		setTheirs(null);
	};
	return (
		<form className="account-form shop-page-form" onSubmit={(event) => void save(event)} noValidate>
			<ShopPicture
				kind="banner"
				hash={kept.bannerHash}
				error={errors.bannerHash}
				onChange={(hash) => setKept((now) => ({ ...now, bannerHash: hash }))}
			/>
			<ShopPicture
				kind="logo"
				hash={kept.logoHash}
				error={errors.logoHash}
				onChange={(hash) => setKept((now) => ({ ...now, logoHash: hash }))}
			/>
			<TextField
				id="cau-gioi-thieu"
				label={words.tagline}
				hint={words.taglineHint}
				value={kept.tagline}
				onChange={(text) => setKept({ ...kept, tagline: text })}
				error={errors.tagline}
				maxLength={TAGLINE_MAX}
				isOptional
			/>
			<LongText
				id="loi-gioi-thieu"
				label={words.description}
				hint={words.descriptionHint}
				error={errors.description}
				className="shop-page-text"
				maxLength={SHOP_DESCRIPTION_MAX}
				value={kept.description}
				onChange={(text) => setKept({ ...kept, description: text })}
				isOptional
			/>
			{theirs && <Theirs theirs={theirs} mine={kept} onSettle={settle} />}
			<Button type="submit" isBusy={isSaving}>
				{words.save}
			</Button>
			{hasUnsaved && <p className="field-hint">{words.unsaved}</p>}
		</form>
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
		<ChangedByOther what={words.changedWhat} onSettle={onSettle}>
			<p>
				<strong>{theirs.tagline || words.noTagline}</strong>
			</p>
			{theirs.description && <p className="shop-page-theirs">{theirs.description}</p>}
			{hasOtherPictures && <p>{words.otherPictures}</p>}
		</ChangedByOther>
	);
}
