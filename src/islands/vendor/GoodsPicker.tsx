import { useEffect, useRef, useState } from 'react';
import type { SectionGood } from '#src/domains/catalog/contract-lists.ts';
import { browserWords } from '#src/messages/vi/browser.ts';
import { shopPageWords as words } from '#src/messages/vi/shop-page-screen.ts';
import type { Goods } from '#src/stores/own-goods.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { LinePicture } from '../ui/LinePicture.tsx';
import { TextField } from '../ui/TextField.tsx';

type Props = {
	/** Tells one list from another: its goods are read anew. */
	readonly of: string;
	readonly title: string;
	readonly isOpen: boolean;
	readonly read: (q: string, cursor: string | null, signal: AbortSignal) => Promise<Goods | null>;
	/** False when it was refused. */
	readonly onTick: (productId: string, isIn: boolean) => Promise<boolean>;
	readonly onClose: () => void;
};
const TYPING_MS = 250;

/** The shop's goods to tick; each tick is kept at once, and put back when it was refused. */
export function GoodsPicker({ of, title, isOpen, read, onTick, onClose }: Props) {
	const [text, setText] = useState('');
	const [goods, setGoods] = useState<Goods | null>(null);
	const reading = useRef(read);
	reading.current = read;
	useEffect(() => {
		if (!isOpen || of === '') return;
		const stop = new AbortController();
		const ask = async () => {
			const found = await reading.current(text.trim(), null, stop.signal);
			if (found) setGoods(found);
		};
		const timer = setTimeout(() => void ask(), text ? TYPING_MS : 0);
		return () => {
			clearTimeout(timer);
			stop.abort();
		};
	}, [of, text, isOpen]);
	const mark = (id: string, isIn: boolean) =>
		setGoods((now) => now && { ...now, items: now.items.map((good) => (good.id === id ? { ...good, isIn } : good)) });
	const tick = async ({ id }: SectionGood, isIn: boolean) => {
		mark(id, isIn);
		if (!(await onTick(id, isIn))) mark(id, !isIn);
	};
	const more = async () => {
		const next = await read(text.trim(), goods?.nextCursor ?? null, new AbortController().signal);
		if (next) setGoods((now) => now && { ...next, items: [...now.items, ...next.items] });
	};
	const foot = <Button onClick={onClose}>{words.done}</Button>;
	return (
		<Dialog title={title} isOpen={isOpen} isSheet onClose={onClose} foot={foot}>
			<TextField id="tim-mon" label={words.find} type="search" value={text} onChange={setText} isUnmarked />
			<div className="section-goods" aria-busy={goods === null}>
				{goods?.items.length === 0 && (
					<p className="field-hint">{text.trim() ? browserWords.listNoResults : words.noGoods}</p>
				)}
				{goods?.items.map((good) => (
					<label className="choice section-good" key={good.id}>
						<input
							type="checkbox"
							checked={good.isIn}
							onChange={({ currentTarget }) => void tick(good, currentTarget.checked)}
						/>
						<LinePicture hash={good.pictureHash} />
						<span>
							{good.name}
							{!good.isShown && <span className="field-hint"> ({words.hidden})</span>}
						</span>
					</label>
				))}
				{goods?.nextCursor && (
					<Button kind="secondary" onClick={() => void more()}>
						{words.more}
					</Button>
				)}
			</div>
		</Dialog>
	);
}
