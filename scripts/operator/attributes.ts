import {
	applyAttribute,
	listAttributes,
	removeAttribute,
	saveAttribute,
	saveAttributeOption,
	withdrawAttribute,
} from '#src/domains/catalog/index.ts';
import type { Failure } from '#src/shared/failure.ts';
import { type Command, done, failureOutcome, operatorContext } from './outcome.ts';

export const ATTRIBUTE_USAGE = `       npm run operator -- attribute list
       npm run operator -- attribute add CODE NAME text|number|boolean|choice [UNIT] [OPTION,OPTION…]
       npm run operator -- attribute choice CODE CHOICE [ALIAS,ALIAS…]
       npm run operator -- attribute apply CODE CATEGORY-SLUG [filter]
       npm run operator -- attribute withdraw CODE CATEGORY-SLUG
       npm run operator -- attribute remove CODE
`;

const TYPES = ['text', 'number', 'boolean', 'choice'] as const;
const namesOf = (text = ''): readonly string[] => text.split(',').flatMap((name) => name.trim() || []);

type Result = { readonly ok: true; readonly value: { readonly code: string } } | Rejected;
type Rejected = { readonly ok: false; readonly error: Failure };
const told = (act: string, result: Result) =>
	result.ok ? done(`${act}: ${result.value.code}; lists follow within a minute`) : failureOutcome(result.error);

const list: Command = async ({ read }) => {
	const rows = await listAttributes(read);
	return done(
		...rows.flatMap(({ code, name, type, unit, choices, categories, products }) => [
			`${code}\t${name}\t${type}${unit ? ` in ${unit}` : ''}\tsaid of ${products} products`,
			`\tof ${categories.join(', ') || 'no category'}`,
			...(choices.length > 0 ? [`\tone of ${choices.join(', ')}`] : []),
		]),
	);
};

export function attributeCommand([act, code = '', first = '', ...rest]: readonly string[]): Command | null {
	if (act === 'list') return list;
	if (!code) return null;
	const type = TYPES.find((known) => known === rest[0]);
	if (act === 'add' && first && type) {
		const input = { code, name: first, type, unit: rest[1] ?? '', options: namesOf(rest[2]) };
		return async (parts) => told(act, await saveAttribute(operatorContext(parts), input));
	}
	if (act === 'choice' && first)
		return async (parts) =>
			told(act, await saveAttributeOption(operatorContext(parts), { code, choice: first, aliases: namesOf(rest[0]) }));
	const place = { code, categorySlug: first };
	if (act === 'apply' && first)
		return async (parts) =>
			told(act, await applyAttribute(operatorContext(parts), { ...place, isFilter: rest[0] === 'filter' }));
	if (act === 'withdraw' && first)
		return async (parts) => told(act, await withdrawAttribute(operatorContext(parts), place));
	if (act === 'remove') return async (parts) => told(act, await removeAttribute(operatorContext(parts), { code }));
	return null;
}
