import * as z from 'zod';
import { isRecord } from './domain-modules.ts';

type Leaf = { readonly path: string; readonly schema: z.core.$ZodType };

export const isSchema = (value: unknown): value is z.core.$ZodType => isRecord(value) && '_zod' in value;

/** All string schemas within a schema, with the path of the field. */
export function stringFields(schema: z.core.$ZodType, path: string): readonly Leaf[] {
	const def = schema._zod.def as unknown as Readonly<Record<string, unknown>>;
	if (def.type === 'string') return [{ path, schema }];
	const fields = isRecord(def.shape) ? Object.entries(def.shape) : [];
	const parts = [def.innerType, def.element, def.valueType, ...(Array.isArray(def.options) ? def.options : [])];
	return [
		...fields.flatMap(([name, field]) => (isSchema(field) ? stringFields(field, `${path}.${name}`) : [])),
		...parts.flatMap((part) => (isSchema(part) ? stringFields(part, path) : [])),
	];
}

/** Texts that only a field of free text accepts, from short to long. */
const TEXTS = [
	'Lê Ngọc Ân',
	'Gạo nếp nương Tây Bắc 12',
	'Hạt tròn, thơm và dẻo; đóng túi vải tại ruộng, xay trong tuần.',
];
const JOINED_EMOJI = '❤️\u200d🔥';
const PRIVATE_USE = '\ue000';

/** Problems of a string field that does not clean its text as all others do; none for fields with a format. */
export function textFieldProblems({ path, schema }: Leaf): readonly string[] {
	const read = (text: string) => z.safeParse(schema, text);
	const text = TEXTS.find((one) => read(one).success);
	if (text === undefined) return [];
	const stored = `${text} ${JOINED_EMOJI}`.normalize('NFC');
	const withEmoji = read(stored).success ? stored : text;
	const hidden = `\u2060 ${withEmoji.normalize('NFD').replace(' ', '\u200b \u00ad')}\u202e\ufeff `;
	const cleaned = read(hidden);
	return [
		...(cleaned.success && cleaned.data === withEmoji ? [] : [`${path} does not clean invisible characters`]),
		...(read(text.slice(0, -1) + PRIVATE_USE).success ? [`${path} accepts what cannot be printed`] : []),
	];
}
