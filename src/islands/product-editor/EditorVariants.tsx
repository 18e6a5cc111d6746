import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { OPTION_NAMES_MAX, VARIANT_LIMITS } from '#src/domains/catalog/contract/product.ts';
import type { EditorVariant } from '#src/domains/product-editing/contract/editor.ts';
import { valuesOfOptions, variantKey } from '#src/domains/product-editing/rules/editor-form.ts';
import { gridOf, type TypedOption } from '#src/domains/product-editing/rules/variant-grid.ts';
import { $editor, edit, setPending } from '#src/islands/product-editor/store.ts';
import { editorMessages as messages, editorPartMessages as partText } from '#src/messages/vi/vendor/product-editor.ts';
import { slugOf } from '#src/shared/slug.ts';
import { Button } from '../ui/Button.tsx';
import { FieldError } from '../ui/fields/FieldError.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { isWideScreen } from './EditorPart.tsx';
import { EditorVariantRow } from './EditorVariantRow.tsx';
import { PriceAfterFees } from './PriceAfterFees.tsx';

type Props = { readonly wrong: (field: string) => string | undefined };

/** More variants than this are folded on a phone. */
const OPEN_VARIANTS = 2;

export function EditorVariants({ wrong }: Props) {
	const { variants } = useStore($editor).form;
	const [isFolding] = useState(() => variants.length > OPEN_VARIANTS && !isWideScreen());
	const change = (at: number, part: Partial<EditorVariant>) =>
		edit({ variants: variants.map((variant, place) => (place === at ? { ...variant, ...part } : variant)) });
	return (
		<>
			<Options wrong={wrong} />
			{variants.length > 1 && <Fill />}
			<p className="field-hint">{messages.priceHint}</p>
			<ul className="editor-variants">
				{variants.map((variant, at) => (
					<EditorVariantRow
						key={variant.id ?? variantKey(variant.values)}
						variant={variant}
						at={at}
						isFolding={isFolding && variant.id !== null}
						wrong={wrong}
						onChange={(part) => change(at, part)}
						onRemove={
							variant.id === null && variants.length > 1
								? () => edit({ variants: variants.filter((_one, place) => place !== at) })
								: undefined
						}
					/>
				))}
			</ul>
			<PriceAfterFees />
		</>
	);
}

const OPTION_KEYS = ['first', 'second', 'third'] as const;

/** Parses the stored options into the form of the input fields. */
function optionsOf(stored: string): readonly TypedOption[] {
	const [names, values] = JSON.parse(stored) as [string[], string[][]];
	return names.map((name, at) => ({ name, values: (values[at] ?? []).join(', ') }));
}

function Options({ wrong }: Props) {
	const { form } = useStore($editor);
	const stored = JSON.stringify([form.optionNames, valuesOfOptions(form)]);
	const [options, setOptions] = useState(() => optionsOf(stored));
	const [refused, setRejected] = useState('');
	const [isOpenAtFirst] = useState(form.optionNames.length === 0);
	useEffect(() => setOptions(optionsOf(stored)), [stored]);
	const isOpen = JSON.stringify(options) !== JSON.stringify(optionsOf(stored));
	useEffect(() => setPending({ hasOpenOptions: isOpen }), [isOpen]);
	const change = (at: number, part: Partial<TypedOption>) =>
		setOptions(options.map((option, place) => (place === at ? { ...option, ...part } : option)));
	const make = () => {
		const made = gridOf(form, options);
		setRejected(typeof made === 'string' ? messages.gridRejected[made] : '');
		if (typeof made === 'string') return;
		edit(made);
		setOptions(optionsOf(JSON.stringify([made.optionNames, valuesOfOptions({ ...form, ...made })])));
	};
	return (
		<details className="editor-fold" open={isOpenAtFirst}>
			<summary className="editor-fold-head">
				<span>{partText.options(form.optionNames)}</span>
			</summary>
			<div className="editor-fold-body">
				{options.map(({ name, values }, at) => (
					<div className="editor-option" key={OPTION_KEYS[at]}>
						<TextField
							id={`nhom-${at}`}
							label={messages.optionName(at + 1)}
							hint={messages.optionNameHint}
							maxLength={VARIANT_LIMITS.optionName}
							value={name}
							error={wrong(`nhom-${at}`)}
							onChange={(text) => change(at, { name: text })}
						/>
						<TextField
							id={`lua-chon-${at}`}
							label={messages.optionValues(at + 1)}
							hint={messages.optionValuesHint}
							value={values}
							error={wrong(`lua-chon-${at}`)}
							onChange={(text) => change(at, { values: text })}
						/>
						<Button kind="quiet" onClick={() => setOptions(options.filter((_one, place) => place !== at))}>
							{messages.removeOption(at + 1)}
						</Button>
					</div>
				))}
				<div className="editor-row">
					{options.length < OPTION_NAMES_MAX && (
						<Button kind="secondary" onClick={() => setOptions([...options, { name: '', values: '' }])}>
							{messages.addOption}
						</Button>
					)}
					{(options.length > 0 || form.optionNames.length > 0) && (
						<Button
							id="lap-bang"
							kind={isOpen ? 'primary' : 'secondary'}
							aria-describedby="lap-bang-loi"
							onClick={make}
						>
							{messages.makeGrid}
						</Button>
					)}
				</div>
				<FieldError id="lap-bang-loi" words={refused || wrong('lap-bang')} />
				{options.length > 0 && <p className="field-hint">{messages.gridHint}</p>}
			</div>
		</details>
	);
}

const SKU_BASE_MAX = 30;

function Fill() {
	const { form } = useStore($editor);
	const { variants, name } = form;
	const [first] = variants;
	if (!first) return null;
	const { priceVnd, stock, weightG, lengthCm, widthCm, heightCm } = first;
	const all = (part: Partial<EditorVariant>) => () =>
		edit({ variants: variants.map((variant) => ({ ...variant, ...part })) });
	const name0 = slugOf(name).toUpperCase().slice(0, SKU_BASE_MAX) || 'SP';
	const taken = new Set(variants.map(({ sku }) => sku));
	const free = (at: number): string => {
		for (let number = at + 1; ; number += variants.length) {
			const sku = `${name0}-${number}`;
			if (!taken.has(sku)) return sku;
		}
	};
	const code = () =>
		edit({ variants: variants.map((variant, at) => (variant.sku.trim() ? variant : { ...variant, sku: free(at) })) });
	return (
		<fieldset className="editor-fills">
			<legend className="field-label">{messages.fill}</legend>
			<Button kind="secondary" onClick={all({ priceVnd })}>
				{messages.fillPrice}
			</Button>
			<Button kind="secondary" onClick={all({ stock })}>
				{messages.fillStock}
			</Button>
			<Button kind="secondary" onClick={all({ weightG, lengthCm, widthCm, heightCm })}>
				{messages.fillWeight}
			</Button>
			<Button kind="secondary" onClick={code}>
				{messages.fillSku}
			</Button>
		</fieldset>
	);
}
