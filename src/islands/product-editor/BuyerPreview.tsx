import { useStore } from '@nanostores/react';
import { descriptionBlocks } from '#src/domains/catalog/rules/product-page/description-blocks.ts';
import { valuesOfOptions } from '#src/domains/product-editing/rules/editor-form.ts';
import { $editor } from '#src/islands/product-editor/store.ts';
import { editorPartMessages, editorMessages as messages } from '#src/messages/vi/vendor/product-editor.ts';
import { url } from '#src/routes.ts';
import { formatVnd } from '#src/shared/money.ts';
import { Description } from '../product/Description.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';

export function BuyerPreview({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
	const { form } = useStore($editor);
	const sold = form.variants.filter(({ isOn }) => isOn);
	const prices = sold.map(({ priceVnd }) => priceVnd);
	const [from, to] = [Math.min(...prices), Math.max(...prices)];
	const offered = valuesOfOptions({ ...form, variants: sold });
	return (
		<Dialog
			title={messages.previewTitle}
			isOpen={isOpen}
			isSheet
			onClose={onClose}
			foot={<Button onClick={onClose}>{messages.closePreview}</Button>}
		>
			<div className="editor-buyer">
				<div className="editor-gallery">
					{form.pictures.map(({ hash, alt }, at) => (
						<img
							key={hash}
							src={url.picture({ hash, width: at === 0 ? 640 : 320, format: 'webp' })}
							width={at === 0 ? 480 : 96}
							height={at === 0 ? 480 : 96}
							alt={alt || form.name}
						/>
					))}
				</div>
				{form.brand && <p className="goods-soft">{form.brand}</p>}
				<h3>{form.name || editorPartMessages.noName}</h3>
				{prices.length > 0 && (
					<p className="goods-price money">{from === to ? formatVnd(from) : `${formatVnd(from)} – ${formatVnd(to)}`}</p>
				)}
				{form.optionNames.map((name, at) => (
					<div key={name}>
						<p className="field-label">{name}</p>
						<p className="editor-row">
							{offered[at]?.map((value) => (
								<span className="chip" key={value}>
									{value}
								</span>
							))}
						</p>
					</div>
				))}
				<Description blocks={descriptionBlocks(form.description)} />
			</div>
		</Dialog>
	);
}
