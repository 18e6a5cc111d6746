import type { CategoryBranch } from '#src/domains/catalog/contract/product.ts';
import { descriptionBlocks, plainTextOf } from '#src/domains/catalog/rules/product-page/description-blocks.ts';
import type { EditorForm } from '#src/domains/product-editing/contract/editor.ts';
import { editorPartMessages as messages } from '#src/messages/vi/vendor/product-editor.ts';
import type { EditorProblem } from './editor-problems.ts';

/** Element ids of the parts in the order of the page. */
export const EDITOR_PARTS = [
	'phan-chinh',
	'phan-anh',
	'phan-loai',
	'phan-mo-ta',
	'phan-dac-diem',
	'phan-cach-ban',
] as const satisfies readonly string[] as readonly PartId[];
export type PartId = 'phan-chinh' | 'phan-anh' | 'phan-loai' | 'phan-mo-ta' | 'phan-dac-diem' | 'phan-cach-ban';

/** Scheduled prices are a section of the list, but saved on their own. */
export type SectionId = PartId | 'phan-giam-gia';

const FIRST: readonly PartId[] = ['phan-chinh', 'phan-anh', 'phan-loai', 'phan-mo-ta'];
const FIELDS_BY_PART: Readonly<Record<PartId, readonly (keyof EditorForm)[]>> = {
	'phan-chinh': ['name', 'categoryId'],
	'phan-anh': ['pictures'],
	'phan-loai': ['optionNames', 'variants'],
	'phan-mo-ta': ['description'],
	'phan-dac-diem': ['brand', 'attributes'],
	'phan-cach-ban': ['prepDays', 'quantityMin', 'quantityStep', 'quantityMax', 'shippingProfileId', 'noReturnReason'],
};
const FIELDS: readonly (readonly [RegExp, PartId])[] = [
	[/^(ten-hang|danh-muc-hang)$/, 'phan-chinh'],
	[/^(alt-|phan-anh)/, 'phan-anh'],
	[/^mo-ta-hang$/, 'phan-mo-ta'],
	[/^(thuong-hieu$|dd-)/, 'phan-dac-diem'],
	[/^(chuan-bi|mua-nhieu|bang-phi|khong-tra)$/, 'phan-cach-ban'],
];

export const sectionOfField = (field: string): PartId => FIELDS.find(([name]) => name.test(field))?.[1] ?? 'phan-loai';

export const isPartChanged = (part: PartId, base: EditorForm, form: EditorForm): boolean =>
	FIELDS_BY_PART[part].some((key) => JSON.stringify(base[key]) !== JSON.stringify(form[key]));

type Facts = {
	readonly isNew: boolean;
	readonly base: EditorForm;
	readonly form: EditorForm;
	readonly problems: readonly EditorProblem[];
};

/** Opens a part that is incomplete, wrong or unsaved. */
export function isOpenAtFirst(part: PartId, { isNew, base, form, problems }: Facts): boolean {
	if (isNew && FIRST.includes(part)) return true;
	if (part === 'phan-anh' && form.pictures.length === 0) return true;
	return isPartChanged(part, base, form) || problems.some(({ field }) => sectionOfField(field) === part);
}

export function summaryOf(part: PartId, form: EditorForm, categories: readonly CategoryBranch[]): string {
	if (part === 'phan-anh') return messages.pictures(form.pictures.length);
	if (part === 'phan-mo-ta')
		return plainTextOf(descriptionBlocks(form.description)).split('\n', 1)[0] || messages.noText;
	if (part === 'phan-dac-diem') return messages.facts(form.brand.trim(), form.attributes.length);
	if (part === 'phan-cach-ban') return messages.selling(form.prepDays, form.quantityMin, form.quantityMax);
	if (part === 'phan-chinh') {
		const category = categories.flatMap(({ children }) => children).find(({ id }) => id === form.categoryId);
		return [form.name.trim() || messages.noName, category?.name].filter(Boolean).join(' · ');
	}
	const sold = form.variants.filter(({ isOn }) => isOn);
	const prices = sold.map(({ priceVnd }) => priceVnd);
	const stock = sold.reduce((sum, variant) => sum + variant.stock, 0);
	return messages.variants(form.variants.length, Math.min(...prices), Math.max(...prices), stock);
}
