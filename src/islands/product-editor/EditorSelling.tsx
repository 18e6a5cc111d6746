import { useStore } from '@nanostores/react';
import { NO_RETURN_REASONS } from '#src/domains/catalog/contract/return-terms.ts';
import { $editor, $profiles, edit } from '#src/islands/product-editor/store.ts';
import { noReturnMessages } from '#src/messages/vi/return-terms.ts';
import { editorMessages as messages } from '#src/messages/vi/vendor/product-editor.ts';
import { AmountField } from '../ui/fields/AmountField.tsx';
import { Select } from '../ui/Select.tsx';

export function EditorSelling({ wrong }: { readonly wrong: (field: string) => string | undefined }) {
	const { form } = useStore($editor);
	const profiles = useStore($profiles);
	return (
		<>
			<AmountField
				id="chuan-bi"
				label={messages.prepDays}
				hint={messages.prepDaysHint}
				amountVnd={form.prepDays}
				error={wrong('chuan-bi')}
				onChange={(prepDays) => edit({ prepDays })}
			/>
			<div className="editor-counts">
				<AmountField
					id="mua-it"
					label={messages.quantityMin}
					amountVnd={form.quantityMin}
					onChange={(quantityMin) => edit({ quantityMin })}
				/>
				<AmountField
					id="moi-lan"
					label={messages.quantityStep}
					amountVnd={form.quantityStep}
					onChange={(quantityStep) => edit({ quantityStep })}
				/>
				<AmountField
					id="mua-nhieu"
					label={messages.quantityMax}
					hint={messages.quantityHint}
					amountVnd={form.quantityMax}
					error={wrong('mua-nhieu')}
					onChange={(quantityMax) => edit({ quantityMax })}
				/>
			</div>
			{profiles.length > 0 && (
				<Select
					id="bang-phi"
					label={messages.shipping}
					hint={messages.shippingHint}
					placeholder={messages.shippingCommon}
					error={wrong('bang-phi')}
					options={profiles.map(({ id, name }) => ({ value: id, label: name }))}
					value={form.shippingProfileId}
					isOptional
					onChange={(shippingProfileId) => edit({ shippingProfileId })}
				/>
			)}
			<Select
				id="khong-tra"
				label={messages.noReturn}
				error={wrong('khong-tra')}
				placeholder={messages.noReturnNone}
				options={NO_RETURN_REASONS.map((value) => ({ value, label: noReturnMessages[value] }))}
				value={form.noReturnReason}
				isOptional
				onChange={(value) => edit({ noReturnReason: NO_RETURN_REASONS.find((reason) => reason === value) ?? '' })}
			/>
		</>
	);
}
