import { type FormEvent, useState } from 'react';
import { type OwnShopPage, SHOP_DESCRIPTION_MAX, TAGLINE_MAX } from '#src/domains/vendors/contract.ts';
import { shopPageWords as words } from '#src/messages/vi/shop-page-screen.ts';
import { saveShopPage } from '#src/stores/vendor-shop.ts';
import { Button } from '../ui/Button.tsx';
import { LongText } from '../ui/LongText.tsx';
import { TextField } from '../ui/TextField.tsx';
import { refusesLength } from '../ui/text-limit.ts';
import { ShopPicture } from './ShopPicture.tsx';

type Props = { readonly page: Pick<OwnShopPage, 'tagline' | 'description' | 'logoHash' | 'bannerHash'> };

/** What the shop says of itself; what was typed stays when saving fails. */
export function ShopPageForm({ page }: Props) {
	const [kept, setKept] = useState({
		tagline: page.tagline,
		description: page.description,
		logoHash: page.logoHash,
		bannerHash: page.bannerHash,
	});
	const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
	const [isSaving, setSaving] = useState(false);
	const save = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
		event.preventDefault();
		if (isSaving || refusesLength(event.currentTarget)) return;
		setSaving(true);
		setErrors((await saveShopPage(kept)).fields);
		setSaving(false);
	};
	return (
		<form className="account-form shop-page-form" onSubmit={(event) => void save(event)} noValidate>
			<ShopPicture
				kind="banner"
				hash={kept.bannerHash}
				error={errors.bannerHash}
				onChange={(bannerHash) => setKept((now) => ({ ...now, bannerHash }))}
			/>
			<ShopPicture
				kind="logo"
				hash={kept.logoHash}
				error={errors.logoHash}
				onChange={(logoHash) => setKept((now) => ({ ...now, logoHash }))}
			/>
			<TextField
				id="cau-gioi-thieu"
				label={words.tagline}
				hint={words.taglineHint}
				value={kept.tagline}
				onChange={(tagline) => setKept({ ...kept, tagline })}
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
				onChange={(description) => setKept({ ...kept, description })}
				isOptional
			/>
			<Button type="submit" isBusy={isSaving}>
				{words.save}
			</Button>
		</form>
	);
}
