import { VARIANTS_MAX } from '#src/domains/catalog/contract/product.ts';
import { comparable } from '#src/domains/catalog/rules/product-form.ts';
import type { EditorForm, EditorVariant } from '../contract/editor.ts';
import { combine, valuesOfOptions, variantKey } from './editor-form.ts';

export type OptionGroup = { readonly name: string; readonly values: readonly string[] };
export type GridFailure = 'too_many' | 'kept' | 'repeated';
export type Grid = Pick<EditorForm, 'optionNames' | 'variants' | 'pictures' | 'groups'>;
type Made = Grid | GridFailure;

const storedGroups = (form: EditorForm): readonly OptionGroup[] => {
	const values = valuesOfOptions(form);
	return form.optionNames.map((name, at) => ({ name, values: values[at] ?? [] }));
};

/** The groups as the shop sees them; `form.groups` exists only while one of them has no option yet. */
export const groupsOf = (form: EditorForm): readonly OptionGroup[] => form.groups ?? storedGroups(form);

/** Splits what was typed or pasted: a comma, a semicolon, a tab or a line break ends an option. */
export const splitOptions = (typed: string): readonly string[] =>
	typed
		.split(/[,;\t\n\r]+/)
		.map((value) => value.trim().replace(/\s+/g, ' '))
		.filter(Boolean);

/** Makes the table of all combinations. A group without options takes part as soon as it has one. */
export function gridOf(form: EditorForm, groups: readonly OptionGroup[]): Made {
	const filled = groups.filter(({ values }) => values.length > 0);
	if (filled.length === 0 && form.variants.filter(({ id }) => id !== null).length > 1) return 'kept';
	const split = filled.map(({ values }) => values);
	if (split.reduce((count, { length }) => count * length, 1) > VARIANTS_MAX) return 'too_many';
	const variants = combine(split, form.variants, VARIANTS_MAX);
	const made = {
		optionNames: filled.map(({ name }) => name),
		variants: [...variants],
		pictures: form.pictures.map((picture) => ({ ...picture, of: ownerOf(picture.of, form.variants, variants) })),
	};
	const isWhole = JSON.stringify(storedGroups({ ...form, ...made })) === JSON.stringify(groups);
	return { ...made, groups: isWhole ? undefined : groups.map(({ name, values }) => ({ name, values: [...values] })) };
}

/** A picture of a variant stays with the variant that took its place. */
function ownerOf(key: string, before: readonly EditorVariant[], after: readonly EditorVariant[]): string {
	const owner = before.find(({ values }) => variantKey(values) === key);
	if (key === '' || !owner) return key;
	const isStart = (one: readonly string[], other: readonly string[]) => one.every((value, at) => other[at] === value);
	const now =
		after.find(({ id, values }) => (owner.id !== null && id === owner.id) || variantKey(values) === key) ??
		after.find(({ values }) => isStart(owner.values, values) || isStart(values, owner.values));
	return now && now.values.length > 0 ? variantKey(now.values) : '';
}

const replaced = <Item>(items: readonly Item[], at: number, item: Item): readonly Item[] =>
	items.map((one, place) => (place === at ? item : one));

function changeGroup(form: EditorForm, at: number, change: (group: OptionGroup) => OptionGroup): Made {
	const groups = groupsOf(form);
	const group = groups[at];
	return group ? gridOf(form, replaced(groups, at, change(group))) : gridOf(form, groups);
}

export const addGroup = (form: EditorForm): Made => gridOf(form, [...groupsOf(form), { name: '', values: [] }]);

export const renameGroup = (form: EditorForm, at: number, name: string): Made =>
	changeGroup(form, at, (group) => ({ ...group, name }));

