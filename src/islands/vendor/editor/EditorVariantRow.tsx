import type { EditorVariant } from '#src/domains/catalog/contract-editor.ts';
import { variantKey } from '#src/domains/catalog/rules/editor-form.ts';
import { editorWords as words } from '#src/messages/vi/editor-screen.ts';
import { AmountField } from '../../ui/AmountField.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';

type Props = {
	readonly variant: EditorVariant;
	readonly at: number;
	readonly wrong: (field: string) => string | undefined;
	readonly onChange: (part: Partial<EditorVariant>) => void;
	/** Absent once it was kept: then it is switched off. */
	readonly onRemove: (() => void) | undefined;
};
const SIZES = [
	['lengthCm', 'dai', words.length],
	['widthCm', 'rong', words.width],
	['heightCm', 'cao', words.height],
] as const;

/** One choice of buyers. */
export function EditorVariantRow({ variant, at, wrong, onChange, onRemove }: Props) {
	const name = variantKey(variant.values) || words.only;
	return (
		<li>
			<fieldset className="editor-variant" data-off={variant.isOn ? undefined : true}>
				<legend>{name}</legend>
				<AmountField
					id={`gia-${at}`}
					label={words.price}
					amountVnd={variant.priceVnd}
					error={wrong(`gia-${at}`)}
					onChange={(priceVnd) => onChange({ priceVnd })}
				/>
				<AmountField
					id={`kho-${at}`}
					label={words.stock}
					amountVnd={variant.stock}
					isUnmarked
					error={wrong(`kho-${at}`)}
					onChange={(stock) => onChange({ stock })}
				/>
				<TextField
					id={`ma-${at}`}
					label={words.sku}
					maxLength={40}
					value={variant.sku}
					error={wrong(`ma-${at}`)}
					onChange={(sku) => onChange({ sku })}
				/>
				<AmountField
					id={`nang-${at}`}
					label={words.weight}
					amountVnd={variant.weightG}
					error={wrong(`nang-${at}`)}
					onChange={(weightG) => onChange({ weightG })}
				/>
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
				<div className="editor-row">
					<label className="choice">
						<input
							id={`ban-${at}`}
							type="checkbox"
							checked={variant.isOn}
							onChange={({ currentTarget }) => onChange({ isOn: currentTarget.checked })}
						/>
						<span>
							{words.isOn}
							<span className="sr-only"> {name}</span>
						</span>
					</label>
					{onRemove && (
						<Button kind="quiet" onClick={onRemove}>
							{words.removeVariant} <span className="sr-only">{name}</span>
						</Button>
					)}
				</div>
			</fieldset>
		</li>
	);
}
