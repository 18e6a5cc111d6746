import { useStore } from '@nanostores/react';
import { NO_RETURN_REASONS } from '#src/domains/catalog/contract-terms.ts';
import { editorWords as words } from '#src/messages/vi/editor-screen.ts';
import { noReturnWords } from '#src/messages/vi/return-terms.ts';
import { $editor, $profiles, edit } from '#src/stores/vendor-editor.ts';
import { AmountField } from '../../ui/AmountField.tsx';
import { Select } from '../../ui/Select.tsx';

/** How it is sold: how soon it leaves, how much of it at once, what does not come back. */
export function EditorSelling({ wrong }: { readonly wrong: (field: string) => string | undefined }) {
	const { form } = useStore($editor);
	const profiles = useStore($profiles);
	return (
		<>
			<AmountField
				id="chuan-bi"
				label={words.prepDays}
				hint={words.prepDaysHint}
				amountVnd={form.prepDays}
				error={wrong('chuan-bi')}
				onChange={(prepDays) => edit({ prepDays })}
			/>
			<div className="editor-counts">
				<AmountField
					id="mua-it"
					label={words.quantityMin}
					amountVnd={form.quantityMin}
					onChange={(quantityMin) => edit({ quantityMin })}
				/>
				<AmountField
					id="moi-lan"
					label={words.quantityStep}
					amountVnd={form.quantityStep}
					onChange={(quantityStep) => edit({ quantityStep })}
				/>
				<AmountField
					id="mua-nhieu"
					label={words.quantityMax}
					hint={words.quantityHint}
					amountVnd={form.quantityMax}
					error={wrong('mua-nhieu')}
					onChange={(quantityMax) => edit({ quantityMax })}
				/>
			</div>
			{profiles.length > 0 && (
				<Select
					id="bang-phi"
					label={words.shipping}
					hint={words.shippingHint}
					placeholder={words.shippingCommon}
					error={wrong('bang-phi')}
					options={profiles.map(({ id, name }) => ({ value: id, label: name }))}
					value={form.shippingProfileId}
					isOptional
					onChange={(shippingProfileId) => edit({ shippingProfileId })}
				/>
			)}
			<Select
				id="khong-tra"
				label={words.noReturn}
				error={wrong('khong-tra')}
				placeholder={words.noReturnNone}
				options={NO_RETURN_REASONS.map((value) => ({ value, label: noReturnWords[value] }))}
				value={form.noReturnReason}
				isOptional
				onChange={(value) => edit({ noReturnReason: NO_RETURN_REASONS.find((reason) => reason === value) ?? '' })}
			/>
		</>
	);
}
