import { DESCRIPTION_MAX, DESCRIPTION_MIN } from '#src/domains/catalog/contract/description.ts';
import {
	OPTION_VALUE_MAX,
	PRE_ORDER_DAYS_MAX,
	PRICE_MIN_VND,
	QUANTITY_MAX,
	STOCK_MAX,
	VARIANT_LIMITS,
} from '#src/domains/catalog/contract/product.ts';
import { comparable, skuKey } from '#src/domains/catalog/rules/product-form.ts';
import type { EditorForm, EditorVariant } from '#src/domains/product-editing/contract/editor.ts';
import { groupsOf } from '#src/domains/product-editing/rules/variant-grid.ts';
import { fieldMessages } from '#src/messages/vi/ui.ts';
import { editorProblems as messages } from '#src/messages/vi/vendor/product-editor.ts';
import { MAX_VND } from '#src/shared/money.ts';
import { sortByPagePosition } from './page-order.ts';

export type EditorProblem = { readonly field: string; readonly text: string };
type ReportProblem = (isWrong: boolean, field: string, text: string) => void;
const NAME_MIN = 5;
export const EDITOR_TEXTS = { name: 120, brand: 60, description: DESCRIPTION_MAX, sku: 40, alt: 160 } as const;

/** Returns what prevents saving, with the id of the field that corrects it. */
export function problemsOf(form: EditorForm): readonly EditorProblem[] {
	const found: EditorProblem[] = [];
	const miss: ReportProblem = (isWrong, field, text) => {
		if (isWrong) found.push({ field, text });
	};
	const long = (text: string, max: number, field: string) =>
		miss(text.length > max, field, fieldMessages.tooLong(max, text.length - max));
	miss(form.name.trim().length < NAME_MIN, 'ten-hang', messages.name);
	long(form.name, EDITOR_TEXTS.name, 'ten-hang');
	miss(form.categoryId === '', 'danh-muc-hang', messages.category);
	for (const { hash, alt } of form.pictures) long(alt, EDITOR_TEXTS.alt, `alt-${hash}`);
	checkOptions(form, miss);
	for (const [at, variant] of form.variants.entries()) checkVariant(variant, at, form, miss);
	miss(!form.variants.some(({ isOn }) => isOn), 'ban-0', messages.off);
	miss(form.description.trim().length < DESCRIPTION_MIN, 'mo-ta-hang', messages.description);
	long(form.description, EDITOR_TEXTS.description, 'mo-ta-hang');
	long(form.brand, EDITOR_TEXTS.brand, 'thuong-hieu');
	const { prepDays, quantityMin: min, quantityStep: step, quantityMax: max } = form;
	miss(prepDays < 1 || prepDays > PRE_ORDER_DAYS_MAX, 'chuan-bi', messages.prepDays);
	const isUneven = min < 1 || step < 1 || max < min || (max - min) % step !== 0;
	miss(isUneven || max > QUANTITY_MAX, 'mua-nhieu', messages.quantity);
	return sortByPagePosition(found);
}

export const displayProblemsOf = ({ pictures }: EditorForm): readonly EditorProblem[] =>
	pictures.length === 0 ? [{ field: 'phan-anh', text: messages.noPicture }] : [];

function checkOptions(form: EditorForm, miss: ReportProblem): void {
	const groups = groupsOf(form);
	const keys = groups.map(({ name }) => comparable(name));
	for (const [at, { name, values }] of groups.entries()) {
		miss(name.trim() === '', `nhom-${at}`, messages.optionName);
		miss(name.length > VARIANT_LIMITS.optionName, `nhom-${at}`, messages.optionLong);
		miss(name.trim() !== '' && keys.indexOf(comparable(name)) < at, `nhom-${at}`, messages.optionNamesSame);
		miss(values.length === 0, `lua-chon-${at}`, messages.optionValues);
		miss(
			values.some((value) => value.length > OPTION_VALUE_MAX),
			`lua-chon-${at}`,
			messages.optionLong,
		);
		miss(new Set(values.map(comparable)).size < values.length, `lua-chon-${at}`, messages.optionRepeated);
	}
	const isGridOld = form.variants.some(({ values }) => values.length !== form.optionNames.length);
	miss(isGridOld && groups.length === form.optionNames.length, 'nhom-0', messages.optionName);
}

function checkVariant(variant: EditorVariant, at: number, { variants }: EditorForm, miss: ReportProblem): void {
	const { priceVnd, stock, sku, weightG, lengthCm, widthCm, heightCm } = variant;
	const code = sku.trim();
	const sides = [lengthCm, widthCm, heightCm];
	miss(priceVnd < PRICE_MIN_VND || priceVnd > MAX_VND, `gia-${at}`, messages.price);
	miss(stock > STOCK_MAX, `kho-${at}`, messages.stock);
	const isRepeated = code !== '' && variants.findIndex((other) => skuKey(other.sku) === skuKey(code)) < at;
	miss(code.length > EDITOR_TEXTS.sku || isRepeated, `ma-${at}`, messages.sku);
	miss(weightG < 1 || weightG > VARIANT_LIMITS.weightG, `nang-${at}`, messages.weight);
	const isPartly = sides.some((side) => side > 0) && sides.some((side) => side < 1);
	miss(isPartly || sides.some((side) => side > VARIANT_LIMITS.sideCm), `dai-${at}`, messages.size);
}
