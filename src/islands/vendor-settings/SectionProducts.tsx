import type { ShopSection } from '#src/domains/product-editing/contract/sections.ts';
import { fillSection, readProducts } from '#src/islands/vendor-settings/store.ts';
import { shopPageMessages as messages } from '#src/messages/vi/vendor/vendor-settings.ts';
import { ProductPicker } from '../vendor/ProductPicker.tsx';

type Props = {
	readonly section: ShopSection;
	readonly isOpen: boolean;
	readonly onChange: (sections: readonly ShopSection[] | null) => boolean;
	readonly onClose: () => void;
};

export function SectionProducts({ section, isOpen, onChange, onClose }: Props) {
	return (
		<ProductPicker
			of={section.id}
			title={messages.fillOf(section.name)}
			isOpen={isOpen}
			read={(q, cursor, signal) => readProducts(section.id, q, cursor, signal)}
			onTick={async (productId, isIn) => onChange(await fillSection(section.id, productId, isIn))}
			onClose={onClose}
		/>
	);
}
