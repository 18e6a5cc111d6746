import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { EditorVariant } from '#src/domains/product-editing/contract/editor.ts';
import { variantKey } from '#src/domains/product-editing/rules/editor-form.ts';
import { $editor, edit } from '#src/islands/product-editor/store.ts';
import { editorMessages as messages } from '#src/messages/vi/vendor/product-editor.ts';
import { isWideScreen } from '../EditorPart.tsx';
import { PriceAfterFees } from '../PriceAfterFees.tsx';
import { EditorVariantRow } from './EditorVariantRow.tsx';
import { FillAll } from './FillAll.tsx';
import { OptionGroups } from './OptionGroups.tsx';

type Props = { readonly wrong: (field: string) => string | undefined };

/** More variants than this are folded on a phone. */
const OPEN_VARIANTS = 2;

export function EditorVariants({ wrong }: Props) {
	const { variants } = useStore($editor).form;
	const [isFolding] = useState(() => variants.length > OPEN_VARIANTS && !isWideScreen());
	const change = (at: number, part: Partial<EditorVariant>) =>
		edit({ variants: variants.map((variant, place) => (place === at ? { ...variant, ...part } : variant)) });
	return (
		<div className="editor-fold-body">
			<OptionGroups wrong={wrong} />
			<p className="field-hint">{messages.priceHint}</p>
			{variants.length > 1 && <FillAll />}
			<ul className="editor-variants" data-table={variants.length > 1 || undefined}>
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
		</div>
	);
}
