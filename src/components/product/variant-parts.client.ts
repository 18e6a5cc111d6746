import { onVariantChange } from '#src/browser/chosen-variant.ts';

/** Shows parts of the page only for the variants they apply to. */
export function watchVariantParts(): void {
	const parts = [...document.querySelectorAll<HTMLElement>('[data-shows-variants]')];
	onVariantChange(({ variantId }) => {
		for (const part of parts) part.hidden = !part.dataset.showsVariants?.split(' ').includes(variantId);
	});
}
