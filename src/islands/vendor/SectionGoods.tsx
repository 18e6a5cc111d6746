import type { ShopSection } from '#src/domains/catalog/contract-lists.ts';
import { shopPageWords as words } from '#src/messages/vi/shop-page-screen.ts';
import { fillSection, readGoods } from '#src/stores/vendor-shop.ts';
import { GoodsPicker } from './GoodsPicker.tsx';

type Props = {
	readonly section: ShopSection;
	readonly isOpen: boolean;
	readonly onChange: (sections: readonly ShopSection[] | null) => boolean;
	readonly onClose: () => void;
};

/** Which of the shop's goods stand in a section. */
export function SectionGoods({ section, isOpen, onChange, onClose }: Props) {
	return (
		<GoodsPicker
			of={section.id}
			title={words.fillOf(section.name)}
			isOpen={isOpen}
			read={(q, cursor, signal) => readGoods(section.id, q, cursor, signal)}
			onTick={async (productId, isIn) => onChange(await fillSection(section.id, productId, isIn))}
			onClose={onClose}
		/>
	);
}
