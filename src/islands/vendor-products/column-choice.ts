import type { ImportTarget } from '#src/domains/product-import/contract.ts';
import { productFileMessages } from '#src/messages/vi/vendor/product-imports.ts';

const messages = productFileMessages.mapping;
type Column = { readonly heading: string };
export type ChosenTarget = ImportTarget | '';

/** What prevents sending: a column without a choice, a field chosen twice, or no SKU; by index, -1 for the whole table. */
export function choiceProblem(
	columns: readonly Column[],
	targets: readonly ChosenTarget[],
): { readonly at: number; readonly text: string } | null {
	const headingOf = (at: number): string => columns[at]?.heading || messages.untitled;
	const open = targets.indexOf('');
	if (open >= 0) return { at: open, text: messages.left(headingOf(open)) };
	const meant = targets.map((target) => (target === 'weightKg' ? 'weight' : target));
	const repeated = meant.findIndex((target, at) => target !== 'skip' && meant.indexOf(target) < at);
	if (repeated >= 0) return { at: repeated, text: messages.repeated(headingOf(repeated)) };
	return targets.includes('sku') ? null : { at: -1, text: messages.noSku };
}
