import { useEffect, useState } from 'react';
import type { SectionGood, ShopSection } from '#src/domains/catalog/contract-lists.ts';
import { browserWords } from '#src/messages/vi/browser.ts';
import { shopPageWords as words } from '#src/messages/vi/shop-page-screen.ts';
import { fillSection, type Goods, readGoods } from '#src/stores/vendor-shop.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { LinePicture } from '../ui/LinePicture.tsx';
import { TextField } from '../ui/TextField.tsx';

type Props = {
	readonly section: ShopSection;
	readonly isOpen: boolean;
	readonly onChange: (sections: readonly ShopSection[] | null) => boolean;
	readonly onClose: () => void;
};
const TYPING_MS = 250;

/** The shop's goods to tick; each tick is kept at once, and put back when it was refused. */
export function SectionGoods({ section, isOpen, onChange, onClose }: Props) {
	const [text, setText] = useState('');
	const [goods, setGoods] = useState<Goods | null>(null);
	useEffect(() => {
		if (!isOpen) return;
		const stop = new AbortController();
		const read = async () => {
			const found = await readGoods(section.id, text.trim(), null, stop.signal);
			if (found) setGoods(found);
		};
		const timer = setTimeout(() => void read(), text ? TYPING_MS : 0);
		return () => {
			clearTimeout(timer);
			stop.abort();
		};
	}, [section.id, text, isOpen]);
	const mark = (id: string, isIn: boolean) =>
		setGoods((now) => now && { ...now, items: now.items.map((good) => (good.id === id ? { ...good, isIn } : good)) });
	const tick = async ({ id }: SectionGood, isIn: boolean) => {
		mark(id, isIn);
		if (!onChange(await fillSection(section.id, id, isIn))) mark(id, !isIn);
	};
	const more = async () => {
		const next = await readGoods(section.id, text.trim(), goods?.nextCursor ?? null, new AbortController().signal);
		if (next) setGoods((now) => now && { ...next, items: [...now.items, ...next.items] });
	};
	const foot = <Button onClick={onClose}>{words.done}</Button>;
	return (
		<Dialog title={words.fillOf(section.name)} isOpen={isOpen} isSheet onClose={onClose} foot={foot}>
			<TextField id="tim-mon" label={words.find} type="search" value={text} onChange={setText} isOptional />
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
