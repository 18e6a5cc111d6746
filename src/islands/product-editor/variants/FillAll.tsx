import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $editor, edit } from '#src/islands/product-editor/store.ts';
import { editorMessages as messages, editorPartMessages as partText } from '#src/messages/vi/vendor/product-editor.ts';
import { Button } from '../../ui/Button.tsx';
import { AmountField } from '../../ui/fields/AmountField.tsx';

const EMPTY = { priceVnd: 0, stock: 0, weightG: 0 } as const;
type Values = { readonly [Part in keyof typeof EMPTY]: number };
const FIELDS = [
	['priceVnd', 'gia', messages.price],
	['stock', 'kho', messages.stock],
	['weightG', 'nang', messages.weight],
] as const;
/** Columns without a field to fill. */
const HEADS = [
	['sku', messages.sku],
	['size', partText.size],
	['isOn', messages.isOn],
] as const;

/**
 * Fills price, stock or weight down the whole table; an empty field leaves the column as it is. On wide screens it is
 * the head of the table, where its labels name the columns.
 */
export function FillAll() {
	const { variants } = useStore($editor).form;
	const [values, setValues] = useState<Values>(EMPTY);
	const [notice, setNotice] = useState('');
	const fill = () => {
		const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value > 0));
		if (Object.keys(given).length === 0) return setNotice(messages.fillNothing);
		edit({ variants: variants.map((variant) => ({ ...variant, ...given })) });
		setValues(EMPTY);
		setNotice(messages.filled(variants.length));
	};
	return (
		<fieldset className="editor-fills">
			<legend className="field-label">{messages.fill}</legend>
			{FIELDS.map(([part, id, label]) => (
				<AmountField
					key={part}
					id={`dien-${id}`}
					label={label}
					isUnmarked
					amountVnd={values[part]}
					onChange={(amount) => setValues({ ...values, [part]: amount })}
				/>
			))}
			{HEADS.map(([column, text]) => (
				<span key={column} className="field-label editor-fills-head" data-column={column} aria-hidden="true">
					{text}
				</span>
			))}
			<Button kind="secondary" onClick={fill}>
				{messages.fillAll}
			</Button>
			<p className="field-hint" role="status">
				{notice}
			</p>
		</fieldset>
	);
}
