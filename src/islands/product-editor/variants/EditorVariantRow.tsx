import { SKU_MAX } from '#src/domains/catalog/contract/product.ts';
import type { EditorVariant } from '#src/domains/product-editing/contract/editor.ts';
import { variantKey } from '#src/domains/product-editing/rules/editor-form.ts';
import { editorMessages as messages, editorPartMessages as partText } from '#src/messages/vi/vendor/product-editor.ts';
import { Button } from '../../ui/Button.tsx';
import { AmountField } from '../../ui/fields/AmountField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';

type Props = {
	readonly variant: EditorVariant;
	readonly at: number;
	readonly isFolding: boolean;
	readonly wrong: (field: string) => string | undefined;
	readonly onChange: (part: Partial<EditorVariant>) => void;
	/** Absent for a stored variant, which can only be switched off. */
	readonly onRemove: (() => void) | undefined;
};
const SIZES = [
	['lengthCm', 'dai', messages.length],
	['widthCm', 'rong', messages.width],
	['heightCm', 'cao', messages.height],
] as const;

export function EditorVariantRow({ isFolding, ...row }: Props) {
	const { variant } = row;
	const name = variantKey(variant.values) || messages.only;
	return (
		<li>
			<fieldset className="editor-variant" data-off={variant.isOn ? undefined : true}>
				<legend>{name}</legend>
				{isFolding ? (
					<details className="editor-fold">
						<summary className="editor-fold-head">
							<span>{partText.variant(variant.priceVnd, variant.stock, variant.sku)}</span>
						</summary>
						<Fields {...row} name={name} />
					</details>
				) : (
					<Fields {...row} name={name} />
				)}
			</fieldset>
		</li>
	);
}

type FieldsProps = Omit<Props, 'isFolding'> & { readonly name: string };

function Fields({ variant, at, wrong, onChange, onRemove, name }: FieldsProps) {
	const sides = SIZES.map(([part]) => variant[part]);
	return (
		<div className="variant-fields">
			<AmountField
				id={`gia-${at}`}
				label={messages.price}
				amountVnd={variant.priceVnd}
				error={wrong(`gia-${at}`)}
				onChange={(priceVnd) => onChange({ priceVnd })}
			/>
			<AmountField
				id={`kho-${at}`}
				label={messages.stock}
				amountVnd={variant.stock}
				isUnmarked
				error={wrong(`kho-${at}`)}
				onChange={(stock) => onChange({ stock })}
			/>
			<TextField
				id={`ma-${at}`}
				label={messages.sku}
				placeholder={messages.skuEmpty}
				isUnmarked
				maxLength={SKU_MAX}
				value={variant.sku}
				error={wrong(`ma-${at}`)}
				onChange={(sku) => onChange({ sku })}
			/>
			<AmountField
				id={`nang-${at}`}
				label={messages.weight}
				amountVnd={variant.weightG}
				error={wrong(`nang-${at}`)}
				onChange={(weightG) => onChange({ weightG })}
			/>
			<details className="editor-fold variant-size-fold">
				<summary className="editor-fold-head">
					<span>
						{partText.size}
						<span className="sr-only"> {name}</span>
					</span>
					<span className="fold-said">{partText.sizeSaid(sides)}</span>
				</summary>
				<div className="variant-size">
					{SIZES.map(([part, id, label]) => (
						<AmountField
							key={part}
							id={`${id}-${at}`}
							label={label}
							amountVnd={variant[part]}
							isUnmarked
							error={id === 'dai' ? wrong(`dai-${at}`) : undefined}
							onChange={(centimetres) => onChange({ [part]: centimetres })}
						/>
					))}
				</div>
			</details>
			<div className="editor-row">
				<label className="choice">
					<input
						id={`ban-${at}`}
						type="checkbox"
						checked={variant.isOn}
						onChange={({ currentTarget }) => onChange({ isOn: currentTarget.checked })}
					/>
					<span>
						<span className="variant-on">{messages.isOn}</span>
						<span className="sr-only"> {name}</span>
					</span>
				</label>
				{onRemove && (
					<Button kind="quiet" onClick={onRemove}>
						<span className="variant-remove">{messages.removeVariant}</span> <span className="sr-only">{name}</span>
					</Button>
				)}
			</div>
		</div>
	);
}
