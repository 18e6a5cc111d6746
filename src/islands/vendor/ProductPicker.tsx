import { useEffect, useRef, useState } from 'react';
import type { SectionProduct } from '#src/domains/product-editing/contract/sections.ts';
import type { Products } from '#src/islands/vendor/shop-products-store.ts';
import { emptyListMessages } from '#src/messages/vi/ui.ts';
import { shopPageMessages as messages } from '#src/messages/vi/vendor/vendor-settings.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { LinePicture } from '../ui/LinePicture.tsx';

type Props = {
	/** Identifies the list; another value loads the products again. */
	readonly of: string;
	readonly title: string;
	readonly isOpen: boolean;
	readonly read: (q: string, cursor: string | null, signal: AbortSignal) => Promise<Products | null>;
	readonly onTick: (productId: string, isIn: boolean) => Promise<boolean>;
	readonly onClose: () => void;
};
const TYPING_MS = 250;

/** Saves each tick directly and reverts it when the server rejects it. */
export function ProductPicker({ of, title, isOpen, read, onTick, onClose }: Props) {
	const [text, setText] = useState('');
	const [goods, setProducts] = useState<Products | null>(null);
	const reading = useRef(read);
	reading.current = read;
	useEffect(() => {
		if (!isOpen || of === '') return;
		const stop = new AbortController();
		const request = async () => {
			const found = await reading.current(text.trim(), null, stop.signal);
			if (found) setProducts(found);
		};
		const timer = setTimeout(() => void request(), text ? TYPING_MS : 0);
		return () => {
			clearTimeout(timer);
			stop.abort();
		};
	}, [of, text, isOpen]);
	const mark = (id: string, isIn: boolean) =>
		setProducts(
			(now) =>
				now && { ...now, items: now.items.map((product) => (product.id === id ? { ...product, isIn } : product)) },
		);
	const tick = async ({ id }: SectionProduct, isIn: boolean) => {
		mark(id, isIn);
		if (!(await onTick(id, isIn))) mark(id, !isIn);
	};
	const more = async () => {
		const next = await read(text.trim(), goods?.nextCursor ?? null, new AbortController().signal);
		if (next) setProducts((now) => now && { ...next, items: [...now.items, ...next.items] });
	};
	const foot = <Button onClick={onClose}>{messages.done}</Button>;
	return (
		<Dialog title={title} isOpen={isOpen} isSheet onClose={onClose} foot={foot}>
			<TextField id="tim-mon" label={messages.find} type="search" value={text} onChange={setText} isUnmarked />
			<div className="section-goods" aria-busy={goods === null}>
				{goods?.items.length === 0 && (
					<p className="field-hint">{text.trim() ? emptyListMessages.listNoResults : messages.noProducts}</p>
				)}
				{goods?.items.map((product) => (
					<label className="choice section-good" key={product.id}>
						<input
							type="checkbox"
							checked={product.isIn}
							onChange={({ currentTarget }) => void tick(product, currentTarget.checked)}
						/>
						<LinePicture hash={product.pictureHash} />
						<span>
							{product.name}
							{!product.isShown && <span className="field-hint"> ({messages.hidden})</span>}
						</span>
					</label>
				))}
				{goods?.nextCursor && (
					<Button kind="secondary" onClick={() => void more()}>
						{messages.more}
					</Button>
				)}
			</div>
		</Dialog>
	);
}
