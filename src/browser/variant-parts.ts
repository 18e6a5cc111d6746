import { onVariantChange } from '#src/browser/chosen-variant.ts';

/** Parts of the page that are true of some variants only are shown when one of these is chosen. */
export function watchVariantParts(): void {
	const parts = [...document.querySelectorAll<HTMLElement>('[data-shows-variants]')];
	onVariantChange(({ variantId }) => {
		for (const part of parts) part.hidden = !part.dataset.showsVariants?.split(' ').includes(variantId);
	});
}
