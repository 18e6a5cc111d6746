import { PRICE_MIN_VND } from '#src/domains/catalog/contract.ts';
import type { EditorForm } from '#src/domains/catalog/contract-editor.ts';
import { editorProblems as words } from '#src/messages/vi/editor-screen.ts';

export type EditorProblem = { readonly field: string; readonly text: string };
const NAME_MIN = 5;
const DESCRIPTION_MIN = 20;

/** What stands in the way of saving, with the id of the field where it is mended. */
export function problemsOf(form: EditorForm): readonly EditorProblem[] {
	const found: EditorProblem[] = [];
	const miss = (isWrong: boolean, field: string, text: string) => {
		if (isWrong) found.push({ field, text });
	};
	miss(form.categoryId === '', 'danh-muc-hang', words.category);
	miss(form.name.trim().length < NAME_MIN, 'ten-hang', words.name);
	miss(form.description.trim().length < DESCRIPTION_MIN, 'mo-ta-hang', words.description);
	const isGridOld = form.variants.some(({ values }) => values.length !== form.optionNames.length);
	miss(isGridOld || form.optionNames.some((name) => name.trim() === ''), 'nhom-0', words.optionName);
	for (const [at, variant] of form.variants.entries()) {
		miss(variant.priceVnd < PRICE_MIN_VND, `gia-${at}`, words.price);
		miss(variant.sku.trim() === '', `ma-${at}`, words.sku);
		miss(variant.weightG < 1, `nang-${at}`, words.weight);
	}
	miss(!form.variants.some(({ isOn }) => isOn), 'ban-0', words.off);
	const { quantityMin: min, quantityStep: step, quantityMax: max } = form;
	miss(min < 1 || step < 1 || max < min || (max - min) % step !== 0, 'mua-nhieu', words.quantity);
	return found;
}