export function removeGroup(form: EditorForm, at: number): Made {
	const groups = groupsOf(form);
	const place = groups.slice(0, at).filter(({ values }) => values.length > 0).length;
	const hasValues = (groups[at]?.values.length ?? 0) > 0;
	// Variants are matched by their first options, so the removed one goes to the end.
	const last = (values: readonly string[]) => [
		...values.filter((_value, nth) => nth !== place),
		...values.slice(place, place + 1),
	];
	const keys = new Map(form.variants.map(({ values }) => [variantKey(values), variantKey(last(values))]));
	const moved: EditorForm = hasValues
		? {
				...form,
				variants: form.variants.map((variant) => ({ ...variant, values: last(variant.values) })),
				pictures: form.pictures.map((picture) => ({ ...picture, of: keys.get(picture.of) ?? picture.of })),
			}
		: form;
	return gridOf(
		moved,
		groups.filter((_group, nth) => nth !== at),
	);
}

/** Adds what is new; a saved option that was switched off is on sale again. */
export function addValues(form: EditorForm, at: number, typed: readonly string[]): Made {
	const place = placeInTable(form, at);
	const asked = new Set(typed.map(comparable));
	const variants = form.variants.map((variant) =>
		place !== null && asked.has(comparable(variant.values[place] ?? '')) ? { ...variant, isOn: true } : variant,
	);
	return changeGroup({ ...form, variants }, at, (group) => ({
		...group,
		values: distinct([...group.values, ...typed]),
	}));
}

/** An unsaved option disappears; a saved one is switched off, because orders may name it. */
export function removeValue(form: EditorForm, at: number, value: string): Made {
	const place = placeInTable(form, at);
	const isOf = ({ values }: EditorVariant) => place !== null && values[place] === value;
	if (!form.variants.some((variant) => variant.id !== null && isOf(variant)))
		return changeGroup(form, at, (group) => ({ ...group, values: group.values.filter((one) => one !== value) }));
	const variants = form.variants.map((variant) => (isOf(variant) ? { ...variant, isOn: false } : variant));
	return gridOf({ ...form, variants }, groupsOf(form));
}

/** True for a saved option none of whose variants is on sale. */
export function isSwitchedOff(form: EditorForm, at: number, value: string): boolean {
	const place = placeInTable(form, at);
	const own = form.variants.filter(({ values }) => place !== null && values[place] === value);
	return own.length > 0 && own.every(({ isOn }) => !isOn);
}

export function renameValue(form: EditorForm, at: number, value: string, name: string): Made {
	const place = placeInTable(form, at);
	const groups = groupsOf(form);
	const others = (groups[at]?.values ?? []).filter((one) => one !== value);
	if (others.some((one) => comparable(one) === comparable(name))) return 'repeated';
	const named = (values: readonly string[]) => values.map((one, nth) => (nth === place && one === value ? name : one));
	const keys = new Map(form.variants.map(({ values }) => [variantKey(values), variantKey(named(values))]));
	const renamed: EditorForm = {
		...form,
		variants: form.variants.map((variant) => ({ ...variant, values: named(variant.values) })),
		pictures: form.pictures.map((picture) => ({ ...picture, of: keys.get(picture.of) ?? picture.of })),
	};
	const values = groups[at]?.values.map((one) => (one === value ? name : one)) ?? [];
	return gridOf(
		renamed,
		groups.map((group, nth) => (nth === at ? { ...group, values } : group)),
	);
}

export const moveValue = (form: EditorForm, at: number, value: string, by: -1 | 1): Made =>
	changeGroup(form, at, (group) => {
		const from = group.values.indexOf(value);
		const to = from + by;
		const other = group.values[to];
		if (from < 0 || other === undefined) return group;
		return { ...group, values: replaced(replaced(group.values, from, other), to, value) };
	});

/** Position of the group in the variants' values; null while it has no options. */
function placeInTable(form: EditorForm, at: number): number | null {
	const groups = groupsOf(form);
	if ((groups[at]?.values.length ?? 0) === 0) return null;
	return groups.slice(0, at).filter(({ values }) => values.length > 0).length;
}

function distinct(values: readonly string[]): readonly string[] {
	const alike = values.map(comparable);
	return values.filter((_value, at) => alike.indexOf(alike[at] ?? '') === at);
}
